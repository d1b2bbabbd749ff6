// What is wrong with a list of rates.
import type { Province } from '@bidyard/contract/enums'

/** The place of the first rate whose way is named a second time. */
interface Route {
  readonly from: Province
  readonly to: Province
}

export const repeatedRate = (rates: readonly Route[]): number | undefined => {
  const ways = rates.map(({ from, to }) => `${from} ${to}`)
  const at = ways.findIndex((way, index) => ways.indexOf(way) !== index)
  return at === -1 ? undefined : at
}
