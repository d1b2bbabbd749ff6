// The market as dense lines, for phones: no pictures, so that many cars are seen at once.
import { Link } from '@tanstack/react-router'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import { RowList } from '../../../../ui/table/row-list.tsx'
import { timeWord } from '../cards/car-card.tsx'
import { accidentTones, nameOf, useFactLine } from '../cards/car-words.ts'
import { HeartButton } from '../favorites/heart-button.tsx'
import type { Favorites } from '../favorites/use-favorites.ts'
import { OwnBidBadge } from '../own-bids/own-bid-badge.tsx'
import { useOwnBids, type OwnBid } from '../own-bids/use-own-bids.ts'
import type { MarketRow } from './market-rows.ts'

interface LineProps {
  readonly row: MarketRow
  readonly offsetMs: number
  readonly favorites: Favorites
  readonly ownBid: OwnBid | undefined
}

const Line = ({ row, offsetMs, favorites, ownBid }: LineProps) => {
  const say = useText('market')
  const format = useFormat()
  const factLine = useFactLine()
  const ended = timeWord(row.state)
  const accident = row.accidentHistory ?? 'unknown'
  const name = nameOf(row)
  return (
    <div className="relative flex items-center gap-2 border-b border-line bg-surface py-2.5 pr-1 pl-4">
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="flex items-center gap-2">
          <Link
            to="/auctions/$id"
            params={{ id: row.auctionId }}
            className="min-w-0 truncate font-bold before:absolute before:inset-0"
          >
            <span lang="ko">{name}</span>
          </Link>
          <Badge tone={accidentTones[accident]}>{say(`accident.${accident}`)}</Badge>
        </span>
        <span className="figures truncate text-sm text-ink-soft">{factLine(row)}</span>
        <span className="flex items-center justify-between gap-2">
          <strong className="figures text-md font-extrabold">
            {row.guideMidWon === null
              ? <span className="font-normal text-ink-faint">{say('noGuide')}</span> : format.price(row.guideMidWon)}
          </strong>
          {ended === undefined
            ? <Countdown endsAt={row.endsAt} offsetMs={offsetMs} className="text-md!" /> : <Badge>{say(ended)}</Badge>}
        </span>
        {ownBid !== undefined && <span><OwnBidBadge bid={ownBid} /></span>}
      </span>
      <HeartButton
        name={name}
        on={favorites.has(row.auctionId)}
        disabled={ended !== undefined}
        onPress={() => favorites.toggle(row.auctionId)}
        className="relative z-1"
      />
    </div>
  )
}

interface MarketLinesProps {
  readonly rows: readonly MarketRow[]
  readonly favorites: Favorites
  readonly onEnd: () => void
}

const idOf = ({ id }: MarketRow): string => id

export const MarketLines = ({ rows, favorites, onEnd }: MarketLinesProps) => {
  const say = useText('market')
  const offsetMs = useServerOffset()
  const ownBids = useOwnBids()
  return (
    <div className="-mx-(--gutter) border-t border-line">
      <RowList
        label={say('cars')}
        rows={rows}
        rowKey={idOf}
        guessPx={95}
        onEnd={onEnd}
        renderRow={(row) => (
          <Line row={row} offsetMs={offsetMs} favorites={favorites} ownBid={ownBids.get(row.auctionId)} />
        )}
      />
    </div>
  )
}
