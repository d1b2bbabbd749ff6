// The cards of the market: as many beside each other as fit, and of thousands only those in view are drawn.
import { startTransition, useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useFirstSight } from '../../../../ui/first-sight.ts'
import { useCompared } from '../compare/compared.ts'
import type { Favorites } from '../favorites/use-favorites.ts'
import type { MarketRow } from '../market/market-rows.ts'
import { isRoomy } from '../market/use-roomy.ts'
import { useOwnBids } from '../own-bids/use-own-bids.ts'
import { CarCard } from './car-card.tsx'
import { useCovers } from './covers.ts'
import { LoadingCard } from './loading-card.tsx'
import { useLinesInSight } from './use-lines-in-sight.ts'

const gapPx = 16
const leastPx = 250
/** Everything of a card below its picture. */
const wordsPx = 210
const pictureShare = 10 / 16
/** So many lines of cards before the last one it is time for more. */
const nearEnd = 4
/** So many lines are drawn beyond those in sight, and none of them before what is in sight. */
const beyond = 2

interface Place {
  readonly columns: number
  readonly widthPx: number
  readonly topPx: number
}

const placeIn = (width: number, topPx: number): Place => {
  const columns = Math.max(1, Math.floor((width + gapPx) / (leastPx + gapPx)))
  return { columns, widthPx: (width - gapPx * (columns - 1)) / columns, topPx }
}

const placeOf = (element: HTMLElement): Place => {
  const { width, top } = element.getBoundingClientRect()
  return placeIn(width, Math.round(top + scrollY))
}

/** With nothing beside it the list is as wide as the page: the first cards need not wait until it has been measured. */
const firstPlace = (): Place | null => {
  if (isRoomy()) return null
  const style = getComputedStyle(document.documentElement)
  const gutterPx = Number.parseFloat(style.getPropertyValue('--gutter')) * Number.parseFloat(style.fontSize)
  return placeIn(document.documentElement.clientWidth - 2 * gutterPx, 0)
}

const isSamePlace = (one: Place | null, other: Place): boolean =>
  one !== null && one.columns === other.columns && one.widthPx === other.widthPx && one.topPx === other.topPx

/** The cards stand where their stand-ins stood, so that they need not be drawn twice. */
let lastPlace: Place | null = null

/** What stands above may grow and shrink, and the page with it. */
const usePlace = (list: RefObject<HTMLElement | null>): Place | null => {
  const [place, setPlace] = useState(() => lastPlace ?? firstPlace())
  const shown = useRef(place)
  useEffect(() => {
    shown.current = place
  }, [place])
  useEffect(() => {
    const look = () => {
      if (list.current === null) return
      const next = placeOf(list.current)
      lastPlace = next
      // The first cards are drawn in small steps; those that stand there move at once.
      const settle = (): void => setPlace((now) => (isSamePlace(now, next) ? now : next))
      if (shown.current === null) startTransition(settle)
      else settle()
    }
    // It looks once by itself, when the browser has measured the page anyway.
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    if (list.current !== null) observer.observe(list.current)
    return () => observer.disconnect()
  }, [list])
  return place
}

interface CardGridProps {
  readonly label: string
  readonly rows: readonly MarketRow[]
  readonly favorites: Favorites
  readonly onEnd: () => void
}

/** One function for all cards and all time, so that none is drawn again for it. */
const useSteady = <Given,>(act: (given: Given) => void): ((given: Given) => void) => {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((given) => latest.current(given), [])
}

export const CardGrid = ({ label, rows, favorites, onEnd }: CardGridProps) => {
  const list = useRef<HTMLUListElement>(null)
  const place = usePlace(list)
  const offsetMs = useServerOffset()
  const compared = useCompared()
  const ownBids = useOwnBids()
  const columns = place?.columns ?? 1
  const lines = Math.ceil(rows.length / columns)
  const lineHeight = Math.round((place?.widthPx ?? 0) * pictureShare) + wordsPx + gapPx
  const topPx = place?.topPx ?? 0
  const isSeen = useFirstSight()
  const [first, last] = useLinesInSight({
    count: place === null ? 0 : lines, topPx, linePx: lineHeight, beyond: isSeen ? beyond : 0,
  })
  const coverOf = useCovers(rows, first * columns, (last + 1) * columns - 1)
  const toggle = useSteady(favorites.toggle)
  useEffect(() => {
    if (last >= 0 && last >= lines - nearEnd) onEnd()
  }, [last, lines, onEnd])
  return (
    <ul ref={list} aria-label={label} className="relative" style={{ height: lines * lineHeight - gapPx }}>
      {rows.slice(first * columns, (last + 1) * columns).map((row, at) => {
        const line = first + Math.floor(at / columns)
        return (
          <li
            key={row.id}
            aria-setsize={rows.length}
            aria-posinset={first * columns + at + 1}
            className="absolute top-0"
            style={{
              width: place?.widthPx, left: (at % columns) * ((place?.widthPx ?? 0) + gapPx),
              transform: `translateY(${line * lineHeight}px)`,
            }}
          >
            <CarCard
              row={row}
              photo={coverOf(row.orderId)}
              offsetMs={offsetMs}
              isFavorite={favorites.has(row.auctionId)}
              ownBid={ownBids.get(row.auctionId)}
              isCompared={compared.some(({ auctionId }) => auctionId === row.auctionId)}
              onFavorite={toggle}
              eager={line === 0}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** As many beside each other as the cards will be. */
const waitingLook = 'grid grid-cols-[repeat(auto-fill,minmax(min(15.625rem,100%),1fr))] gap-4'

export const LoadingGrid = ({ count = 8 }: { readonly count?: number | undefined }) => {
  const list = useRef<HTMLDivElement>(null)
  usePlace(list)
  return (
    <div ref={list} aria-busy="true" className={waitingLook}>
      {Array.from({ length: count }, (_card, index) => <LoadingCard key={index} />)}
    </div>
  )
}
