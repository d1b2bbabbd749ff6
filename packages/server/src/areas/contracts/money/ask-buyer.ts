// Asks the buyer of a contract that stands at its payment for the money: until the end that the step has.
import type { BankName } from '../../../providers/bank/bank.ts'
import { askForCarMoney } from '../../finance/for-other-areas.ts'
import type { ContractGiven } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'

/** The contract is as it is after the move, with the times of its payment. */
export const askBuyer = async (given: ContractGiven, contract: ContractRecord, bank: BankName): Promise<void> => {
  const { id: contractId, memberId, dueAt, finalAt } = contract
  if (dueAt === null) throw new Error(`${contract.contractNo} is to be paid at no time`)
  await askForCarMoney(given, { contractId, memberId, bank, dueAt, until: finalAt ?? dueAt })
}
