// A car that its buyer has is never taken out of a contract by the clock: whoever did not pay it owes its price.
import { claimUnpaidPrice } from '../../finance/for-other-areas.ts'
import type { ContractGiven } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { giveUpBreaches } from '../ending/give-up.ts'
import { askOffice } from '../steps/attention.ts'
import { goOnPaid } from './follow-car-money.ts'

/** The contract is held. It goes on to its papers, while the owner of the house looks at it. */
export const claimGoneCar = async (given: ContractGiven, contract: ContractRecord): Promise<void> => {
  const { id: contractId, contractNo } = contract
  const why = 'the car is gone and was not paid'
  // Nobody paid: what waits for the payment ends with time, not with the claim.
  await giveUpBreaches(given, [contract], why)
  if (await claimUnpaidPrice(given, { contractId, reason: `${contractNo}: ${why}` }))
    await goOnPaid(given, [{ contractId }])
  await askOffice(given, [contract], 'root')
}
