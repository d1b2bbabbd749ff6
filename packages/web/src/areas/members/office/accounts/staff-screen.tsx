// The people of the office: who they are, what they attend to, and for the root how they come and go.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import { memberType, staffPart } from '@bidyard/contract/enums/members'
import { useState, type ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { hasRole, useViewer } from '../../../../api/session.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { whenAsked } from '../../../../ui/later.tsx'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Avatar } from '../../../../ui/show/avatar.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { useTitle } from '../../../../ui/use-title.ts'
import { memberActsFor, type MemberAct } from '../members/member-dialogs.ts'
import { MemberStateBadge, type MemberRow } from '../members/member-rows.tsx'
import { MemberStateDialog } from '../members/member-state-dialog.tsx'
import { ChangeStaffDialog } from './change-staff-dialog.tsx'

const CreateStaffDialog = whenAsked(async () => (await import('./create-staff-dialog.tsx')).CreateStaffDialog)

const ofOffice = { filter: { type: { in: ['root', 'admin'] } }, sort: [{ name: 'asc' }], size: 100 } as const

type Asking = { readonly act: MemberAct | 'change'; readonly member: MemberRow }

interface StaffRowProps {
  readonly member: MemberRow
  readonly mayAct: boolean
  /** Nobody locks themselves out. */
  readonly isOwn: boolean
  readonly onAsk: (asking: Asking) => void
}

const StaffRow = ({ member, mayAct, isOwn, onAsk }: StaffRowProps) => {
  const say = useText('people')
  const word = useWord()
  const { id, name, uid, type, state } = member
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 md:px-5">
      <span aria-hidden="true"><Avatar name={name} /></span>
      <span className="flex min-w-40 flex-1 flex-col">
        <span className="flex flex-wrap items-center gap-2">
          <RowLink to="/office/members/$id" params={{ id }}>{name}</RowLink>
          {type === 'root' && <Badge tone="action">{word(memberType, type)}</Badge>}
          {isOwn && <Badge>{say('me')}</Badge>}
          {state !== 'active' && <MemberStateBadge state={state} />}
        </span>
        <span className="text-sm text-ink-faint">
          {uid} · {member.staffPart === null ? say('everything') : word(staffPart, member.staffPart)}
        </span>
      </span>
      {mayAct && state !== 'left' && (
        <span className="flex flex-wrap gap-2">
          <Button size="small" icon="edit" onClick={() => onAsk({ act: 'change', member })}>
            {say('changeStaff')}
          </Button>
          {!isOwn && memberActsFor(member).map((act) => (
            <Button key={act} size="small" onClick={() => onAsk({ act, member })}>{say(act)}</Button>
          ))}
        </span>
      )}
    </li>
  )
}

const Dialogs = ({ asking, onClose }: { readonly asking: Asking | null; readonly onClose: () => void }) => {
  if (asking === null) return null
  const { act, member } = asking
  return act === 'change'
    ? <ChangeStaffDialog member={member} onClose={onClose} />
    : <MemberStateDialog act={act} member={member} onClose={onClose} onChanged={() => undefined} />
}

const Shown = ({ mayAct }: { readonly mayAct: boolean }) => {
  const say = useText('people')
  const wordsFor = useFailureWords()
  const staff = useList(membersCalls.listMembers, ofOffice)
  const me = useRead(identityCalls.whoAmI, {})
  const [asking, setAsking] = useState<Asking | null>(null)
  if (staff.failure !== null && staff.items.length === 0)
    return <ErrorPanel {...wordsFor(staff.failure)} onRetry={staff.retry} />
  if (staff.isLoading) return <div aria-busy="true"><Skeleton className="h-80 rounded-lg" /></div>
  return (
    <>
      <Card flush>
        <ul aria-label={say('staff')} className="divide-y divide-line">
          {staff.items.map((member) => (
            <StaffRow
              key={member.id} member={member} mayAct={mayAct} isOwn={member.uid === me.data?.user.uid} onAsk={setAsking}
            />
          ))}
        </ul>
      </Card>
      <Dialogs asking={asking} onClose={() => setAsking(null)} />
    </>
  )
}

export const StaffScreen = (): ReactNode => {
  const say = useText('people')
  const isRoot = hasRole(useViewer(), 'root')
  const [creating, setCreating] = useState(false)
  useTitle(say('staff'))
  return (
    <>
      <PageHeader
        title={say('staff')}
        summary={say('staffText')}
        actions={isRoot && (
          <Button variant="primary" icon="plus" onClick={() => setCreating(true)}>{say('createStaff')}</Button>
        )}
      />
      <div className="flex flex-col gap-4">
        {!isRoot && <InlineNotice>{say('staffForRoot')}</InlineNotice>}
        <Shown mayAct={isRoot} />
      </div>
      {creating && <CreateStaffDialog onClose={() => setCreating(false)} />}
    </>
  )
}
