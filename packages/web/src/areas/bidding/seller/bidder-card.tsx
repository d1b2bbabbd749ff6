// A shop that bid, as its seller sees it before the award: rank, amount, grade, record and what to expect, but no name.
import { shopGrade } from '@bidyard/contract/enums/shops'
import type { AuctionBidder } from '@bidyard/contract/shapes/bidding/bidders'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Badge } from '../../../ui/show/badge.tsx'
import { hasRecord, isHeldUp } from '../parts/choice-rules.ts'

export const useHopeWords = (hopeWon: number | null) => {
  const say = useText('choosing')
  const format = useFormat()
  return (amountWon: number): string | null => {
    if (hopeWon === null) return null
    if (amountWon === hopeWon) return say('atHope')
    const won = format.price(Math.abs(amountWon - hopeWon))
    return say(amountWon > hopeWon ? 'aboveHope' : 'belowHope', { won })
  }
}

/** Its rank says nothing any more: better bids may stand still, and come back. */
const hasFallen = ({ state }: AuctionBidder): boolean => state === 'rejected' || state === 'cancelled'
const mayStillBuy = ({ state }: AuctionBidder): boolean => state === 'waiting' || state === 'awardInProgress'

interface BidderProps {
  readonly bidder: AuctionBidder
  readonly hopeWon: number | null
}

/** What the bid is likely to bring in the end; it says that it is an estimate, and of how many sales. */
const Expected = ({ expected }: Pick<AuctionBidder, 'expected'>) => {
  const say = useText('choosing')
  const format = useFormat()
  if (expected === null) return <span className="text-sm text-ink-faint">{say('expectedNone')}</span>
  const { sales, finalPermille, feesWon, netWon } = expected
  const share = format.percent(finalPermille / 1_000)
  return (
    <span className="mt-1 flex flex-col border-t border-line pt-1.5">
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-sm text-ink-soft">{say('expected')}</span>
        <strong className="figures font-bold">{say('about', { won: format.price(netWon) })}</strong>
      </span>
      <span className="figures text-sm text-ink-faint">
        {say('expectedOf', { sales, share })}
        {feesWon > 0 && ` · ${say('expectedFees', { won: format.won(feesWon) })}`}
      </span>
    </span>
  )
}

export const BidderFacts = ({ bidder, hopeWon }: BidderProps) => {
  const say = useText('choosing')
  const word = useWord()
  const format = useFormat()
  const hopeWords = useHopeWords(hopeWon)
  const { bidRank, bidAmountWon, state, shop: { grade, record } } = bidder
  const hope = hopeWords(bidAmountWon)
  return (
    <span className="flex min-w-0 flex-1 flex-col gap-0.5">
      <span className="flex flex-wrap items-center gap-2">
        {bidRank !== null && !hasFallen(bidder) && (
          <span className="text-sm font-semibold text-ink-soft">{say('rank', { count: bidRank })}</span>
        )}
        {bidRank === 1 && !hasFallen(bidder) && <Badge tone="done">{say('best')}</Badge>}
      </span>
      <strong className="figures text-xl font-extrabold tracking-tight">{format.price(bidAmountWon)}</strong>
      {hope !== null && (
        <span className={classNames('text-sm', bidAmountWon >= (hopeWon ?? 0) ? 'text-done-ink' : 'text-ink-soft')}>
          {hope}
        </span>
      )}
      <span className="text-md">{say('grade', { grade: word(shopGrade, grade) })}</span>
      <span className="figures text-sm text-ink-faint">
        {hasRecord(record) ? say('recordOf', record) : say('noRecord')}
      </span>
      {isHeldUp(bidder) && <span className="pt-1"><Badge tone="waiting">{say('heldUp')}</Badge></span>}
      {mayStillBuy(bidder) && <Expected expected={bidder.expected} />}
      {(state === 'rejected' || state === 'cancelled') && (
        <span className="pt-1"><Badge>{say(`fallen.${state}`)}</Badge></span>
      )}
    </span>
  )
}
