// Whom the shop has beside who leads it, and who of them may bid; the word of whoever leads it.
import { membersCalls } from '@bidyard/contract/calls/members'
import { memberGrade, memberPart, memberState } from '@bidyard/contract/enums/members'
import type { ItemOf } from '@bidyard/contract/list'
import { leadsShop } from '@bidyard/contract/shapes/shop-lead'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useEndless } from '../../../api/list/use-endless.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Avatar } from '../../../ui/show/avatar.tsx'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { SkeletonText } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { MoreButton } from '../../../ui/table/more-button.tsx'
import { BidPermissionButton } from '../parts/bid-permission-button.tsx'
import type { Profile } from './types.ts'

type Colleague = ItemOf<typeof membersCalls.listMembers>

const BidBadge = ({ state, mayBid }: Colleague) => {
  const say = useText('members')
  const word = useWord()
  if (state !== 'active') return <Badge tone="closing">{word(memberState, state)}</Badge>
  return mayBid
    ? <Badge tone="action" icon="gavel">{say('colleagueBids')}</Badge>
    : <Badge>{say('colleagueBidsNot')}</Badge>
}

const Row = ({ colleague }: { readonly colleague: Colleague }) => {
  const say = useText('members')
  const word = useWord()
  const { name, grade, part, state } = colleague
  const leads = leadsShop(colleague)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-1 last:pb-0">
      <Avatar name={name} size="small" />
      <span className="flex min-w-20 flex-1 flex-col">
        <b className="text-md font-semibold break-words">{name}</b>
        <span className="text-sm text-ink-faint">
          {word(memberGrade, grade)}{part !== null && ` · ${word(memberPart, part)}`}
          {leads && ` · ${say('colleagueLeads')}`}
        </span>
      </span>
      <span className="ml-auto flex items-center gap-3">
        <BidBadge {...colleague} />
        {!leads && state === 'active' && <BidPermissionButton member={colleague} />}
      </span>
    </li>
  )
}

export const ColleaguesCard = ({ profile: { id, shop } }: { readonly profile: Profile }) => {
  const say = useText('members')
  const wordsFor = useFailureWords()
  const all = useEndless(membersCalls.listMembers, {
    filter: { shopId: { eq: shop?.id ?? '' }, state: { in: ['active', 'suspended'] } },
    sort: [{ createdAt: 'asc' }],
  }, shop !== null)
  const { items, failure, retry, isLoading } = all
  const colleagues = items.filter((one) => one.id !== id)
  if (failure !== null && items.length === 0) return <ErrorPanel {...wordsFor(failure)} onRetry={retry} />
  return (
    <Card title={say('colleagues')} note={say('colleaguesNote')}>
      {isLoading && <div aria-busy="true"><SkeletonText lines={3} /></div>}
      {!isLoading && colleagues.length === 0 && <p className="pt-1 text-md text-ink-soft">{say('noColleagues')}</p>}
      <ul aria-label={say('colleagues')} className="divide-y divide-line">
        {colleagues.map((one) => <Row key={one.id} colleague={one} />)}
      </ul>
      <MoreButton result={all}>{say('moreColleagues')}</MoreButton>
    </Card>
  )
}
