// One look at somebody's data: as a row of the table, and as a card on phones.
import type { identityCalls } from '@bidyard/contract/calls/identity'
import type { ItemOf } from '@bidyard/contract/list'
import { useMemo } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { When } from '../../../../ui/show/when.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { RowCard } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { useAccessWords } from './access-words.ts'
import { SubjectLink } from './subject-link.tsx'

export type AccessRow = ItemOf<typeof identityCalls.listAccessLogs>

/** Leads to everything that this person looked at. */
const Who = ({ row: { userId, uid } }: { readonly row: AccessRow }) =>
  userId === null
    ? uid ?? '–'
    : <RowLink to="/office/access-log" search={{ user: userId }}>{uid ?? userId.slice(-6)}</RowLink>

export const useAccessColumns = (): readonly Column<AccessRow>[] => {
  const say = useText('people')
  const { act } = useAccessWords()
  return useMemo(() => [
    {
      key: 'createdAt', title: say('at'), widthPx: 172, sortable: true,
      cell: ({ createdAt }) => <When at={createdAt} exact />,
    },
    { key: 'who', title: say('who'), widthPx: 130, cell: (row) => <Who row={row} /> },
    { key: 'act', title: say('did'), widthPx: 170, englishPx: 196, cell: (row) => act(row.act) },
    {
      key: 'subject', title: say('ofWhom'), widthPx: 180, englishPx: 186,
      cell: ({ subject, subjectId, shownCount }) => (
        <>
          <SubjectLink subject={subject} id={subjectId} />
          {shownCount !== null && ` · ${say('rows', { count: shownCount })}`}
        </>
      ),
    },
    {
      key: 'reason', title: say('reasonGiven'), widthPx: 200, grows: true,
      cell: ({ reason }) => <span title={reason ?? undefined}>{reason ?? '–'}</span>,
    },
    {
      key: 'address', title: say('address.ip'), widthPx: 130,
      cell: ({ address }) => <span className="figures text-ink-soft">{address ?? '–'}</span>,
    },
  ], [say, act])
}

export const AccessCard = ({ row }: { readonly row: AccessRow }) => {
  const say = useText('people')
  const { act } = useAccessWords()
  const { createdAt, subject, subjectId, reason, address, shownCount } = row
  return (
    <RowCard
      title={<>{<Who row={row} />} <span className="font-normal">{act(row.act)}</span></>}
      lines={[
        <span key="subject">
          <SubjectLink subject={subject} id={subjectId} />
          {shownCount !== null && ` · ${say('rows', { count: shownCount })}`}
        </span>,
        ...(reason === null ? [] : [<span key="reason" className="[overflow-wrap:anywhere]">{reason}</span>]),
        <span key="at" className="figures text-sm text-ink-faint">
          <When at={createdAt} exact />{address === null ? '' : ` · ${address}`}
        </span>,
      ]}
    />
  )
}
