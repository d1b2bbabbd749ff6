// A car on its way moved on, or not: its buyer, whose contract shows that, looks again.
import type { PayloadOf } from '@bidyard/contract/events'
import type { ContractGiven } from '../contract-parts.ts'
import { readContract } from '../contracts/read-contract.ts'
import { findContractOfOrder } from '../takeover/takeovers.sql.ts'
import { tellContracts } from '../tell-contracts.ts'

/** The office and the seller hear of the transport itself; only a contract knows whose car it is. */
export const tellOfDelivery = async (
  given: Pick<ContractGiven, 'tx' | 'emit'>, told: readonly PayloadOf<'transportChanged'>[],
): Promise<void> => {
  for (const orderId of new Set(told.map((one) => one.orderId))) {
    const id = await findContractOfOrder(given.tx, orderId)
    if (id !== undefined) tellContracts(given, [await readContract(given, { id })])
  }
}
