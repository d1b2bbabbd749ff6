// Up to four cars side by side, line by line; lines in which they differ stand out.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { Switch } from '../../../../ui/choice/switch.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Trail } from '../../../../ui/navigation/trail.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import type { Given } from '../../../../ui/table/order.ts'
import { useAddress } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { nameOf } from '../cards/car-words.ts'
import { CoverPicture } from '../cards/cover-picture.tsx'
import { useCovers, type CarPhoto } from '../cards/covers.ts'
import { HeartButton } from '../favorites/heart-button.tsx'
import { useFavorites, type Favorites } from '../favorites/use-favorites.ts'
import type { MarketRow } from '../market/market-rows.ts'
import { comparedMax, dropCompared } from './compared.ts'
import { differs, useCompareLines } from './compare-rows.ts'

const idForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const readIds = (given: unknown): readonly string[] => {
  const ids: readonly unknown[] = Array.isArray(given) ? given : [given]
  return [...new Set(ids.filter((id) => typeof id === 'string' && idForm.test(id)) as string[])].slice(0, comparedMax)
}

interface HeadProps {
  readonly row: MarketRow
  readonly photo: CarPhoto | undefined
  readonly favorites: Favorites
  readonly onDrop: () => void
}

const Head = ({ row, photo, favorites, onDrop }: HeadProps) => {
  const say = useText('market')
  const format = useFormat()
  const offsetMs = useServerOffset()
  const name = nameOf(row)
  return (
    <div className="flex flex-col gap-2">
      <div className="relative aspect-[16/10] overflow-hidden rounded-md bg-sunken">
        <CoverPicture photo={photo} alt={say('photoOf', { name })} sizes="16rem" eager className="size-full" />
        <HeartButton
          onPicture
          name={name}
          on={favorites.has(row.auctionId)}
          onPress={() => favorites.toggle(row.auctionId)}
          className="absolute top-1.5 left-1.5"
        />
        <IconButton
          icon="close"
          label={say('uncompareThis', { name })}
          onClick={onDrop}
          className="always-light absolute! top-1.5 right-1.5 rounded-full! bg-white! text-black! shadow-card"
        />
      </div>
      <Link
        to="/auctions/$id"
        params={{ id: row.auctionId }}
        className="rounded-sm text-md font-bold underline-offset-4 hover:underline"
      >
        <span lang="ko">{name}</span>
      </Link>
      <Countdown endsAt={row.endsAt} offsetMs={offsetMs} className="text-md!" />
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-sm text-ink-faint">{say('guidePrice')}</span>
        {row.guideMidWon === null
          ? <span className="text-md text-ink-faint">–</span>
          : <strong className="figures text-lg font-extrabold tracking-tight">{format.price(row.guideMidWon)}</strong>}
      </span>
    </div>
  )
}

const cell = 'border-b border-line px-3 py-2.5 text-left align-top text-md'
const nameCell = 'sticky left-0 z-1 w-28 min-w-28 bg-surface text-sm font-medium text-ink-faint md:w-40'

interface TableProps {
  readonly rows: readonly MarketRow[]
  readonly onlyDifferent: boolean
  readonly onDrop: (auctionId: string) => void
}

const Table = ({ rows, onlyDifferent, onDrop }: TableProps) => {
  const say = useText('market')
  const favorites = useFavorites()
  const lines = useCompareLines(rows)
  const coverOf = useCovers(rows, 0, rows.length - 1)
  const shown = lines.filter((line) => !onlyDifferent || differs(line, rows))
  return (
    <div
      role="region"
      aria-label={say('compareCars')}
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg border border-line bg-surface shadow-card"
    >
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            <td className={classNames(cell, nameCell)} />
            {rows.map((row) => (
              <th key={row.id} scope="col" className={classNames(cell, 'min-w-48 font-normal')}>
                <Head
                  row={row}
                  photo={coverOf(row.orderId)}
                  favorites={favorites}
                  onDrop={() => onDrop(row.auctionId)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => {
            const isDifferent = differs(line, rows)
            return (
              <tr key={line.key}>
                <th scope="row" className={classNames(cell, nameCell)}>
                  {line.name}{isDifferent && <span className="sr-only"> ({say('differs')})</span>}
                </th>
                {rows.map((row) => (
                  <td
                    key={row.id}
                    lang={line.key === 'grade' ? 'ko' : undefined}
                    className={classNames(cell, 'figures', isDifferent ? 'font-bold' : 'text-ink-soft')}
                  >
                    {line.of(row)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const Nothing = () => {
  const say = useText('market')
  return (
    <Card>
      <EmptyState
        icon="compare"
        title={say('compareNone')}
        text={say('compareNoneText')}
        action={<LinkButton to="/auctions" variant="primary" icon="gavel">{say('toMarket')}</LinkButton>}
      />
    </Card>
  )
}

export const CompareScreen = (): ReactNode => {
  const say = useText('market')
  const wordsFor = useFailureWords()
  const given: Given = useSearch({ strict: false })
  const ids = readIds(given['ids'])
  const { change } = useAddress<{ ids?: readonly string[] }>({ ids })
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const { items, isLoading, failure, retry } = useList(
    auctionsCalls.listAuctionSearchTables, { filter: { auctionId: { in: [...ids] } }, size: 100 }, ids.length > 0,
  )
  useTitle(say('compareCars'))
  useEffect(() => window.scrollTo({ top: 0 }), [])
  const rows = ids.flatMap((id) => items.find(({ auctionId }) => auctionId === id) ?? [])
  const drop = (auctionId: string) => {
    dropCompared(auctionId)
    const left = ids.filter((id) => id !== auctionId)
    change({ ids: left.length === 0 ? undefined : left })
  }
  return (
    <>
      <PageHeader
        trail={<Trail to="/auctions">{say('market')}</Trail>}
        title={say('compareCars')}
        summary={rows.length > 1 ? say('compareSummary') : undefined}
        actions={
          rows.length > 1 && (
            <Switch label={say('onlyDifferent')} checked={onlyDifferent} onCheckedChange={setOnlyDifferent} />
          )
        }
      />
      {failure !== null && rows.length === 0 ? <ErrorPanel {...wordsFor(failure)} onRetry={retry} />
        : isLoading ? <Skeleton className="h-[70dvh] w-full rounded-lg!" />
          : rows.length === 0 ? <Nothing />
            : <Table rows={rows} onlyDifferent={onlyDifferent} onDrop={drop} />}
      {!isLoading && rows.length > 0 && rows.length < ids.length && (
        <p className="mt-3 text-sm text-ink-faint">{say('compareGone')}</p>
      )}
    </>
  )
}
