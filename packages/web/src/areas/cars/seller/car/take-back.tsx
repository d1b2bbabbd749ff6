// Takes a car back, as long as it may be.
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { later } from '../../../../ui/later.tsx'
import { mayTakeBack } from '../list/what-next.ts'
import type { Order } from '../offer/offer-steps.ts'
import type { SellerBids } from './auction-card.tsx'

const TakeBackDialog = later(async () => (await import('./take-back-dialog.tsx')).TakeBackDialog)

interface TakeBackProps {
  readonly order: Order
  /** The server takes no auction back that somebody bid in; what asks already goes on, and is told so. */
  readonly renderUnlessBidOn: SellerBids['renderUnlessBidOn']
}

export const TakeBack = ({ order, renderUnlessBidOn }: TakeBackProps) => {
  const say = useText('selling')
  const [isAsking, setAsking] = useState(false)
  if (!mayTakeBack(order.state)) return null
  const words = order.state === 'draft' ? 'dropDraft' : order.state === 'biddingInProgress' ? 'withdraw' : 'takeBack'
  const button = (
    <Button variant="quiet" size="large" icon="close" onClick={() => setAsking(true)}>{say(words)}</Button>
  )
  return (
    <>
      {order.state === 'biddingInProgress' && order.auctionId !== null
        ? renderUnlessBidOn(order.auctionId, button) : button}
      {isAsking && <TakeBackDialog order={order} words={words} onClose={() => setAsking(false)} />}
    </>
  )
}
