// What the office wrote when it sent the listing back, beside what is being mended.
import { useText } from '../../../../text/use-text.ts'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { isReturned } from '../car/car-rail.ts'
import { useAuctionOf } from '../car/use-auction-of.ts'
import type { Order } from './offer-steps.ts'

export const WhatToMend = ({ order }: { readonly order: Order }) => {
  const say = useText('selling')
  const { auction } = useAuctionOf(order)
  const note = isReturned(auction) ? auction?.returnNote ?? null : null
  if (note === null) return null
  return (
    <InlineNotice tone="waiting" title={say('sentBackTitle')}>
      <p lang="ko" className="whitespace-pre-line">{note}</p>
    </InlineNotice>
  )
}
