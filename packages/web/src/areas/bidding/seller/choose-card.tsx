// Choosing a buyer: everybody who bid by rank, with grade and record; the chosen one is asked.
import type { AuctionBidder } from '@bidyard/contract/shapes/bidding/bidders'
import { expectedSalesMin } from '@bidyard/contract/shapes/bidding/expected-sales'
import type { TradeProcess } from '@bidyard/contract/shapes/contracts/trade-process'
import { useState } from 'react'
import { useServerOffset } from '../../../api/server-time.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ChoiceCards } from '../../../ui/choice/choice-cards.tsx'
import { SegmentedControl } from '../../../ui/choice/segmented-control.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { later } from '../../../ui/later.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Countdown } from '../../../ui/show/countdown.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { BidderFacts } from './bidder-card.tsx'
import { type BidderOrder, bidderOrders, choicesLeft, inOrder, isHeldUp, mayBeChosen } from '../parts/choice-rules.ts'

const NobodyDialog = later(async () => (await import('./seller-dialogs.tsx')).NobodyDialog)
const RequestDialog = later(async () => (await import('./seller-dialogs.tsx')).RequestDialog)

export const Clock = ({ label, at }: { readonly label: string; readonly at: string }) => {
  const format = useFormat()
  const offsetMs = useServerOffset()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg bg-waiting-soft px-4 py-3">
      <span className="flex flex-col">
        <span className="text-sm text-waiting-ink">{label}</span>
        <span className="figures text-sm text-ink-soft">{format.dateTime(at)}</span>
      </span>
      <Countdown endsAt={at} offsetMs={offsetMs} className="text-lg!" />
    </div>
  )
}

interface ChooseProps {
  readonly process: TradeProcess
  readonly bidders: readonly AuctionBidder[]
  readonly hopeWon: number | null
}

/** For good, or until a bid that is held up goes on. */
const Nobody = ({ isHeld }: { readonly isHeld: boolean }) => {
  const say = useText('choosing')
  return isHeld
    ? <InlineNotice title={say('noneNow')}>{say('noneNowText')}</InlineNotice>
    : <InlineNotice title={say('noMore')} />
}

interface ActsProps {
  readonly process: TradeProcess
  readonly bidder: AuctionBidder | undefined
}

/** They know what is asked: the bidders above are not drawn anew for a dialog. */
const Acts = ({ process, bidder }: ActsProps) => {
  const say = useText('choosing')
  const [asking, setAsking] = useState<'request' | 'nobody' | null>(null)
  const close = () => setAsking(null)
  return (
    <>
      <Button
        variant="primary" size="large" wide disabled={bidder === undefined} onClick={() => setAsking('request')}
      >
        {say('request')}
      </Button>
      <Button wide variant="quiet" onClick={() => setAsking('nobody')}>{say('nobody')}</Button>
      {asking === 'request' && bidder !== undefined && (
        <RequestDialog
          auctionId={process.auctionId} bidderId={bidder.id} amountWon={bidder.bidAmountWon} onClose={close}
        />
      )}
      {asking === 'nobody' && <NobodyDialog process={process} onClose={close} />}
    </>
  )
}

export const ChooseCard = ({ process, bidders, hopeWon }: ChooseProps) => {
  const say = useText('choosing')
  const [chosen, setChosen] = useState<string | null>(null)
  const [order, setOrder] = useState<BidderOrder>('amount')
  const { chooseUntil, candidatesMax } = process
  const left = choicesLeft(process)
  const sorted = inOrder(bidders, order)
  const bidder = sorted.find((one) => one.id === chosen && mayBeChosen(one))
  const isAnyLeft = left > 0 && sorted.some(mayBeChosen)
  return (
    <Card title={say('chooseTitle')}>
      <div className="flex flex-col gap-4">
        <p className="text-md text-ink-soft">{say('chooseText')}</p>
        {chooseUntil !== null && <Clock label={say('chooseUntil')} at={chooseUntil} />}
        {!isAnyLeft && <Nobody isHeld={left > 0 && sorted.some(isHeldUp)} />}
        {bidders.some(({ expected }) => expected !== null) && (
          <div className="flex flex-col gap-2">
            <SegmentedControl
              label={say('order')}
              wide
              value={order}
              onValueChange={setOrder}
              segments={bidderOrders.map((value) => ({ value, label: say(`orderBy.${value}`) }))}
            />
            <p className="text-sm text-ink-faint">{say('expectedText', { count: expectedSalesMin })}</p>
          </div>
        )}
        <ChoiceCards
          label={say('bidders')}
          value={chosen}
          onValueChange={setChosen}
          cards={sorted.map((one) => ({
            value: one.id, disabled: !isAnyLeft || !mayBeChosen(one),
            content: <BidderFacts bidder={one} hopeWon={hopeWon} />,
          }))}
        />
        <p className="figures text-sm text-ink-faint">
          {say('chances', { left, max: candidatesMax })} · {say('chooseMissed')}
        </p>
        <Acts process={process} bidder={bidder} />
      </div>
    </Card>
  )
}
