// The people of a partner who may come into its page.
import { membersCalls } from '@bidyard/contract/calls/members'
import { memberState } from '@bidyard/contract/enums/members'
import { useState } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useList } from '../../../api/list/use-list.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Avatar } from '../../../ui/show/avatar.tsx'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { RowLink } from '../../../ui/table/row-link.tsx'
import type { Partner } from '../parts/partner-row.ts'
import { NewStaff } from './new-staff.tsx'

export const StaffTab = ({ partner }: { readonly partner: Partner }) => {
  const say = useText('partners')
  const word = useWord()
  const wordsFor = useFailureWords()
  const [isNew, setIsNew] = useState(false)
  const staff = useList(membersCalls.listMembers, {
    filter: { companyId: { eq: partner.id }, type: { eq: 'partner_user' } }, sort: [{ name: 'asc' }], size: 100,
  })
  if (staff.failure !== null && staff.items.length === 0)
    return <ErrorPanel {...wordsFor(staff.failure)} onRetry={staff.retry} />
  if (staff.isLoading) return <div aria-busy="true"><Skeleton className="h-48 rounded-lg" /></div>
  return (
    <Card
      title={say('staff')}
      note={say('staffNote')}
      actions={<Button size="small" icon="plus" onClick={() => setIsNew(true)}>{say('newStaff')}</Button>}
      flush
    >
      {staff.items.length === 0
        ? <EmptyState icon="users" title={say('noStaff')} text={say('noStaffText')} />
        : (
          <ul className="mt-2 divide-y divide-line border-t border-line">
            {staff.items.map(({ id, name, uid, state }) => (
              <li key={id} className="flex items-center gap-3 px-4 py-3 md:px-5">
                <Avatar name={name} size="small" />
                <span className="flex min-w-0 flex-1 flex-col">
                  <RowLink to="/office/members/$id" params={{ id }}>{name}</RowLink>
                  <span className="text-sm text-ink-faint">{uid}</span>
                </span>
                {state !== 'active' && <Badge tone="closing">{word(memberState, state)}</Badge>}
              </li>
            ))}
          </ul>
        )}
      {isNew && <NewStaff partner={partner} onClose={() => setIsNew(false)} />}
    </Card>
  )
}
