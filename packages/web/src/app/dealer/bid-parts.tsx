// What bidding shows on a car's page, in which the areas of bidding and of money meet.
import type { ReactNode } from 'react'
import type { BidGiven } from '../../areas/auctions/dealer/page/car-screen.tsx'
import { BidBox } from '../../areas/bidding/dealer/box/bid-box.tsx'
import { ObstacleRow } from '../../areas/finance/dealer/standing/obstacle-row.tsx'
import { obstaclesToSay } from '../../areas/finance/dealer/standing/gone.ts'
import type { Eligibility } from '../../areas/finance/dealer/types.ts'

export { BidBar } from '../../areas/bidding/dealer/box/bid-bar.tsx'
export { OwnResult } from '../../areas/bidding/dealer/box/own-result.tsx'

const renderObstacles = (eligibility: Eligibility): ReactNode => (
  <ul>
    {obstaclesToSay(eligibility).map((one) => <ObstacleRow key={one.obstacle} one={one} eligibility={eligibility} />)}
  </ul>
)

export const Box = (given: BidGiven) => <BidBox {...given} renderObstacles={renderObstacles} />
