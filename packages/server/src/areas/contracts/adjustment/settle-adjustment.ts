// Ends a price cut with what was allowed, and looks whether each of its lines was spoken of.
import type { ContractGiven } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { clearOffice } from '../steps/attention.ts'
import { tellContracts } from '../tell-contracts.ts'
import type { AdjustmentLine, AdjustmentRecord } from './adjustments.sql.ts'
import { wrongState } from './hold-adjustment.ts'
import { beforeCut, repriceContract } from './reprice-contract.ts'
import { meetAnswer, resumeResult } from './result-clock.ts'

/** The price follows what was allowed, and the visit's result is waited for again. */
export const settle = async (
  given: ContractGiven, contract: ContractRecord, adjustment: AdjustmentRecord, allowedWon: number,
): Promise<void> => {
  await meetAnswer(given, contract)
  await clearOffice(given, contract)
  if (!await repriceContract(given, contract, beforeCut(contract) - allowedWon))
    throw wrongState('0005.invalid_amount_state')
  await resumeResult(given, contract, adjustment)
  tellContracts(given, [contract])
}

/** Each line once, and no other. */
export const isEachOnce = (lines: readonly AdjustmentLine[], said: readonly { readonly lineId: string }[]): boolean => {
  const ids = new Set(said.map(({ lineId }) => lineId))
  return ids.size === said.length && ids.size === lines.length && lines.every(({ id }) => ids.has(id))
}
