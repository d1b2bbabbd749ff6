// The papers of a contract are approved: what is held for its car goes to the seller, and is the bank's no more.
import type { PayloadOf } from '@bidyard/contract/events'
import { carMoneyActs, findCarMoney, lapseProposals, updateFinal } from '../../finance/for-other-areas.ts'
import type { ContractGiven } from '../contract-parts.ts'
import { payOut } from '../payouts/pay-out.ts'
import { readContract } from '../steps/advance.ts'

export const finishMoney = async (given: ContractGiven, told: readonly PayloadOf<'contractDone'>[]): Promise<void> => {
  for (const { contractId } of told) {
    const contract = await readContract(given, { id: contractId })
    const money = await findCarMoney(given.tx, contractId)
    // What the bank takes back from now on is a claim: the house owes the seller.
    if (money !== undefined) await updateFinal(given.tx, money.price.id, true)
    await lapseProposals(given, { acts: carMoneyActs, subjectIds: [contractId], reason: 'the papers are approved' })
    await payOut(given, contract)
  }
}
