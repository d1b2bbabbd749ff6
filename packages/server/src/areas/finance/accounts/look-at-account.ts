// Asks the bank where a payment stands and follows its answer; an answer that was overtaken by another is asked anew.
import type { BankPayment, PaymentName } from '../../../providers/bank/bank.ts'
import type { Banks } from '../../../providers/bank/open-banks.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import type { Step } from '../../../runtime/handler.ts'
import { followStranger, knownOf } from '../unmatched/follow-stranger.ts'
import { holdReach, isWithin } from '../unmatched/hold-of-order.ts'
import { type AccountRecord, findAccount, lockAccount, updateAsked, updateLooked } from './accounts.sql.ts'
import { followPayment } from './follow-payment.ts'

export type Looked =
  | { readonly kind: 'followed'; readonly payment: BankPayment }
  /** The bank knows nothing of it. */
  | { readonly kind: 'missing' }
  /** Ask again later. */
  | { readonly kind: 'unclear' }

export interface Looking {
  readonly banks: Banks
  readonly db: Reader
  /** One transaction with its events. */
  readonly run: Step
}

const roundsMax = 8

/** False where another answer was followed since this one was asked for: this one may be the older of the two. */
const follow = ({ run }: Looking, at: AccountRecord, payment: BankPayment): Promise<boolean> =>
  run(async (given) => {
    const { tx } = given
    const order = { bank: at.bank, orderId: at.id }
    const reach = await holdReach(tx, order, at)
    const account = await lockAccount(tx, at.id)
    if (account === undefined) throw new Error('a locked row is gone')
    if (account.looks !== at.looks || !await isWithin(tx, order, reach)) return false
    await updateLooked(tx, at.id)
    await followPayment(given, account, payment)
    return true
  })

export const lookAtAccount = async (looking: Looking, accountId: string): Promise<Looked> => {
  const { banks, db, run } = looking
  for (let round = 0; round < roundsMax; round += 1) {
    const account = await findAccount(db, accountId)
    const bank = account && banks.find(account.bank)
    if (account === undefined || bank === undefined) return { kind: 'missing' }
    const inquiry = await bank.inquire({ orderId: accountId, bankKey: account.bankKey ?? undefined })
    if (inquiry.kind !== 'found') {
      await run(({ tx }) => updateAsked(tx, accountId))
      return { kind: inquiry.kind }
    }
    const { payment } = inquiry
    if (await follow(looking, account, payment)) return { kind: 'followed', payment }
  }
  return { kind: 'unclear' }
}

/** An order that is none of ours, so far as we know. */
export const lookAtStranger = async ({ banks, db, run }: Looking, { bankName, ...of }: PaymentName & {
  readonly bankName: string
}): Promise<Looked> => {
  const bank = banks.find(bankName)
  if (bank === undefined) return { kind: 'missing' }
  const order = { bank: bank.name, orderId: of.orderId }
  for (let round = 0; round < roundsMax; round += 1) {
    const known = await knownOf(db, order)
    const inquiry = await bank.inquire(of)
    if (inquiry.kind !== 'found') return { kind: inquiry.kind }
    const { payment } = inquiry
    if (await run((given) => followStranger(given, order, { known, payment }))) return { kind: 'followed', payment }
  }
  return { kind: 'unclear' }
}
