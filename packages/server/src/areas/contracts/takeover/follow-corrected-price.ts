// Two people lowered the price of a car: before it is paid it is written down anew, afterwards the dispute is settled.
import type { PayloadOf } from '@bidyard/contract/events'
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import { refuse } from '../../../runtime/failure.ts'
import { correctContract } from '../adjustment/reprice-contract.ts'
import type { ContractGiven } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { readContract } from '../contracts/read-contract.ts'
import { isOpen } from '../steps/hold-act.ts'
import { tellContracts } from '../tell-contracts.ts'
import { goOnAfterDispute } from './dispute-takeover.ts'
import { findOpenDispute, updateDisputeDecided } from './takeovers.sql.ts'

/** A number that is given out takes exactly one sum, so there the price stays. */
export const mayBeRepriced = (contract: ContractRecord): boolean => {
  const isAsked = traitsOf(contract.kind).paid === 'throughHouse' && contract.state === 'payment'
  return isOpen(contract) && contract.awardedAt !== null && contract.paymentState !== 'completed' && !isAsked
}

/** Nothing is left half done: whoever confirms too late hears so. */
export const followCorrectedPrice = async (
  given: ContractGiven, told: readonly PayloadOf<'carPriceCorrected'>[],
): Promise<void> => {
  const { tx, doer: { memberId } } = given
  for (const { contractId, priceWon, correctionWon, reason: note } of told) {
    const contract = await readContract(given, { id: contractId })
    const dispute = priceWon === null ? await findOpenDispute(tx, contractId) : undefined
    if (priceWon !== null) {
      const isRepriced = mayBeRepriced(contract) && await correctContract(given, contract, priceWon, note)
      if (!isRepriced) throw refuse('conflict')
    } else {
      if (dispute === undefined) throw refuse('conflict')
      await updateDisputeDecided(tx, dispute.id, { state: 'corrected', correctionWon, memberId, note })
      await goOnAfterDispute(given, contract, dispute)
    }
    tellContracts(given, [contract])
  }
}
