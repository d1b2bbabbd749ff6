// The past of what sellers of a sandbox are paid: where they want it, and what the bank has.
import type { BankCode } from '@bidyard/contract/enums'
import { listOwnersOfExhibits } from '../../partners/for-other-areas.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { payOut, payOutTo } from '../payouts/pay-out.ts'
import { insertSellerAccount } from '../payouts/seller-accounts.sql.ts'
import { findPayoutOf } from '../payouts/seller-payouts.sql.ts'
import type { Playing } from './past-steps.ts'

/** One in five has not said where to, and is asked. */
const saidNothing = 5
const banks: readonly BankCode[] = ['088', '004', '020', '081', '090']

const holderOf = async ({ given, fleetName }: Playing, exhibitId: string | null): Promise<string> => {
  const [owner] = exhibitId === null ? [] : await listOwnersOfExhibits(given.tx, [exhibitId])
  return owner?.name ?? fleetName
}

export const nameAccount = async (playing: Playing, contract: ContractRecord): Promise<void> => {
  const { given, parts } = playing
  const count = Number(contract.carNumber.slice(-4))
  if (count % saidNothing === 0) return
  const number = `110${String(count * 10_007 % 1_000_000_000).padStart(9, '0')}`
  await insertSellerAccount(given.tx, {
    orderId: contract.orderId, bankCode: banks[Math.floor(count / saidNothing) % banks.length] ?? '088',
    numberSealed: parts.personal.seal(number), numberTail: number.slice(-4), usableFrom: given.now, memberId: null,
    holderName: await holderOf(playing, contract.exhibitId),
  })
}

/** By somebody else than who approved the papers. What follows from these by itself comes after all of the past. */
export const payOutMade = async ({ given, payerId }: Playing, contract: ContractRecord): Promise<void> => {
  await payOut(given, contract)
  const payout = await findPayoutOf(given.tx, contract.id)
  if (payout?.state !== 'waiting' || payout.accountId === null) return
  const { accountId } = payout
  await payOutTo(given, payout, { accountId, transferNo: contract.contractNo.slice(1), memberId: payerId })
}
