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
import { useBegun } from '../../../ui/show/countdown.tsx'
import { BidderFacts } from './bidder-card.tsx'
import { afterFall, type AfterFall, goesOnUntil, revertsLeft } from '../parts/choice-rules.ts'
import { Clock } from './choose-card.tsx'

const EndRequestDialog = later(async () => (await import('./seller-dialogs.tsx')).EndRequestDialog)
const AcceptSale = later(async () => (await import('./sale-dialogs.tsx')).AcceptSale)
const DeclineSale = later(async () => (await import('./sale-dialogs.tsx')).DeclineSale)

interface AskedProps {
  readonly process: TradeProcess
  readonly current: NonNullable<TradeProcess['current']>
  readonly bidders: readonly AuctionBidder[]
  readonly hopeWon: number | null
}

const useAfterFall = ({ process, bidders }: Pick<AskedProps, 'process' | 'bidders'>): AfterFall =>
  afterFall(process, bidders, useBegun(process.askedAgainUntil))

const Whom = ({ current, bidders, hopeWon }: Pick<AskedProps, 'current' | 'bidders' | 'hopeWon'>) => {
  const format = useFormat()
  const bidder = bidders.find(({ id }) => id === current.bidderId)
  return (
    <div className="flex rounded-lg border border-line px-4 py-3">
      {bidder === undefined
        ? <strong className="figures text-xl font-extrabold">{format.price(current.amountWon)}</strong>
        : <BidderFacts bidder={bidder} hopeWon={hopeWon} />}
    </div>
  )
}

const WaitText = ({ process, after }: Pick<AskedProps, 'process'> & { readonly after: AfterFall }) => {
  const say = useText('choosing')
  const format = useFormat()
  const until = goesOnUntil(process)
  const words = after === 'goesOn' && until !== null
    ? say('waitTextUntil', { time: format.dateTime(until) }) : say(`waitText.${after}`)
  return <p className="text-md text-ink-soft">{words}</p>
}

export const WaitCard = (asked: AskedProps) => {
  const { process, current } = asked
  const say = useText('choosing')
  const after = useAfterFall(asked)
  const isOver = useBegun(process.revertUntil)
  const [asking, setAsking] = useState<'revert' | 'drop' | null>(null)
  const left = revertsLeft(process)
  return (
    <Card title={say('waitTitle')}>
      <div className="flex flex-col gap-4">
        <WaitText process={process} after={after} />
        {current.until !== null && <Clock label={say('waitUntil')} at={current.until} />}
        <Whom {...asked} />
        <div className="grid grid-cols-2 gap-2">
          <Button disabled={isOver || left === 0} onClick={() => setAsking('revert')}>{say('revert')}</Button>
          <Button onClick={() => setAsking('drop')}>{say('drop')}</Button>
        </div>
        <p className="text-sm text-ink-faint">{isOver ? say('revertOver') : say('revertLeft', { count: left })}</p>
      </div>
      {asking !== null && (
        <EndRequestDialog process={process} act={asking} after={after} onClose={() => setAsking(null)} />
      )}
    </Card>
  )
}

export const SellCard = (asked: AskedProps) => {
  const { process, current: { contractId, amountWon, until } } = asked
  const say = useText('choosing')
  const after = useAfterFall(asked)
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null)
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
      {asking === 'decline' && <DeclineSale {...given} after={after} />}
    </Card>
  )
}
