// All violations, the newest first.
import { violationsCalls } from '@bidyard/contract/calls/violations'
import {
  shopViolationState, violationDetailType, violationEscalation, violationType,
} from '@bidyard/contract/enums/violations'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ExportButton } from '../../../../api/exports/export-button.tsx'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useText } from '../../../../text/use-text.ts'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ChoiceFilter } from '../../../../ui/table/choice-filter.tsx'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { FilterBar } from '../../../../ui/table/filter-bar.tsx'
import { FindLine } from '../../../../ui/table/find-line.tsx'
import { orderOf, sortChoiceOf, sortOf } from '../../../../ui/table/order.ts'
import type { Address } from '../../../../ui/table/use-address.ts'
import { violationOrders, violationsFilter, type SanctionsSearch } from './sanctions-search.ts'
import { useViolationColumns, ViolationCard } from './violation-rows.tsx'

export interface SanctionsTabProps {
  readonly search: SanctionsSearch
  readonly change: Address<SanctionsSearch>['change']
}

const Filters = ({ search, change }: SanctionsTabProps) => {
  const say = useText('sanctions')
  const { state, type, detail, escalation } = search
  return (
    <>
      <ChoiceFilter
        label={say('state')} of={shopViolationState} value={state} onChange={(next) => change({ state: next })}
      />
      <ChoiceFilter label={say('type')} of={violationType} value={type} onChange={(next) => change({ type: next })} />
      <ChoiceFilter
        label={say('detail')} of={violationDetailType} value={detail} onChange={(next) => change({ detail: next })}
      />
      <ChoiceFilter
        label={say('escalation')} of={violationEscalation} value={escalation}
        onChange={(next) => change({ escalation: next })}
      />
    </>
  )
}

export const ViolationsTab = ({ search, change }: SanctionsTabProps) => {
  const say = useText('sanctions')
  const navigate = useNavigate()
  const columns = useViolationColumns()
  const order = search.sort ?? '-violateAt'
  const filter = useMemo(() => violationsFilter(search), [search])
  const rows = useEndless(violationsCalls.listShopViolations, { filter, sort: sortOf(order) })
  const { find, state, type, detail, escalation } = search
  const count = [state, type, detail, escalation].filter((one) => one !== undefined).length
  const clear = () => change({
    find: undefined, state: undefined, type: undefined, detail: undefined, escalation: undefined,
  })
  return (
    <>
      <FilterBar
        find={<FindLine label={say('find')} value={find} onFind={(next) => change({ find: next }, true)} />}
        chosen={count}
        onClear={clear}
      >
        <Filters search={search} change={change} />
      </FilterBar>
      <EndlessRows
        label={say('violations')}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ sort: orderOf(violationOrders, sort) })}
        onOpen={({ id }) => void navigate({ to: '/office/sanctions/$id', params: { id } })}
        renderCard={(violation) => <ViolationCard violation={violation} />}
        onClear={count > 0 || find !== undefined ? clear : undefined}
        empty={<EmptyState icon="done" title={say('noViolations')} text={say('noViolationsText')} />}
        beside={
          <ExportButton
            parts={[{ list: 'violations', query: { filter, sort: sortOf(order) } }, { list: 'penalties', query: {} }]}
            size="small"
          />
        }
        height="max(20rem, calc(100dvh - 23rem))"
      />
    </>
  )
}
