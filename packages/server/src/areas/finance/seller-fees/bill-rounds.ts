// Bills sellers for rounds of auctions, by the kind of each and the numbers that it began with.
import type { ContractKind, SellerFeeType } from '@bidyard/contract/enums'
import { readConfigurationAt } from '../../reference/for-other-areas.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import { billSellers } from './bill-sellers.ts'
import type { SellerBill } from './seller-fees.sql.ts'

export interface RoundBill extends Omit<SellerBill, 'won' | 'days'> {
  readonly feeType: Exclude<SellerFeeType, 'storageFee'>
  readonly kind: ContractKind
  readonly revision: number
}

/** A house that asks nothing for it sends no bill about nothing. */
export const billRounds = async (given: MoneyGiven, rounds: readonly RoundBill[]): Promise<void> => {
  const bills: SellerBill[] = []
  for (const [revision, group] of Map.groupBy(rounds, (round) => round.revision)) {
    const { value: fees } = await readConfigurationAt(given.tx, 'fees', revision)
    const priced = group.map((round) => ({ ...round, days: null, won: fees[`${round.feeType}Won`][round.kind] }))
    bills.push(...priced.filter(({ won }) => won > 0))
  }
  await billSellers(given, bills)
}
