// One member: the place, the account behind it, and who looked at whom.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import { memberType } from '@bidyard/contract/enums/members'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { useLook } from '../../../../api/use-look.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Tabs } from '../../../../ui/navigation/tabs.tsx'
import { Trail } from '../../../../ui/navigation/trail.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { useReadSearch } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { AccountPanel } from '../accounts/account-panel.tsx'
import { PersonLog } from '../access-log/person-log.tsx'
import { useHold } from '../accounts/whose-account.ts'
import { readMemberTab } from './members-search.ts'
import type { Member, SeenMember } from './member-dialogs.ts'
import { MemberPlace } from './member-place.tsx'
import { MemberStateBadge } from './member-rows.tsx'
import type { MemberTab } from './members-search.ts'

/** Members and accounts know each other by the username. */
const useUserOf = (member: Member | undefined): string | undefined => {
  const uid = member?.uid ?? ''
  const found = useList(identityCalls.listUsers, { filter: { uid: { eq: uid } }, size: 1 }, uid !== '')
  return found.items.find((user) => user.uid === uid)?.id
}

const Waiting = () => (
  <div aria-busy="true" className="flex flex-col gap-4">
    <Skeleton className="h-16 w-80 max-w-full rounded-lg" />
    <div className="grid gap-4 lg:grid-cols-2">
      <Skeleton className="h-96 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </div>
  </div>
)

const Head = ({ member }: { readonly member: Member }) => {
  const say = useText('people')
  const word = useWord()
  const place = member.shop?.name ?? member.company?.name
  return (
    <PageHeader
      trail={<Trail to="/office/members">{say('members')}</Trail>}
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {member.name} <MemberStateBadge state={member.state} />
        </span>
      }
      summary={[place, word(memberType, member.type), member.memberNo].filter((one) => one !== undefined).join(' · ')}
    />
  )
}

interface ViewsProps {
  readonly member: SeenMember
  readonly onChanged: (member: Member) => void
}

const Views = ({ member, onChanged }: ViewsProps) => {
  const say = useText('people')
  const navigate = useNavigate()
  const { tab = 'place' } = useReadSearch(useSearch({ from: '/framed/office/members/$id' }), readMemberTab)
  const userId = useUserOf(member)
  const hold = useHold(userId, member.type)
  const open = (next: MemberTab) => void navigate({
    to: '/office/members/$id', params: { id: member.id }, search: next === 'place' ? {} : { tab: next },
    resetScroll: false,
  })
  const waiting = <Skeleton className="h-64 rounded-lg" />
  return (
    <Tabs<MemberTab>
      label={member.name}
      value={tab}
      onValueChange={open}
      tabs={[
        {
          value: 'place', label: say('tab.place'),
          content: <MemberPlace member={member} hold={hold} onChanged={onChanged} />,
        },
        {
          value: 'account', label: say('tab.account'),
          content: userId === undefined ? waiting : <AccountPanel userId={userId} hold={hold} />,
        },
        {
          value: 'log', label: say('tab.log'),
          content: userId === undefined ? waiting : <PersonLog userId={userId} subjectIds={[member.id, userId]} />,
        },
      ]}
    />
  )
}

/** An act and a list answer with the phone masked, and less; what was shown once stays in sight. */
const afterwards = (seen: SeenMember, next: Member): SeenMember =>
  ({ ...seen, ...next, phoneNumber: seen.phoneNumber })

/** Looked at once; what changes afterwards comes by the list, which hides what it should and is not written down. */
const useMember = (id: string) => {
  const look = useLook(membersCalls.getMember, { params: { id } })
  const memberNo = look.seen?.memberNo ?? ''
  const listed = useList(membersCalls.listMembers, { filter: { memberNo: { eq: memberNo } }, size: 1 }, memberNo !== '')
  const row = listed.items.find((one) => one.id === id)
  const isNewer = row !== undefined && look.seen !== undefined && row.updatedAt > look.seen.updatedAt
  return { look, member: isNewer ? afterwards(look.seen, row) : look.seen }
}

const Shown = ({ id }: { readonly id: string }) => {
  const say = useText('people')
  const wordsFor = useFailureWords()
  const { look, member } = useMember(id)
  useTitle(member === undefined ? say('members') : `${member.memberNo} · ${say('members')}`)
  if (member === undefined)
    return look.failure === null
      ? <Waiting />
      : <ErrorPanel {...wordsFor(look.failure)} onRetry={() => void look.again()} />
  const changed = (next: Member) => look.put((seen) => afterwards(seen, next))
  return (
    <>
      <Head member={member} />
      <Views member={member} onChanged={changed} />
    </>
  )
}

export const MemberScreen = (): ReactNode => {
  const { id } = useParams({ from: '/framed/office/members/$id' })
  return <Shown key={id} id={id} />
}
