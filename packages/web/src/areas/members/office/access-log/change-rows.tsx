// One change: as a row of the table, and as a card on phones.
import type { auditCalls } from '@bidyard/contract/calls/audit/audit'
import type { ItemOf } from '@bidyard/contract/list'
import { useMemo } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { When } from '../../../../ui/show/when.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { RowCard } from '../../../../ui/table/row-card.tsx'
import { useChangeWord } from './access-words.ts'
import { SubjectLink } from './subject-link.tsx'

export type ChangeRow = ItemOf<typeof auditCalls.listChanges>

export const DoneBy = ({ row: { name, uid, memberId } }: { readonly row: ChangeRow }) => {
  const say = useText('people')
  return name ?? uid ?? (memberId === null ? say('byMachine') : memberId.slice(-6))
}

export const useChangeColumns = (): readonly Column<ChangeRow>[] => {
  const say = useText('people')
  const changed = useChangeWord()
  return useMemo(() => [
    {
      key: 'createdAt', title: say('at'), widthPx: 172, sortable: true,
      cell: ({ createdAt }) => <When at={createdAt} exact />,
    },
    { key: 'who', title: say('who'), widthPx: 110, cell: (row) => <DoneBy row={row} /> },
    { key: 'act', title: say('did'), widthPx: 190, cell: (row) => changed(row.act) },
    {
      key: 'subject', title: say('ofWhom'), widthPx: 180,
      cell: ({ subject, subjectId }) => <SubjectLink subject={subject} id={subjectId} />,
    },
    {
      key: 'reason', title: say('reasonGiven'), widthPx: 200, grows: true,
      cell: ({ reason }) => <span title={reason ?? undefined}>{reason ?? '–'}</span>,
    },
  ], [say, changed])
}

export const ChangeCard = ({ row, onOpen }: { readonly row: ChangeRow; readonly onOpen: () => void }) => {
  const say = useText('people')
  const changed = useChangeWord()
  const { createdAt, subject, subjectId, reason, act } = row
  return (
    <RowCard
      title={<><DoneBy row={row} /> <span className="font-normal">{changed(act)}</span></>}
      badge={<Button size="small" onClick={onOpen}>{say('showChange')}</Button>}
      lines={[
        <SubjectLink key="subject" subject={subject} id={subjectId} />,
        ...(reason === null ? [] : [<span key="reason" className="[overflow-wrap:anywhere]">{reason}</span>]),
        <span key="at" className="figures text-sm text-ink-faint"><When at={createdAt} exact /></span>,
      ]}
    />
  )
}
