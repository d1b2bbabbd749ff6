// What sellers owe for their cars: exhibits, further rounds, rounds without a buyer, and days in the yard.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { sellerFeeState, sellerFeeType } from '@bidyard/contract/enums/finance'
import { useSearch } from '@tanstack/react-router'
import { useMemo, useState, type ReactNode } from 'react'
import { ExportButton } from '../../../../api/exports/export-button.tsx'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useText } from '../../../../text/use-text.ts'
import { FilterChip } from '../../../../ui/choice/filter-chip.tsx'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ChoiceFilter } from '../../../../ui/table/choice-filter.tsx'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { FilterBar } from '../../../../ui/table/filter-bar.tsx'
import { FindLine } from '../../../../ui/table/find-line.tsx'
import { orderOf, sortChoiceOf, sortOf } from '../../../../ui/table/order.ts'
import { useAddress } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { type AskedFee, SellerFeeDialog } from './seller-fee-acts.tsx'
import { SellerFeeCard, useSellerFeeColumns } from './seller-fee-rows.tsx'
import { readSellerFeesSearch, sellerFeeOrders, sellerFeesFilter } from './seller-fees-search.ts'

/** What is asked stays open when its row goes: whoever was slower is told so, and loses nothing written. */
export const SellerFeesScreen = (): ReactNode => {
  const say = useText('money')
  const given = useSearch({ from: '/framed/office/money/seller-fees' })
  const search = useMemo(() => readSellerFeesSearch(given), [given])
  const { change } = useAddress(search)
  const [asked, setAsked] = useState<AskedFee | null>(null)
  const columns = useSellerFeeColumns(setAsked)
  const order = search.sort ?? '-createdAt'
  const filter = useMemo(() => sellerFeesFilter(search), [search])
  const rows = useEndless(financeCalls.listSellerFees, { filter, sort: sortOf(order) })
  useTitle(say('sellerFees'))
  const { find, fee, state, overdue } = search
  const count = [fee, state, overdue].filter((one) => one !== undefined).length
  const clear = () => change({ find: undefined, fee: undefined, state: undefined, overdue: undefined })
  return (
    <>
      <PageHeader
        title={say('sellerFees')}
        summary={say('sellerFeesText')}
        actions={<ExportButton parts={[{ list: 'sellerFees', query: { filter, sort: sortOf(order) } }]} />}
      />
      <FilterBar
        find={<FindLine label={say('sellerFee.find')} value={find} onFind={(next) => change({ find: next }, true)} />}
        chosen={count}
        onClear={clear}
      >
        <ChoiceFilter label={say('fee')} of={sellerFeeType} value={fee} onChange={(next) => change({ fee: next })} />
        <ChoiceFilter
          label={say('state')} of={sellerFeeState} value={state} onChange={(next) => change({ state: next })}
        />
        <FilterChip
          label={say('onlyOverdue')}
          pressed={overdue === true}
          onPressedChange={(pressed) => change({ overdue: pressed ? true : undefined })}
        />
      </FilterBar>
      <EndlessRows
        label={say('sellerFees')}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ sort: orderOf(sellerFeeOrders, sort) })}
        renderCard={(one) => <SellerFeeCard fee={one} onAsk={setAsked} />}
        onClear={count > 0 || find !== undefined ? clear : undefined}
        empty={<EmptyState icon="receipt" title={say('noSellerFees')} text={say('noSellerFeesText')} />}
      />
      {asked !== null && <SellerFeeDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}
