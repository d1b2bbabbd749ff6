// What is wrong with a list of rates.
import type { Province } from '@bidyard/contract/enums'

interface Route {
  readonly from: Province
  readonly to: Province
}

/** The place of the first rate whose way is named a second time. */
export const repeatedRate = (rates: readonly Route[]): number | undefined => {
  const ways = rates.map(({ from, to }) => `${from} ${to}`)
  const at = ways.findIndex((way, index) => ways.indexOf(way) !== index)
  return at === -1 ? undefined : at
}
