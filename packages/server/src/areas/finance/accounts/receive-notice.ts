// Takes a bank's notice: proves it where there is a proof, believes none of it, and asks the bank itself.
import { limits } from '@bidyard/contract/limits'
import type { Bank, BankPayment, NoticeHint } from '../../../providers/bank/bank.ts'
import type { NoticeReply, ReceiveNotice } from '../../../providers/bank/notice-route.ts'
import type { Banks } from '../../../providers/bank/open-banks.ts'
import { knownOf } from '../unmatched/follow-stranger.ts'
import { openTurns } from '../../../runtime/batches/in-turns.ts'
import type { RateLimit } from '../../../runtime/call/rate-limit.ts'
import type { Database } from '../../../runtime/database/database.ts'
import type { Log } from '../../../runtime/log.ts'
import type { Act } from '../../../runtime/work/acts.ts'
import { type AccountRecord, findAccount } from './accounts.sql.ts'
import { type Looked, type Looking, lookAtAccount, lookAtStranger } from './look-at-account.ts'
import { fitsSecret } from './note-issued.ts'

interface Parts {
  readonly banks: Banks
  readonly database: Database
  readonly act: Act
  readonly log: Log
  readonly rateLimit: RateLimit
}

/** Longer than a bank is waited for. */
const patienceMs = 60_000

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What was written in a notice must be what the bank says; what was followed by then is the bank's own word anyway. */
const fits = ({ accountNumber, amountWon }: NoticeHint, { standing, accountNumber: real }: BankPayment): boolean =>
  (accountNumber === undefined || real === undefined || accountNumber === real)
  && (amountWon === undefined || standing.kind !== 'deposited' || standing.amountWon === amountWon)

const isProven = ({ noticesHaveSecrets }: Bank, { secret }: NoticeHint, account: AccountRecord): boolean =>
  !noticesHaveSecrets || secret === undefined || fitsSecret(account, secret)

const replyTo = (looked: Looked, hint: NoticeHint, { noticeAnswer }: Bank): NoticeReply => {
  if (looked.kind === 'unclear') return { kind: 'later' }
  return looked.kind === 'missing' || fits(hint, looked.payment)
    ? { kind: 'accepted', ...noticeAnswer }
    : { kind: 'refused', why: 'it does not fit what the bank says' }
}

export const openReceiveNotice = ({ banks, database, act, log, rateLimit }: Parts): ReceiveNotice => {
  const turns = openTurns(patienceMs)
  const looking: Looking = { banks, db: database.primary, run: (work) => act('bank', work) }

  const follow = async (bank: Bank, hint: NoticeHint): Promise<NoticeReply> => {
    const { orderId, bankKey } = hint
    const found = uuid.test(orderId) ? await findAccount(looking.db, orderId) : undefined
    const account = found?.bank === bank.name ? found : undefined
    if (account !== undefined && !isProven(bank, hint, account))
      return { kind: 'refused', why: 'a secret that is not its own' }
    // Anybody may invent orders; the bank must not be asked about all of them.
    if (account === undefined && (await knownOf(looking.db, { bank: bank.name, orderId })) === '')
      rateLimit.take('notices of unknown orders', limits.strangeNoticesPerMinute)
    const looked = await turns(`${bank.name} ${orderId}`, () => account === undefined
      ? lookAtStranger(looking, { bankName: bank.name, orderId, bankKey }) : lookAtAccount(looking, account.id))
    return replyTo(looked, hint, bank)
  }

  return async (bankName, raw) => {
    const bank = banks.find(bankName)
    if (bank === undefined) return { kind: 'unknown' }
    const notice = bank.readNotice(raw)
    if (notice.kind === 'ignored') return { kind: 'accepted', ...bank.noticeAnswer }
    const reply = notice.kind === 'refused' ? notice : await follow(bank, notice.hint)
    if (reply.kind === 'refused') log.warn('a notice was refused', { bank: bankName, why: reply.why })
    return reply
  }
}
