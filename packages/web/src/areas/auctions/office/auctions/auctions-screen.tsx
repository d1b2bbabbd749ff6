// All auctions: found by plate or number, narrowed by where they stand and when they end.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { auctionEndReason, auctionState } from '@bidyard/contract/enums/auctions'
import { contractKind } from '@bidyard/contract/enums/contracts'
import { province } from '@bidyard/contract/enums/shops'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useText } from '../../../../text/use-text.ts'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { Chip } from '../../../../ui/choice/chip.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ChoiceFilter } from '../../../../ui/table/choice-filter.tsx'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { FilterBar } from '../../../../ui/table/filter-bar.tsx'
import { FindLine } from '../../../../ui/table/find-line.tsx'
import { orderOf, sortChoiceOf, sortOf } from '../../../../ui/table/order.ts'
import { type Address, useAddress } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { AuctionCard, useAuctionColumns } from './auction-rows.tsx'
import { auctionOrders, auctionsFilter, type AuctionsSearch, readAuctionsSearch } from './auctions-search.ts'

const Filters = ({ search, change }: Address<AuctionsSearch>) => {
  const say = useText('marketOffice')
  const { state, kind, region, reason } = search
  return (
    <>
      <ChoiceFilter label={say('state')} of={auctionState} value={state} onChange={(next) => change({ state: next })} />
      <ChoiceFilter label={say('kind')} of={contractKind} value={kind} onChange={(next) => change({ kind: next })} />
      <ChoiceFilter label={say('region')} of={province} value={region} onChange={(next) => change({ region: next })} />
      <ChoiceFilter
        label={say('endReason')} of={auctionEndReason} value={reason} onChange={(next) => change({ reason: next })}
      />
    </>
  )
}

const EndsOn = ({ search: { ends, hour }, change }: Address<AuctionsSearch>) => {
  const say = useText('marketOffice')
  const format = useFormat()
  if (ends === undefined) return null
  const when = hour === undefined ? format.day(ends) : `${format.day(ends)} ${String(hour).padStart(2, '0')}:00`
  return (
    <div className="mb-3">
      <Chip label={say('endsOn', { when })} onRemove={() => change({ ends: undefined, hour: undefined })} />
    </div>
  )
}

const nothing: Readonly<Record<Exclude<keyof AuctionsSearch, 'sort'>, undefined>> = {
  find: undefined, state: undefined, kind: undefined, region: undefined, reason: undefined, ends: undefined,
  hour: undefined,
}

export const AuctionsScreen = (): ReactNode => {
  const say = useText('marketOffice')
  const navigate = useNavigate()
  const given = useSearch({ from: '/framed/office/auctions' })
  const address = useAddress(useMemo(() => readAuctionsSearch(given), [given]))
  const { search, change } = address
  const columns = useAuctionColumns()
  const order = search.sort ?? '-createdAt'
  const filter = useMemo(() => auctionsFilter(search), [search])
  const rows = useEndless(auctionsCalls.listAuctions, { filter, sort: sortOf(order) })
  useTitle(say('auctions'))
  const { sort: _order, find, ends: _ends, hour: _hour, ...chosen } = search
  const count = Object.keys(chosen).length
  const isNarrowed = count > 0 || find !== undefined || search.ends !== undefined
  const clear = () => change(nothing)
  return (
    <>
      <PageHeader
        title={say('auctions')}
        summary={say('auctionsText')}
        actions={
          <>
            <LinkButton to="/office/past-auctions" icon="rows">{say('pastAuctions')}</LinkButton>
            <LinkButton to="/office/auction-calendar" icon="calendar">{say('calendar')}</LinkButton>
          </>
        }
      />
      <FilterBar
        find={<FindLine label={say('findAuction')} value={find} onFind={(next) => change({ find: next }, true)} />}
        chosen={count}
        onClear={clear}
      >
        <Filters {...address} />
      </FilterBar>
      <EndsOn {...address} />
      <EndlessRows
        label={say('auctions')}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ sort: orderOf(auctionOrders, sort) })}
        onOpen={({ id }) => void navigate({ to: '/office/auctions/$id', params: { id } })}
        renderCard={(auction) => <AuctionCard auction={auction} />}
        onClear={isNarrowed ? clear : undefined}
        empty={<EmptyState icon="gavel" title={say('noAuctions')} text={say('noAuctionsText')} />}
      />
    </>
  )
}
