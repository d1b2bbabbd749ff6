// What waited for an act of a contract that ended ends with time instead.
import { giveUpMissedAct } from '../../violations/for-other-areas.ts'
import type { ContractGiven } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { breachOf } from '../steps/kinds.ts'

export const giveUpBreaches = async (given: ContractGiven, contracts: readonly ContractRecord[]): Promise<void> => {
  for (const { id, kind, contractNo } of contracts) {
    const details = (['payment', 'screening'] as const).flatMap((step) => breachOf(kind, step) ?? [])
    const reason = `${contractNo}: the contract ended before it was done`
    await giveUpMissedAct(given, { contractId: id, details, reason })
  }
}
