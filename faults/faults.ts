// All planted faults, by what they hurt.
import type { Fault } from './fault.ts'
import { accessFaults } from './planted/access.ts'
import { bidFaults } from './planted/bids.ts'
import { doorFaults } from './planted/door.ts'
import { moneyFaults } from './planted/money.ts'
import { runtimeFaults } from './planted/runtime.ts'
import { tradeFaults } from './planted/trade.ts'

export const faults: readonly Fault[] = [
  ...bidFaults, ...tradeFaults, ...moneyFaults, ...runtimeFaults, ...accessFaults, ...doorFaults,
]
