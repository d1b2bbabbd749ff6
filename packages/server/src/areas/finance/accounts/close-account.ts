// Closes account numbers that nobody shall pay into any more; the bank is told after the commit.
import { meetDeadlines, voidDeadlines } from '../../../runtime/work/deadlines.ts'
import type { Reaction, ReactionGiven } from '../../../runtime/work/events.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { lockShops } from '../amounts/amounts.sql.ts'
import { virtualAccounts } from '../finance-parts.ts'
import {
  type AccountEnding, type AccountRecord, listAccountsById, listNeedlessAccounts, updateEnded,
} from './accounts.sql.ts'

export interface Closing {
  readonly accounts: readonly AccountRecord[]
  readonly as: 'shop' | 'staff' | 'clock' | 'flow'
  readonly ending: Extract<AccountEnding, 'calledOff' | 'expired' | 'failed' | 'parked'>
  readonly reason: string
  readonly failure?: string | null
  /** Nothing is left at the bank that could take money. */
  readonly isGone?: boolean
}

/** Those that are open. The caller holds the locks of their shops. */
export const closeAccounts = async (given: ReactionGiven, closing: Closing): Promise<void> => {
  const { tx, doer, emit, enqueue } = given
  const { as, ending, reason } = closing
  const { moved } = await moveStates(tx, virtualAccounts, {
    action: 'close', as, ids: closing.accounts.map(({ id }) => id), doer, reason,
  })
  const ids = moved.map(({ id }) => id)
  if (ids.length === 0) return
  await updateEnded(tx, ids, ending, { failure: closing.failure ?? null })
  await voidDeadlines(tx, { machine: virtualAccounts.machine.name, rowIds: ids })
  if (closing.isGone !== true) await enqueue('closeBankAccount', ids.map((accountId) => ({ accountId })))
  for (const { id: accountId, shopId, amountId } of closing.accounts)
    if (ids.includes(accountId)) emit('virtualAccountChanged', { shopId, accountId, amountId })
}

/** Money came into it: the number has served. */
export const closePaidAccount = async (given: ReactionGiven, account: AccountRecord): Promise<void> => {
  const { tx, doer } = given
  await moveStates(tx, virtualAccounts, { action: 'closePaid', as: 'bank', ids: [account.id], doer })
  await meetDeadlines(tx, { machine: virtualAccounts.machine.name, rowIds: [account.id] })
}

const endOf = ({ dueAt }: AccountRecord, now: Date): 'expired' | 'calledOff' => dueAt <= now ? 'expired' : 'calledOff'

/** What was paid by hand, called off or given up needs no account number any more. */
export const closeNeedless: Reaction<'amountsChanged'> = async (given, payloads) => {
  const { tx, now } = given
  const found = await listNeedlessAccounts(tx, payloads.flatMap(({ amountIds }) => amountIds))
  if (found.length === 0) return
  await lockShops(tx, found.map(({ shopId }) => shopId))
  const accounts = await listAccountsById(tx, found.map(({ id }) => id))
  for (const [ending, group] of Map.groupBy(accounts, (account) => endOf(account, now)))
    await closeAccounts(given, { accounts: group, as: 'flow', ending, reason: 'nothing is left to be paid' })
}
