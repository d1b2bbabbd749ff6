// A car on its way moved on, or who may bring cars changed: their buyers, whose contracts show that, look again.
import type { PayloadOf } from '@bidyard/contract/events'
import { findCompany } from '../../shops/for-other-areas.ts'
import type { ContractGiven } from '../contract-parts.ts'
import { listAtStep } from '../contracts/contracts.sql.ts'
import { readContract } from '../contracts/read-contract.ts'
import { findContractOfOrder } from '../takeover/takeovers.sql.ts'
import { tellContracts } from '../tell-contracts.ts'

type Given = Pick<ContractGiven, 'tx' | 'emit'>

/** The office and the seller hear of the transport itself; only a contract knows whose car it is. */
export const tellOfDelivery = async (given: Given, told: readonly PayloadOf<'transportChanged'>[]): Promise<void> => {
  for (const orderId of new Set(told.map((one) => one.orderId))) {
    const id = await findContractOfOrder(given.tx, orderId)
    if (id !== undefined) tellContracts(given, [await readContract(given, { id })])
  }
}

/** Whoever has a delivery to agree on waits for somebody who brings it, and answers for it once there is one. */
export const tellOfCarriers = async (given: Given, told: readonly PayloadOf<'companyChanged'>[]): Promise<void> => {
  for (const companyId of new Set(told.map((one) => one.companyId)))
    if ((await findCompany(given.tx, companyId))?.kind === 'transport')
      tellContracts(given, await listAtStep(given.tx, 'deliveryScheduling'))
}
