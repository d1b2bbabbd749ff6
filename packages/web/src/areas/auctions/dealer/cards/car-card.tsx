// A car in the market: its picture, what it is, what it is worth by the guide, and how long one may still bid.
import { contractKind } from '@bidyard/contract/enums/contracts'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import { CompareButton } from '../compare/compare-button.tsx'
import { HeartButton } from '../favorites/heart-button.tsx'
import { OwnBidBadge } from '../own-bids/own-bid-badge.tsx'
import type { OwnBid } from '../own-bids/use-own-bids.ts'
import type { MarketRow } from '../market/market-rows.ts'
import { accidentTones, gradeOf, nameOf, useFactLine } from './car-words.ts'
import { CoverPicture } from './cover-picture.tsx'
import type { CarPhoto } from './covers.ts'

export interface CarCardProps {
  readonly row: MarketRow
  readonly photo: CarPhoto | undefined
  readonly offsetMs: number
  readonly isFavorite: boolean
  readonly ownBid: OwnBid | undefined
  readonly isCompared: boolean
  readonly onFavorite: (auctionId: string) => void
  readonly eager: boolean
}

const over = { contract: 'ended', done: 'ended', cancelled: 'cancelled' } as const
/** As `app/early/ask-first.ts` has it. */
export const cardSizes = '(width < 40rem) calc(100vw - 2rem), (width < 64rem) 50vw, 20rem'

export const timeWord = (state: MarketRow['state']): 'ended' | 'cancelled' | undefined =>
  state === 'auction' || state === 'preparation' ? undefined : over[state]

const Picture = (props: CarCardProps & { readonly name: string }) => {
  const { row, photo, offsetMs, isFavorite, ownBid, onFavorite, eager, name } = props
  const say = useText('market')
  const ended = timeWord(row.state)
  return (
    <div className="relative aspect-[16/10] overflow-hidden rounded-t-lg bg-sunken">
      <CoverPicture
        photo={photo}
        alt={say('photoOf', { name })}
        sizes={cardSizes}
        eager={eager}
        className={classNames('size-full', ended !== undefined && 'opacity-60 grayscale')}
      />
      {ended === undefined
        ? <Countdown endsAt={row.endsAt} offsetMs={offsetMs} solid className="absolute top-2.5 left-2.5 text-md!" />
        : <span className="absolute top-2.5 left-2.5"><Badge solid>{say(ended)}</Badge></span>}
      {ownBid !== undefined && (
        <span className="absolute bottom-2.5 left-2.5"><OwnBidBadge bid={ownBid} solid /></span>
      )}
      <HeartButton
        name={name}
        on={isFavorite}
        disabled={ended !== undefined}
        onPress={() => onFavorite(row.auctionId)}
        onPicture
        className="absolute top-2 right-2 z-1"
      />
    </div>
  )
}

const Badges = ({ row }: { readonly row: MarketRow }) => {
  const say = useText('market')
  const word = useWord()
  const { kind, auctionNo, isByHand } = row
  const accident = row.accidentHistory ?? 'unknown'
  return (
    // The number falls below the line, out of sight, rather than being cut.
    <div className="flex h-6 flex-wrap items-center gap-x-1.5 gap-y-2 overflow-hidden">
      <Badge tone={accidentTones[accident]}>{say(`accident.${accident}`)}</Badge>
      <Badge tone="action">{word(contractKind, kind)}</Badge>
      {isByHand && <Badge tone="waiting">{say('byHand')}</Badge>}
      <span className="figures ml-auto text-xs leading-6 text-ink-faint">{auctionNo}</span>
    </div>
  )
}

const Guide = ({ won }: { readonly won: number | null }) => {
  const say = useText('market')
  const format = useFormat()
  return (
    <div className="flex min-w-0 flex-col">
      <span className="text-xs text-ink-faint">{say('guidePrice')}</span>
      {won === null
        ? <span className="text-md leading-7 text-ink-faint">{say('noGuide')}</span>
        : <span className="figures truncate text-xl font-extrabold tracking-tight">{format.price(won)}</span>}
    </div>
  )
}

const Drawn = (props: CarCardProps) => {
  const { row, isCompared } = props
  const factLine = useFactLine()
  const name = nameOf(row)
  const grade = gradeOf(row)
  return (
    <article
      className={classNames(
        'relative rounded-lg border border-line bg-surface shadow-card transition-[border-color,box-shadow]',
        'hover:border-line-strong hover:shadow-popup',
      )}
    >
      <Picture {...props} name={name} />
      <div className="flex flex-col gap-1 p-4">
        <Badges row={row} />
        <h2 lang="ko" className="mt-1 truncate text-base font-bold">
          {/* The whole card is the link; what acts by itself lies above it. */}
          <Link
            to="/auctions/$id"
            params={{ id: row.auctionId }}
            className="rounded-sm before:absolute before:inset-0 before:rounded-lg"
          >
            {name}
          </Link>
        </h2>
        <p lang="ko" className="h-5 truncate text-sm text-ink-soft">{grade}</p>
        <p className="figures truncate text-sm text-ink-soft">{factLine(row)}</p>
        <div className="mt-2.5 flex items-end justify-between gap-3 border-t border-line pt-3">
          <Guide won={row.guideMidWon} />
          <span className="relative z-1">
            <CompareButton auctionId={row.auctionId} name={name} on={isCompared} />
          </span>
        </div>
      </div>
    </article>
  )
}

/** Drawn again only when something of it changed: the grid holds thousands. */
export const CarCard = memo(Drawn)
