// The people of a shop: who they are in it and who may bid.
import { membersCalls } from '@bidyard/contract/calls/members'
import { memberGrade, memberState } from '@bidyard/contract/enums/members'
import type { ItemOf } from '@bidyard/contract/list'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useList } from '../../../api/list/use-list.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Avatar } from '../../../ui/show/avatar.tsx'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { RowLink } from '../../../ui/table/row-link.tsx'

type Member = ItemOf<typeof membersCalls.listMembers>

const MemberRow = ({ member }: { readonly member: Member }) => {
  const say = useText('shops')
  const word = useWord()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 md:px-5">
      <Avatar name={member.name} size="small" />
      <span className="flex min-w-0 flex-1 flex-col">
        <RowLink to="/office/members/$id" params={{ id: member.id }}>{member.name}</RowLink>
        <span className="text-sm text-ink-faint">{member.uid} · {word(memberGrade, member.grade)}</span>
      </span>
      {member.mayBid && member.state === 'active' && <Badge tone="action" icon="gavel">{say('mayBid')}</Badge>}
      {member.state !== 'active' && <Badge tone="closing">{word(memberState, member.state)}</Badge>}
    </li>
  )
}

export const MembersCard = ({ shopId }: { readonly shopId: string }) => {
  const say = useText('shops')
  const wordsFor = useFailureWords()
  const members = useList(membersCalls.listMembers, {
    filter: { shopId: { eq: shopId } }, sort: [{ createdAt: 'asc' }], size: 100,
  })
  if (members.failure !== null && members.items.length === 0)
    return <ErrorPanel {...wordsFor(members.failure)} onRetry={members.retry} />
  if (members.isLoading) return <div aria-busy="true"><Skeleton className="h-48 rounded-lg" /></div>
  return (
    <Card title={say('members')} note={say('membersNote')} flush>
      {members.items.length === 0
        ? <EmptyState icon="users" title={say('noMembers')} text={say('noMembersText')} />
        : (
          <ul className="mt-2 divide-y divide-line border-t border-line">
            {members.items.map((member) => <MemberRow key={member.id} member={member} />)}
          </ul>
        )}
    </Card>
  )
}
