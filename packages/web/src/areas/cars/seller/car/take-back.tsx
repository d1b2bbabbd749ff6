// Takes a car back, as long as it may be.
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { later } from '../../../../ui/later.tsx'
import { mayTakeBack } from '../list/what-next.ts'
import type { Order } from '../offer/offer-steps.ts'

const TakeBackDialog = later(async () => (await import('./take-back-dialog.tsx')).TakeBackDialog)

export const TakeBack = ({ order }: { readonly order: Order }) => {
  const say = useText('selling')
  const [isAsking, setAsking] = useState(false)
  if (!mayTakeBack(order.state)) return null
  const words = order.state === 'draft' ? 'dropDraft' : order.state === 'biddingInProgress' ? 'withdraw' : 'takeBack'
  return (
    <>
      <Button variant="quiet" size="large" icon="close" onClick={() => setAsking(true)}>{say(words)}</Button>
      {isAsking && <TakeBackDialog order={order} words={words} onClose={() => setAsking(false)} />}
    </>
  )
}
