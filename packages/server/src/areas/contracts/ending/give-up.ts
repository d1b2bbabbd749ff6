// What waited for an act of a contract that nobody does any more ends with time instead.
import { giveUpMissedAct } from '../../violations/for-other-areas.ts'
import type { ContractGiven } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { breachOf } from '../steps/kinds.ts'

/** Why nobody does it any more is written down with each. */
export const giveUpBreaches = async (
  given: ContractGiven, contracts: readonly ContractRecord[], why: string,
): Promise<void> => {
  for (const { id, kind, contractNo } of contracts) {
    const details = (['payment', 'screening'] as const).flatMap((step) => breachOf(kind, step) ?? [])
    await giveUpMissedAct(given, { contractId: id, details, reason: `${contractNo}: ${why}` })
  }
}
