// Everything that was billed to a seller: for which car, why, how much, until when, and how it is paid.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { FilterChip } from '../../../../ui/choice/filter-chip.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { MoreFailed } from '../../../../ui/table/more-failed.tsx'
import { RowList } from '../../../../ui/table/row-list.tsx'
import { useAddress, useReadSearch } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { ForPartners } from '../parts/for-partners.tsx'
import { useSellerPlace } from '../parts/seller-place.tsx'
import { backLook } from '../parts/step-page.tsx'
import { TargetLink } from '../parts/target-link.tsx'
import { FeeLines } from './fee-lines.tsx'
import type { Fee } from './fee-rules.ts'
import { type FeesSearch, feesFilter, feesSort, readFeesSearch, standings, toPayFilter } from './fees-search.ts'
import { PayInto } from './pay-into.tsx'

const carLook = classNames(
  'figures -my-2.5 inline-flex min-h-11 items-center gap-0.5 self-start text-md font-bold',
  'underline-offset-4 hover:underline',
)

const CarOf = ({ fee: { orderId, carNumber } }: { readonly fee: Fee }) => {
  const place = useSellerPlace()
  return (
    <TargetLink
      target={place.car(orderId)}
      className={carLook}
    >
      <span lang="ko">{carNumber}</span>
      <Icon name="chevronRight" size={18} className="text-ink-faint" />
    </TargetLink>
  )
}

const Nothing = ({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) => {
  const say = useText('selling')
  const sayUi = useText('ui')
  return (
    <Card>
      {isFiltered ? (
        <EmptyState
          icon="search" title={sayUi('noMatch')} text={sayUi('noMatchText')}
          action={<Button icon="close" onClick={onClear}>{sayUi('clearFilters')}</Button>}
        />
      ) : <EmptyState icon="receipt" title={say('noBills')} text={say('noBillsText')} />}
    </Card>
  )
}

const Rows = ({ search, onClear }: { readonly search: FeesSearch; readonly onClear: () => void }) => {
  const say = useText('selling')
  const wordsFor = useFailureWords()
  const { exhibit } = useSellerPlace()
  const isForPartner = exhibit === null
  const toPay = useList(financeCalls.listSellerFees, { filter: toPayFilter(search, isForPartner), size: 1 })
  const wish = useMemo(() => ({ filter: feesFilter(search), sort: feesSort(search) }), [search])
  const rows = useEndless(financeCalls.listSellerFees, wish)
  if (rows.failure !== null && rows.items.length === 0)
    return <ErrorPanel {...wordsFor(rows.failure)} onRetry={rows.retry} />
  if (rows.isLoading)
    return (
      <div aria-busy="true" className="flex flex-col gap-2">
        {Array.from({ length: 3 }, (_card, index) => <Skeleton key={index} className="h-40 rounded-lg" />)}
      </div>
    )
  if (rows.items.length === 0)
    return <Nothing isFiltered={search.standing !== undefined || search.order !== undefined} onClear={onClear} />
  return (
    <>
      {search.standing !== 'ended' && <PayInto fees={toPay.items} isForPartner={isForPartner} />}
      <RowList
        label={say('bills')}
        rows={rows.items}
        rowKey={({ id }) => id}
        guessPx={176}
        onEnd={rows.more}
        renderRow={(fee) => (
          <div className="pb-2">
            <Card><FeeLines fee={fee} car={<CarOf fee={fee} />} isForPartner={isForPartner} /></Card>
          </div>
        )}
      />
      <MoreFailed result={rows} />
    </>
  )
}

const Fees = () => {
  const say = useText('selling')
  const { exhibit, home, note } = useSellerPlace()
  const search = useReadSearch(useSearch({ strict: false }), readFeesSearch)
  const { change } = useAddress(search)
  const title = say(exhibit === null ? 'billsOfSellers' : 'bills')
  useTitle(title)
  return (
    <div className="mx-auto w-full max-w-lg">
      {exhibit !== null && (
        <TargetLink target={home} className={backLook}><Icon name="chevronLeft" size={20} />{say('myCar')}</TargetLink>
      )}
      <PageHeader title={search.order === undefined ? title : say('billsOfCar')} summary={say('billsText')} />
      <div className="flex flex-col gap-3">
        <div role="group" aria-label={say('standing')} className="flex flex-wrap gap-2">
          {standings.map((standing) => (
            <FilterChip
              key={standing}
              label={say(`bills.${standing}`)}
              pressed={search.standing === standing}
              onPressedChange={(pressed) => change({ standing: pressed ? standing : undefined })}
            />
          ))}
          {search.order !== undefined && (
            <Button variant="quiet" onClick={() => change({ order: undefined })}>{say('billsOfAll')}</Button>
          )}
        </div>
        <Rows search={search} onClear={() => change({ standing: undefined, order: undefined })} />
        {note}
      </div>
    </div>
  )
}

export const FeesScreen = (): ReactNode => (
  <ForPartners title={useText('selling')('billsOfSellers')}><Fees /></ForPartners>
)
