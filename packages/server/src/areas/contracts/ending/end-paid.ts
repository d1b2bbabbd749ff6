// Ends a contract whose money was posted back to its buyer, and goes on as two people of the office agreed.
import type { ContractCancelType, RoundNext } from '@bidyard/contract/enums'
import type { ContractGiven } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { fallContracts } from './fall-contracts.ts'
import { followCancel } from './cancel-contract.ts'

export const endPaid = async (
  given: ContractGiven, contract: ContractRecord,
  { type, next, reason }: { readonly type: ContractCancelType; readonly next: RoundNext; readonly reason: string },
): Promise<void> => {
  await fallContracts(given, [contract], { cause: 'byStaff', type, note: reason })
  await followCancel(given, contract, next, reason)
}
