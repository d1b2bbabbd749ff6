// All cars that a partner's people look after: found by plate, chosen by how they stand, the newest first.
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { OrderState } from '@bidyard/contract/enums/cars'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { FilterChip } from '../../../../ui/choice/filter-chip.tsx'
import { SearchField } from '../../../../ui/form/search-field.tsx'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { MoreFailed } from '../../../../ui/table/more-failed.tsx'
import { RowList } from '../../../../ui/table/row-list.tsx'
import { useReadSearch } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { ForPartners } from '../parts/for-partners.tsx'
import { useSellerPlace } from '../parts/seller-place.tsx'
import { TargetButton } from '../parts/target-link.tsx'
import { CarCard } from './car-card.tsx'
import { type CarsSearch, readCarsSearch, type Standing, standings } from './cars-search.ts'

const statesOf: Readonly<Record<Exclude<Standing, 'mine'>, readonly OrderState[]>> = {
  market: ['confirmed', 'retryAuction', 'biddingInProgress'],
  sold: ['awarded', 'depositCompleted', 'completed'],
  over: ['cancelled'],
}

const useCars = ({ find, standing }: CarsSearch) => {
  const filter = useMemo(() => ({
    ...(find === undefined ? {} : { carNumber: { like: find } }),
    ...(standing === 'mine' ? { isSellersTurn: { eq: true } } : {}),
    ...(standing === undefined || standing === 'mine' ? {} : { state: { in: [...statesOf[standing]] } }),
  }), [find, standing])
  return useEndless(carsCalls.listOrders, { filter, sort: [{ createdAt: 'desc' }] })
}

const Nothing = ({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) => {
  const say = useText('selling')
  const sayUi = useText('ui')
  const place = useSellerPlace()
  return (
    <Card>
      {isFiltered ? (
        <EmptyState
          icon="search" title={sayUi('noMatch')} text={sayUi('noMatchText')}
          action={<Button icon="close" onClick={onClear}>{sayUi('clearFilters')}</Button>}
        />
      ) : (
        <EmptyState
          icon="car" title={say('noCars')} text={say('noCarsText')}
          action={<TargetButton target={place.begin} variant="primary" icon="plus">{say('offerCar')}</TargetButton>}
        />
      )}
    </Card>
  )
}

const Rows = ({ search, onClear }: { readonly search: CarsSearch; readonly onClear: () => void }) => {
  const say = useText('selling')
  const wordsFor = useFailureWords()
  const rows = useCars(search)
  const isFiltered = search.find !== undefined || search.standing !== undefined
  if (rows.failure !== null && rows.items.length === 0)
    return <ErrorPanel {...wordsFor(rows.failure)} onRetry={rows.retry} />
  if (rows.isLoading)
    return (
      <div aria-busy="true" className="flex flex-col gap-2">
        {Array.from({ length: 5 }, (_card, index) => <Skeleton key={index} className="h-24.5 rounded-lg" />)}
      </div>
    )
  if (rows.items.length === 0) return <Nothing isFiltered={isFiltered} onClear={onClear} />
  return (
    <>
      <RowList
        label={say('cars')}
        rows={rows.items}
        rowKey={({ id }) => id}
        guessPx={106}
        onEnd={rows.more}
        renderRow={(order) => <div className="pb-2"><CarCard order={order} /></div>}
      />
      <MoreFailed result={rows} />
    </>
  )
}

const Cars = () => {
  const say = useText('selling')
  const place = useSellerPlace()
  const navigate = useNavigate()
  const search = useReadSearch(useSearch({ from: '/framed/cars' }), readCarsSearch)
  useTitle(say('cars'))
  const put = (next: CarsSearch) => void navigate({ to: '/cars', search: next, replace: true })
  const choose = (standing: Standing) => {
    const { standing: before, ...rest } = search
    put(before === standing ? rest : { ...rest, standing })
  }
  return (
    <div className="mx-auto max-w-form">
      <PageHeader
        title={say('cars')}
        actions={
          <TargetButton target={place.begin} variant="primary" icon="plus">{say('offerCar')}</TargetButton>
        }
      />
      <div className="flex flex-col gap-3">
        <SearchField
          label={say('findCar')}
          labelHidden
          placeholder={say('findCar')}
          value={search.find ?? ''}
          onSearch={(find) => {
            const { find: _before, ...rest } = search
            put(find === '' ? rest : { ...rest, find })
          }}
        />
        <div
          role="group"
          aria-label={say('standing')}
          className="relative -mx-[var(--gutter)] flex gap-2 overflow-x-auto px-gutter pb-1 [scrollbar-width:none]"
        >
          {standings.map((standing) => (
            <FilterChip
              key={standing}
              label={say(`standing.${standing}`)}
              pressed={search.standing === standing}
              onPressedChange={() => choose(standing)}
            />
          ))}
        </div>
        <Rows search={search} onClear={() => put({})} />
      </div>
    </div>
  )
}

export const CarsScreen = (): ReactNode => <ForPartners title={useText('selling')('cars')}><Cars /></ForPartners>
