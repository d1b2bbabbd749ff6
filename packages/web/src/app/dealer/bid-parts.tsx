// What bidding shows on a car's page, in which the areas of bidding and of money meet.
import { lazy, Suspense, type ReactNode } from 'react'
import type { BidGiven } from '../../areas/auctions/dealer/page/car-screen.tsx'
import { BidBox } from '../../areas/bidding/dealer/box/bid-box.tsx'
import type { Eligibility } from '../../areas/finance/dealer/types.ts'
import { storedLanguage } from '../../text/language.ts'
import { loadText } from '../../text/word-store.ts'
import { SkeletonText } from '../../ui/show/skeleton.tsx'

export { BidBar } from '../../areas/bidding/dealer/box/bid-bar.tsx'
export { OwnResult } from '../../areas/bidding/dealer/box/own-result.tsx'

/** Most who look may bid. */
const Obstacles = lazy(async () => {
  const [{ Obstacles: obstacles }] = await Promise.all([
    import('./obstacles.tsx'), loadText('finance', storedLanguage()),
  ])
  return { default: obstacles }
})

const renderObstacles = (eligibility: Eligibility): ReactNode => (
  <Suspense fallback={<SkeletonText lines={3} />}><Obstacles eligibility={eligibility} /></Suspense>
)

export const Box = (given: BidGiven) => <BidBox {...given} renderObstacles={renderObstacles} />
