// Error reports of dealers: what waits for an answer comes first, the oldest on top.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { auctionErrorOutcome, auctionErrorSubject } from '@bidyard/contract/enums/auctions'
import { useSearch } from '@tanstack/react-router'
import { useMemo, useState, type ReactNode } from 'react'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useText } from '../../../../text/use-text.ts'
import { SegmentedControl } from '../../../../ui/choice/segmented-control.tsx'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ChoiceFilter } from '../../../../ui/table/choice-filter.tsx'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { FilterBar } from '../../../../ui/table/filter-bar.tsx'
import { orderOf, sortChoiceOf, sortOf } from '../../../../ui/table/order.ts'
import { useAddress } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { ReportCard, useReportColumns, type ErrorReport } from './report-rows.tsx'
import { ReportSheet } from './report-sheet.tsx'
import { readReportsSearch, reportOrders, reportsFilter } from './reports-search.ts'

export const ReportsScreen = (): ReactNode => {
  const say = useText('marketOffice')
  const given = useSearch({ from: '/framed/office/error-reports' })
  const { search, change } = useAddress(useMemo(() => readReportsSearch(given), [given]))
  const [open, setOpen] = useState<ErrorReport | null>(null)
  const columns = useReportColumns(setOpen)
  const isAnswered = search.answered === true
  const order = search.sort ?? (isAnswered ? '-reportAt' : 'reportAt')
  const filter = useMemo(() => reportsFilter(search), [search])
  const rows = useEndless(auctionsCalls.listAuctionErrorReports, { filter, sort: sortOf(order) })
  useTitle(say('errorReports'))
  const chosen = [search.subject, search.outcome].filter((one) => one !== undefined).length
  const clear = () => change({ subject: undefined, outcome: undefined })
  return (
    <>
      <PageHeader title={say('errorReports')} summary={say('errorReportsText')} />
      <FilterBar
        find={
          <SegmentedControl
            label={say('state')}
            segments={[
              { value: 'open', label: say('unanswered') }, { value: 'answered', label: say('answeredOnes') },
            ]}
            value={isAnswered ? 'answered' : 'open'}
            onValueChange={(next) =>
              change({ answered: next === 'answered' ? true : undefined, outcome: undefined, sort: undefined })}
          />
        }
        chosen={chosen}
        onClear={clear}
      >
        <ChoiceFilter
          label={say('subject')} of={auctionErrorSubject} value={search.subject}
          onChange={(next) => change({ subject: next })}
        />
        {isAnswered && (
          <ChoiceFilter
            label={say('outcome')} of={auctionErrorOutcome} value={search.outcome}
            onChange={(next) => change({ outcome: next })}
          />
        )}
      </FilterBar>
      <EndlessRows
        label={say('errorReports')}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ sort: orderOf(reportOrders, sort) })}
        onOpen={setOpen}
        renderCard={(report) => <ReportCard report={report} onOpen={setOpen} />}
        onClear={chosen > 0 ? clear : undefined}
        empty={<EmptyState icon="done" title={say('noReports')} text={say('noReportsText')} />}
      />
      {open !== null && <ReportSheet key={open.id} report={open} onClose={() => setOpen(null)} />}
    </>
  )
}
