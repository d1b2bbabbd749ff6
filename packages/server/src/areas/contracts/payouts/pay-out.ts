// What is held for a car goes to its seller, once: papers are approved, or done without, and the buyer has the car.
import { credit, debit, findBalance, lockShops, postOne, reverse } from '../../finance/for-other-areas.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type ContractGiven, sellerPayouts } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import {
  deleteSellerPayout, findApprover, findPayoutOf, insertSellerPayout, lockSellerPayout, type SellerPayoutRecord,
  updatePayoutSent,
} from './seller-payouts.sql.ts'

const tell = ({ emit }: ContractGiven, payoutId: string, { orderId, partnerId, exhibitId }: ContractRecord): void =>
  emit('sellerPayoutChanged', { payoutId, orderId, partnerId, exhibitId })

/** The contract is held. Nothing happens before its time, while papers are looked at again, or where nothing lies. */
export const payOut = async (given: ContractGiven, contract: ContractRecord): Promise<void> => {
  const { tx, doer } = given
  const { id, orderId, shopId, state, screeningState, version, handedOverAt } = contract
  const isTime = state === 'done' && screeningState === 'approved' && handedOverAt !== null
  if (!isTime || await findPayoutOf(tx, id) !== undefined) return
  await lockShops(tx, [shopId])
  const won = await findBalance(tx, { kind: 'carMoneyHeld', ownerId: id })
  if (won === 0) return
  const { id: owedEntryId } = await postOne(tx, doer, {
    source: `contract:${id}:payout:${version}`, act: 'payoutOwed', shopId: null, subject: 'contract', subjectId: id,
    postings: [debit('carMoneyHeld', won, id), credit('payoutClearing', won)],
  })
  const decidedBy = await findApprover(tx, id)
  if (decidedBy === null) throw new Error(`nobody approved the papers of ${contract.contractNo}`)
  tell(given, await insertSellerPayout(tx, { contractId: id, orderId, won, owedEntryId, decidedBy }), contract)
}

/** The bank has the transfer to this account. Whoever asks has locked the payout, and judged that it may go. */
export const payOutTo = async (
  { tx, doer }: Pick<ContractGiven, 'tx' | 'doer'>, { id, won, tries }: SellerPayoutRecord,
  to: { readonly accountId: string; readonly transferNo: string; readonly memberId: string },
): Promise<void> => {
  const { id: entryId } = await postOne(tx, doer, {
    source: `seller-payout:${id}:${tries}`, act: 'paidOut', shopId: null, subject: 'sellerPayout', subjectId: id,
    postings: [debit('payoutClearing', won), credit('bankClearing', won)],
  })
  await updatePayoutSent(tx, id, { entryId, ...to })
  await moveStates(tx, sellerPayouts, { action: 'send', as: 'staff', ids: [id], doer })
}

/** Its papers are looked at once more. False where the bank has the transfer already. */
export const takeBackPayout = async (given: ContractGiven, contract: ContractRecord): Promise<boolean> => {
  const { tx, doer } = given
  await lockShops(tx, [contract.shopId])
  const found = await findPayoutOf(tx, contract.id)
  const payout = found === undefined ? undefined : await lockSellerPayout(tx, found.id)
  if (payout?.state === 'paid') return false
  if (payout === undefined) return true
  await reverse(tx, doer, { entryId: payout.owedEntryId, reason: 'papers looked at once more' })
  await deleteSellerPayout(tx, payout.id)
  tell(given, payout.id, contract)
  return true
}
