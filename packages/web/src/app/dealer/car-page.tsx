// A car's page with its bid box, which comes after what one sees first.
import { lazy, Suspense } from 'react'
import { CarScreen, type BidGiven } from '../../areas/auctions/dealer/page/car-screen.tsx'
import { BidWaiting } from '../../areas/bidding/dealer/box/bid-waiting.tsx'
import { storedLanguage } from '../../text/language.ts'
import { loadText } from '../../text/word-store.ts'
import { firstSight } from '../../ui/first-sight.ts'
import { Skeleton } from '../../ui/show/skeleton.tsx'

const bringParts = async () => {
  await firstSight
  const [parts] = await Promise.all([import('./bid-parts.tsx'), loadText('bidding', storedLanguage())])
  return parts
}

const Box = lazy(async () => ({ default: (await bringParts()).Box }))
const BidBar = lazy(async () => ({ default: (await bringParts()).BidBar }))
const OwnResult = lazy(async () => ({ default: (await bringParts()).OwnResult }))

const boxWaiting = <div className="border-t border-line pt-4"><BidWaiting /></div>

const renderBox = (given: BidGiven) => <Suspense fallback={boxWaiting}><Box {...given} /></Suspense>
const renderBar = ({ auctionId }: BidGiven) => (
  <Suspense fallback={<Skeleton className="h-control w-28 rounded-md!" />}><BidBar auctionId={auctionId} /></Suspense>
)
const renderResult = (auctionId: string) => <Suspense><OwnResult auctionId={auctionId} /></Suspense>

export const DealerCarPage = () => <CarScreen bid={{ renderBox, renderBar, renderResult }} />
