// The papers of a contract are approved: what is held for its car goes to the seller, and is the bank's no more.
import type { PayloadOf } from '@bidyard/contract/events'
import {
  carMoneyActs, findCarMoney, lapseProposals, lockShops, updateFinal,
} from '../../finance/for-other-areas.ts'
import type { ContractGiven } from '../contract-parts.ts'
import { listContractsById } from '../contracts/contracts.sql.ts'
import { payOut } from '../payouts/pay-out.ts'

export const finishMoney = async (given: ContractGiven, told: readonly PayloadOf<'contractDone'>[]): Promise<void> => {
  const contracts = await listContractsById(given.tx, told.map(({ contractId }) => contractId))
  await lockShops(given.tx, contracts.map(({ shopId }) => shopId))
  for (const contract of contracts) {
    const money = await findCarMoney(given.tx, contract.id)
    // What the bank takes back from now on is a claim: the house owes the seller.
    if (money !== undefined) await updateFinal(given.tx, money.price.id, true)
    await lapseProposals(given, { acts: carMoneyActs, subjectIds: [contract.id], reason: 'the papers are approved' })
    await payOut(given, contract)
  }
}
