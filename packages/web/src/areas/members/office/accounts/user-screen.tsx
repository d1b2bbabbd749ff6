// One account, also of somebody without a place: a developer, or one whose membership has ended.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { useLook } from '../../../../api/use-look.ts'
import { useText } from '../../../../text/use-text.ts'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Trail } from '../../../../ui/navigation/trail.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { useTitle } from '../../../../ui/use-title.ts'
import { PersonLog } from '../access-log/person-log.tsx'
import { AccountPanel } from './account-panel.tsx'
import { useHold } from './whose-account.ts'

const Shown = ({ id }: { readonly id: string }) => {
  const say = useText('people')
  const wordsFor = useFailureWords()
  // The same look as the panel's below: it is asked for once.
  const look = useLook(identityCalls.getUser, { params: { id } })
  const uid = look.seen?.uid ?? ''
  const found = useList(membersCalls.listMembers, { filter: { uid: { eq: uid } }, size: 1 }, uid !== '')
  const hold = useHold(id, look.seen?.memberType ?? null)
  useTitle(say('users'))
  const trail = <Trail to="/office/users">{say('users')}</Trail>
  if (look.seen === undefined)
    return look.failure === null
      ? <div aria-busy="true"><Skeleton className="h-96 rounded-lg" /></div>
      : <ErrorPanel {...wordsFor(look.failure)} onRetry={() => void look.again()} />
  const member = found.items.find((one) => one.uid === uid)
  return (
    <>
      <PageHeader
        trail={trail}
        title={look.seen.name}
        summary={uid}
        actions={member !== undefined && (
          <LinkButton to="/office/members/$id" params={{ id: member.id }} icon="user">{say('toMember')}</LinkButton>
        )}
      />
      <div className="flex flex-col gap-4">
        <AccountPanel userId={id} hold={hold} />
        <PersonLog userId={id} subjectIds={member === undefined ? [id] : [member.id, id]} />
      </div>
    </>
  )
}

export const UserScreen = (): ReactNode => {
  const { id } = useParams({ from: '/framed/office/users/$id' })
  return <Shown key={id} id={id} />
}
