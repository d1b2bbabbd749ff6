// A car's page with its bid box, in which the areas of bidding and of money meet.
import type { ReactNode } from 'react'
import { CarScreen, type BidGiven } from '../../areas/auctions/dealer/page/car-screen.tsx'
import { BidBar } from '../../areas/bidding/dealer/box/bid-bar.tsx'
import { BidBox } from '../../areas/bidding/dealer/box/bid-box.tsx'
import { OwnResult } from '../../areas/bidding/dealer/box/own-result.tsx'
import { ObstacleRow } from '../../areas/finance/dealer/standing/obstacle-row.tsx'
import { obstaclesToSay } from '../../areas/finance/dealer/standing/gone.ts'
import type { Eligibility } from '../../areas/finance/dealer/types.ts'

const renderObstacles = (eligibility: Eligibility): ReactNode => (
  <ul>
    {obstaclesToSay(eligibility).map((one) => <ObstacleRow key={one.obstacle} one={one} eligibility={eligibility} />)}
  </ul>
)

const renderBox = (given: BidGiven) => <BidBox {...given} renderObstacles={renderObstacles} />
const renderBar = ({ auctionId }: BidGiven) => <BidBar auctionId={auctionId} />
const renderResult = (auctionId: string) => <OwnResult auctionId={auctionId} />

export const DealerCarPage = () => <CarScreen bid={{ renderBox, renderBar, renderResult }} />
