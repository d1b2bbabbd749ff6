// What keeps a dealer from bidding and how to clear it away, as whoever shows money and sanctions says it.
import { ObstacleRow } from '../../areas/finance/dealer/standing/obstacle-row.tsx'
import { obstaclesToSay } from '../../areas/finance/dealer/standing/gone.ts'
import type { Eligibility } from '../../areas/finance/dealer/types.ts'

export const Obstacles = ({ eligibility }: { readonly eligibility: Eligibility }) => (
  <ul>
    {obstaclesToSay(eligibility).map((one) => <ObstacleRow key={one.obstacle} one={one} eligibility={eligibility} />)}
  </ul>
)
