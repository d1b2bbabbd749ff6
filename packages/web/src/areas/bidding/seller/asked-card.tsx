// Somebody was chosen: the clock of the answer, and what a seller may still do; or the seller's own yes or no.
import type { AuctionBidder } from '@bidyard/contract/shapes/bidding/bidders'
import type { TradeProcess } from '@bidyard/contract/shapes/contracts/trade-process'
import { hasTrait } from '@bidyard/contract/shapes/contracts/traits-of'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { later } from '../../../ui/later.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { BidderFacts } from './bidder-card.tsx'
import { revertsLeft } from '../parts/choice-rules.ts'
import { Clock } from './choose-card.tsx'

const EndRequestDialog = later(async () => (await import('./seller-dialogs.tsx')).EndRequestDialog)
const AcceptSale = later(async () => (await import('./sale-dialogs.tsx')).AcceptSale)
const DeclineSale = later(async () => (await import('./sale-dialogs.tsx')).DeclineSale)

interface AskedProps {
  readonly process: TradeProcess
  readonly current: NonNullable<TradeProcess['current']>
  readonly bidder: AuctionBidder | undefined
  readonly hopeWon: number | null
  /** Others are left to be chosen; with the last one the round ends. */
  readonly goesOn: boolean
}

const Whom = ({ current, bidder, hopeWon }: Pick<AskedProps, 'current' | 'bidder' | 'hopeWon'>) => {
  const format = useFormat()
  return (
    <div className="flex rounded-lg border border-line px-4 py-3">
      {bidder === undefined
        ? <strong className="figures text-xl font-extrabold">{format.price(current.amountWon)}</strong>
        : <BidderFacts bidder={bidder} hopeWon={hopeWon} />}
    </div>
  )
}

export const WaitCard = ({ process, goesOn, ...asked }: AskedProps) => {
  const say = useText('choosing')
  const [asking, setAsking] = useState<'revert' | 'drop' | null>(null)
  const left = revertsLeft(process)
  return (
    <Card title={say('waitTitle')}>
      <div className="flex flex-col gap-4">
        <p className="text-md text-ink-soft">{say(goesOn ? 'waitText' : 'waitTextLast')}</p>
        {asked.current.until !== null && <Clock label={say('waitUntil')} at={asked.current.until} />}
        <Whom {...asked} />
        <div className="grid grid-cols-2 gap-2">
          <Button disabled={left === 0} onClick={() => setAsking('revert')}>{say('revert')}</Button>
          <Button onClick={() => setAsking('drop')}>{say('drop')}</Button>
        </div>
        <p className="text-sm text-ink-faint">{say('revertLeft', { count: left })}</p>
      </div>
      {asking !== null && (
        <EndRequestDialog auctionId={process.auctionId} act={asking} goesOn={goesOn} onClose={() => setAsking(null)} />
      )}
    </Card>
  )
}

export const SellCard = ({ process, goesOn, ...asked }: AskedProps) => {
  const say = useText('choosing')
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null)
  const { contractId, amountWon, until } = asked.current
  const { kind } = process
  if (!hasTrait(kind, 'awardedBy', 'seller')) return null
  const given = { kind, contractId, onClose: () => setAsking(null) }
  return (
    <Card title={say('sellTitle')}>
      <div className="flex flex-col gap-4">
        <p className="text-md text-ink-soft">{say('sellText')}</p>
        {until !== null && <Clock label={say('sellUntil')} at={until} />}
        <Whom {...asked} />
        <div className="grid grid-cols-[2fr_1fr] gap-2">
          <Button variant="primary" size="large" onClick={() => setAsking('accept')}>{say('sell')}</Button>
          <Button size="large" onClick={() => setAsking('decline')}>{say('notSell')}</Button>
        </div>
      </div>
      {asking === 'accept' && <AcceptSale {...given} amountWon={amountWon} />}
      {asking === 'decline' && <DeclineSale {...given} goesOn={goesOn} />}
    </Card>
  )
}
