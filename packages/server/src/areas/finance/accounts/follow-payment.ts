// Brings the books to where the bank says that a payment stands: posts what came, takes back what the bank took back.
import type { UnmatchedReason } from '@bidyard/contract/enums'
import type { BankPayment } from '../../../providers/bank/bank.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { lockAmount } from '../amounts/amounts.sql.ts'
import { dueOf } from '../car-money/car-money-rules.ts'
import { isOfOpenCar } from '../car-money/of-open-car.ts'
import { holdCarMoney, settleCarMoney } from '../car-money/settle-car-money.ts'
import { unsettleCarMoney } from '../car-money/unsettle-car-money.ts'
import { settleAmount } from '../amounts/settle-amount.ts'
import { unsettleAmount } from '../amounts/unsettle-amount.ts'
import { virtualAccounts } from '../finance-parts.ts'
import { endLater, endParked } from '../unmatched/end-parked.ts'
import { parkDeposit } from '../unmatched/park-deposit.ts'
import { findParked } from '../unmatched/unmatched.sql.ts'
import { type AccountRecord, updateBankClosed, updateEnded, updatePaid } from './accounts.sql.ts'
import { bookedAt, type Deposited, depositSource } from './booking.ts'
import { closeAccounts, closePaidAccount } from './close-account.ts'
import { noteIssued } from './note-issued.ts'

const payableStates = ['expected', 'billed']

/** Undefined: it pays what it was meant for. */
const whyUnmatched = async (
  given: ReactionGiven, account: AccountRecord, { amountWon, at }: Deposited,
): Promise<UnmatchedReason | undefined> => {
  const { tx } = given
  if (amountWon !== account.amountWon) return 'wrongSum'
  if (at > account.dueAt) return 'tooLate'
  // What came in time counts, also when the bank tells of it after the end.
  if (account.state === 'closed' && account.ending !== 'expired') return 'closedAccount'
  if (account.contractId !== null) {
    const money = await holdCarMoney(given, account.contractId)
    const isAsked = money !== undefined && money.price.state === 'billed' && dueOf(money) === amountWon
    return isAsked ? undefined : 'notPayable'
  }
  const amount = await lockAmount(tx, account.amountId)
  const isPayable = amount !== undefined && payableStates.includes(amount.state) && amount.totalWon === amountWon
  return isPayable && !await isOfOpenCar(tx, amount) ? undefined : 'notPayable'
}

const tell = ({ emit }: ReactionGiven, { id: accountId, shopId, amountId }: AccountRecord): void =>
  emit('virtualAccountChanged', { shopId, accountId, amountId })

const take = async (
  given: ReactionGiven, account: AccountRecord, payment: BankPayment, deposit: Deposited,
): Promise<void> => {
  const { tx, now } = given
  const at = bookedAt(deposit, account.createdAt, now)
  const why = await whyUnmatched(given, account, deposit)
  if (why !== undefined) {
    await parkDeposit(given, { why, bank: account.bank, payment, deposit, at, account })
    await closeAccounts(given, {
      accounts: [account], as: 'flow', ending: 'parked', reason: `money that nobody knows: ${why}`, isGone: true,
    })
    return
  }
  const how = {
    paidWon: deposit.amountWon, method: 'virtualAccount', as: 'bank', at,
    source: await depositSource(tx, account.bank, deposit.depositKey),
  } as const
  const settled = account.contractId === null
    ? await settleAmount(given, { ...how, amountId: account.amountId })
    : await settleCarMoney(given, { ...how, contractId: account.contractId })
  if (settled !== 'settled') throw new Error(`the payment of ${account.amountNo} was ${settled}`)
  if (account.state === 'opened') await closePaidAccount(given, account)
  await updatePaid(tx, account.id, { depositKey: deposit.depositKey, at })
  tell(given, account)
}

const takeBack = async (given: ReactionGiven, account: AccountRecord): Promise<void> => {
  const { tx, doer, enqueue } = given
  const reason = '은행 입금 취소'
  if (account.contractId === null) await unsettleAmount(given, { amountId: account.amountId, reason })
  else await unsettleCarMoney(given, { contractId: account.contractId, reason })
  await moveStates(tx, virtualAccounts, { action: 'takeBack', as: 'bank', ids: [account.id], doer, reason })
  await updateEnded(tx, [account.id], 'takenBack')
  // The bank might take money for it again; the shop opens a new one instead.
  await enqueue('closeBankAccount', [{ accountId: account.id }])
  tell(given, account)
}

const keepIssued = async (
  given: ReactionGiven, account: AccountRecord, { bankKey, secret, bankCode, accountNumber, holderName }: BankPayment,
): Promise<void> => {
  if (account.issuedAt !== null || bankCode === undefined || accountNumber === undefined) return
  await noteIssued(given, account, {
    bankKey, secret, bankCode, accountNumber, holderName: holderName ?? account.shopName,
  })
}

/** The caller holds the account and what its money was put to, and knows that no newer answer was followed. */
export const followPayment = async (
  given: ReactionGiven, account: AccountRecord, payment: BankPayment,
): Promise<void> => {
  const { standing } = payment
  await keepIssued(given, account, payment)
  switch (standing.kind) {
    case 'deposited': {
      const isKnown = (account.ending === 'paid' && account.depositKey === standing.depositKey)
        || await findParked(given.tx, account.bank, standing.depositKey)
      const { depositKey } = standing
      if (isKnown) await endLater(given, { bank: account.bank, orderId: account.id, depositKey })
      else await take(given, account, payment, standing)
      return
    }
    case 'waiting': case 'ended': {
      if (account.ending === 'paid') await takeBack(given, account)
      await endParked(given, { bank: account.bank, orderId: account.id, standing: standing.kind })
      if (standing.kind === 'waiting') return
      await updateBankClosed(given.tx, account.id, true)
      const ending = account.dueAt <= given.now ? 'expired' : 'calledOff'
      await closeAccounts(given, {
        accounts: [account], as: 'flow', ending, reason: 'the bank takes nothing for it any more', isGone: true,
      })
      return
    }
    case 'partlyReturned':
      // Somebody did that at the bank by hand; the office settles it by hand as well.
  }
}
