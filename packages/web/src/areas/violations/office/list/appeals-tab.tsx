// Appeals: those that wait for an answer first, as long as nothing else is asked for.
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { violationAppealState, violationDetailType } from '@bidyard/contract/enums/violations'
import type { ItemOf } from '@bidyard/contract/list'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ChoiceFilter } from '../../../../ui/table/choice-filter.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { FilterBar } from '../../../../ui/table/filter-bar.tsx'
import { FindLine } from '../../../../ui/table/find-line.tsx'
import { orderOf, sortChoiceOf, sortOf } from '../../../../ui/table/order.ts'
import { RowCardLink } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { appealTone } from '../../dealer/tones.ts'
import { appealOrders, appealsFilter } from './sanctions-search.ts'
import type { SanctionsTabProps } from './violations-tab.tsx'

type Appeal = ItemOf<typeof violationsCalls.listViolationAppeals>

const StateBadge = ({ appeal: { state } }: { readonly appeal: Appeal }) => {
  const word = useWord()
  return <Badge tone={appealTone[state]}>{word(violationAppealState, state)}</Badge>
}

const useColumns = (): readonly Column<Appeal>[] => {
  const say = useText('sanctions')
  const word = useWord()
  const format = useFormat()
  return useMemo(() => [
    {
      key: 'no', title: say('violationNo'), widthPx: 128,
      cell: ({ violationId, violationNo }) => (
        <RowLink to="/office/sanctions/$id" params={{ id: violationId }}>{violationNo}</RowLink>
      ),
    },
    { key: 'shop', title: say('shop'), widthPx: 130, cell: ({ shopName }) => shopName },
    {
      key: 'detail', title: say('detail'), widthPx: 160, cell: ({ detail }) => word(violationDetailType, detail),
    },
    {
      key: 'state', title: say('state'), widthPx: 172, englishPx: 204,
      cell: (appeal) => <StateBadge appeal={appeal} />,
    },
    { key: 'statement', title: say('statement'), widthPx: 200, grows: true, cell: ({ statement }) => statement },
    {
      key: 'submittedAt', title: say('submittedAt'), widthPx: 190, sortable: true,
      cell: ({ submittedAt }) => <span className="figures">{format.dateTime(submittedAt)}</span>,
    },
    {
      key: 'by', title: say('answeredBy'), widthPx: 96, givesWay: 1,
      cell: ({ answeredBy }) => answeredBy?.name ?? '–',
    },
  ], [say, word, format])
}

const AppealRow = ({ appeal }: { readonly appeal: Appeal }) => {
  const word = useWord()
  const format = useFormat()
  const { violationId, violationNo, shopName, memberName, detail, statement, submittedAt } = appeal
  return (
    <RowCardLink
      to="/office/sanctions/$id"
      params={{ id: violationId }}
      title={`${shopName} · ${memberName}`}
      badge={<StateBadge appeal={appeal} />}
      lines={[
        <span key="detail">{word(violationDetailType, detail)}</span>,
        <span key="words" className="line-clamp-2 text-sm">{statement}</span>,
        <span key="when" className="figures text-sm text-ink-faint">
          {violationNo} · {format.dateTime(submittedAt)}
        </span>,
      ]}
    />
  )
}

export const AppealsTab = ({ search, change }: SanctionsTabProps) => {
  const say = useText('sanctions')
  const navigate = useNavigate()
  const columns = useColumns()
  const order = search.by ?? '-submittedAt'
  const filter = useMemo(() => appealsFilter(search), [search])
  const rows = useEndless(violationsCalls.listViolationAppeals, { filter, sort: sortOf(order) })
  const { find, appeal, detail } = search
  const count = [appeal, detail].filter((one) => one !== undefined).length
  const clear = () => change({ find: undefined, appeal: undefined, detail: undefined })
  return (
    <>
      <FilterBar
        find={<FindLine label={say('find')} value={find} onFind={(next) => change({ find: next }, true)} />}
        chosen={count}
        onClear={clear}
      >
        <ChoiceFilter
          label={say('state')} of={violationAppealState} value={appeal} onChange={(next) => change({ appeal: next })}
        />
        <ChoiceFilter
          label={say('detail')} of={violationDetailType} value={detail} onChange={(next) => change({ detail: next })}
        />
      </FilterBar>
      <EndlessRows
        label={say('appeals')}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ by: orderOf(appealOrders, sort) })}
        onOpen={({ violationId }) => void navigate({ to: '/office/sanctions/$id', params: { id: violationId } })}
        renderCard={(row) => <AppealRow appeal={row} />}
        onClear={count > 0 || find !== undefined ? clear : undefined}
        empty={<EmptyState icon="inbox" title={say('noAppeals')} text={say('noAppealsText')} />}
        height="max(20rem, calc(100dvh - 23rem))"
      />
    </>
  )
}
