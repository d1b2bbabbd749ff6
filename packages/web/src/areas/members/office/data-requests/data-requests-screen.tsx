// Requests about personal data: those that wait, by the day that the law names.
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import { dataRequestKind, dataRequestState } from '@bidyard/contract/enums/work/own-data'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ChoiceFilter } from '../../../../ui/table/choice-filter.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { FilterBar } from '../../../../ui/table/filter-bar.tsx'
import { orderOf, sortChoiceOf, sortOf } from '../../../../ui/table/order.ts'
import { RowCardLink } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { useAddress, useReadSearch } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { requestTone } from '../../own-data/tones.ts'
import type { DataRequest } from '../../own-data/types.ts'
import { orderIn, readRequestsSearch, requestOrders, requestsFilter, stateOf } from './data-requests-search.ts'

const StateBadge = ({ state }: Pick<DataRequest, 'state'>) => {
  const word = useWord()
  return <Badge tone={requestTone[state]}>{word(dataRequestState, state)}</Badge>
}

const useColumns = (): readonly Column<DataRequest>[] => {
  const say = useText('people')
  const word = useWord()
  const format = useFormat()
  return useMemo(() => [
    {
      key: 'who', title: say('data.member'), widthPx: 180,
      cell: ({ id, memberName }) => <RowLink to="/office/data-requests/$id" params={{ id }}>{memberName}</RowLink>,
    },
    { key: 'place', title: say('data.place'), widthPx: 150, cell: ({ placeName }) => placeName ?? '–' },
    { key: 'kind', title: say('data.kind'), widthPx: 110, cell: ({ kind }) => word(dataRequestKind, kind) },
    { key: 'state', title: say('data.state'), widthPx: 120, cell: ({ state }) => <StateBadge state={state} /> },
    { key: 'statement', title: say('data.statement'), widthPx: 200, grows: true, cell: ({ statement }) => statement },
    {
      key: 'decideUntil', title: say('data.until'), widthPx: 150, sortable: true,
      cell: ({ decideUntil }) => <span className="figures">{format.date(decideUntil)}</span>,
    },
  ], [say, word, format])
}

const RequestCard = ({ request }: { readonly request: DataRequest }) => {
  const say = useText('people')
  const word = useWord()
  const format = useFormat()
  const { id, kind, state, memberName, placeName, statement, decideUntil } = request
  return (
    <RowCardLink
      to="/office/data-requests/$id"
      params={{ id }}
      title={[memberName, placeName].filter((one) => one !== null).join(' · ')}
      badge={<StateBadge state={state} />}
      lines={[
        <span key="kind">{word(dataRequestKind, kind)}</span>,
        <span key="words" className="line-clamp-2 text-sm">{statement}</span>,
        <span key="until" className="figures text-sm text-ink-faint">
          {say('data.decidedUntil', { day: format.date(decideUntil) })}
        </span>,
      ]}
    />
  )
}

export const DataRequestsScreen = (): ReactNode => {
  const say = useText('people')
  const navigate = useNavigate()
  const given = useSearch({ from: '/framed/office/data-requests' })
  const { search, change } = useAddress(useReadSearch(given, readRequestsSearch))
  const columns = useColumns()
  const { kind } = search
  const order = orderIn(search)
  const filter = useMemo(() => requestsFilter(search), [search])
  const rows = useEndless(auditCalls.listDataRequests, { filter, sort: sortOf(order) })
  const chosen = [kind, search.state].filter((one) => one !== undefined).length
  const clear = () => change({ kind: undefined, state: undefined })
  useTitle(say('data.officeTitle'))
  return (
    <>
      <PageHeader title={say('data.officeTitle')} summary={say('data.officeText')} />
      <FilterBar find={null} chosen={chosen} onClear={clear}>
        <ChoiceFilter
          label={say('data.state')} of={dataRequestState} value={stateOf(search)}
          onChange={(next) => change({ state: next === 'submitted' ? undefined : next ?? 'all' })}
        />
        <ChoiceFilter
          label={say('data.kind')} of={dataRequestKind} value={kind} onChange={(next) => change({ kind: next })}
        />
      </FilterBar>
      <EndlessRows
        label={say('data.officeTitle')}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ sort: orderOf(requestOrders, sort) })}
        onOpen={({ id }) => void navigate({ to: '/office/data-requests/$id', params: { id } })}
        renderCard={(row) => <RequestCard request={row} />}
        empty={<EmptyState icon="done" title={say('data.empty')} text={say('data.emptyText')} />}
        onClear={chosen > 0 ? clear : undefined}
      />
    </>
  )
}
