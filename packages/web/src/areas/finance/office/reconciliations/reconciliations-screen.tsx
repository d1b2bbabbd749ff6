// The books of each day: whether what was counted beside the ledger is what the ledger says.
import { financeCalls } from '@bidyard/contract/calls/finance'
import type { ItemOf } from '@bidyard/contract/list'
import { useSearch } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useText } from '../../../../text/use-text.ts'
import { FilterChip } from '../../../../ui/choice/filter-chip.tsx'
import { isDay } from '../../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { When } from '../../../../ui/show/when.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { RowCardLink } from '../../../../ui/table/row-card.tsx'
import { useAddress } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { ChecksSheet } from './checks-sheet.tsx'
import { DifferenceBadge } from './difference-badge.tsx'
import { ReconcileButton } from './reconcile-button.tsx'
import { readReconciliationsSearch } from './reconciliations-search.ts'

export type Reconciliation = ItemOf<typeof financeCalls.listReconciliations>

const useColumns = (): readonly Column<Reconciliation>[] => {
  const say = useText('money')
  const format = useFormat()
  return useMemo(() => [
    {
      key: 'day', title: say('day'), widthPx: 150, grows: true,
      cell: ({ day }) => <b className="figures">{isDay(day) ? format.day(day) : day}</b>,
    },
    {
      key: 'difference', title: say('difference'), widthPx: 130,
      cell: ({ differenceWon }) => <DifferenceBadge won={differenceWon} />,
    },
    {
      key: 'entries', title: say('entryCount'), widthPx: 110, align: 'end',
      cell: ({ entryCount }) => format.number(entryCount),
    },
    { key: 'debit', title: say('debit'), widthPx: 150, align: 'end', cell: ({ debitWon }) => format.won(debitWon) },
    { key: 'credit', title: say('credit'), widthPx: 150, align: 'end', cell: ({ creditWon }) => format.won(creditWon) },
    { key: 'when', title: say('checkedAt'), widthPx: 170, cell: ({ updatedAt }) => <When at={updatedAt} /> },
  ], [say, format])
}

export const ReconciliationsScreen = (): ReactNode => {
  const say = useText('money')
  const format = useFormat()
  const given = useSearch({ from: '/framed/office/money/reconciliations' })
  const search = useMemo(() => readReconciliationsSearch(given), [given])
  const { change } = useAddress(search)
  const columns = useColumns()
  const { off, day } = search
  const filter = useMemo(() => (off === true ? { differenceWon: { notEq: 0 } } : {}), [off])
  const rows = useEndless(financeCalls.listReconciliations, { filter, sort: [{ day: 'desc' }] })
  useTitle(say('reconciliations'))
  const open = rows.items.find((one) => one.day === day)
  return (
    <>
      <PageHeader title={say('reconciliations')} summary={say('reconciliationsText')} actions={<ReconcileButton />} />
      <div className="mb-3">
        <FilterChip
          label={say('onlyOff')} pressed={off === true}
          onPressedChange={(pressed) => change({ off: pressed ? true : undefined })}
        />
      </div>
      <EndlessRows
        label={say('reconciliations')}
        result={rows}
        columns={columns}
        onOpen={(row) => change({ day: row.day })}
        renderCard={(row) => (
          <RowCardLink
            to="."
            search={{ ...search, ...(isDay(row.day) ? { day: row.day } : {}) }}
            resetScroll={false}
            title={isDay(row.day) ? format.day(row.day) : row.day}
            badge={<DifferenceBadge won={row.differenceWon} />}
            lines={[
              <span key="sum" className="figures">{say('turnover')} {format.won(row.debitWon)}</span>,
              <span key="count" className="figures text-sm text-ink-faint">
                {say('entryCount')} {format.number(row.entryCount)}
              </span>,
            ]}
          />
        )}
        onClear={off === true ? () => change({ off: undefined }) : undefined}
        empty={<EmptyState icon="chart" title={say('noBooks')} text={say('noBooksText')} />}
      />
      {open !== undefined && <ChecksSheet of={open} onClose={() => change({ day: undefined })} />}
    </>
  )
}
