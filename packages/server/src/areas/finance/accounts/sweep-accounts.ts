// Asks the bank about account numbers by itself: those that wait while it stays silent, and those whose time is over.
import type { Banks } from '../../../providers/bank/open-banks.ts'
import type { JobGiven, JobRuns } from '../../../runtime/work/jobs.ts'
import { lockShops } from '../amounts/amounts.sql.ts'
import { listAccountsById, listToLookAt, listUnissued, lockAccount } from './accounts.sql.ts'
import { closeAccounts } from './close-account.ts'
import { type Looking, lookAtAccount } from './look-at-account.ts'
import type { Attend } from '../../../runtime/work/sweeper.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    /** Looks at whatever the bank has not told of for a while. */
    sweepAccounts: object
    /** Its time is over: looks at it once more and closes it. */
    endAccount: { readonly accountId: string }
  }
}

const atOnce = 4
const mostAtATime = 400

const lookingOf = (banks: Banks, { act, database }: JobGiven): Looking =>
  ({ banks, db: database.primary, run: (work) => act('bank', work) })

export const sweepAccounts = (banks: Banks): JobRuns['sweepAccounts'] => async (_, given) => {
  const looking = lookingOf(banks, given)
  const ids = [...await listToLookAt(given.database.primary, mostAtATime)]
  const lookOn = async (): Promise<void> => {
    for (let id = ids.shift(); id !== undefined && !given.signal.aborted; id = ids.shift())
      await lookAtAccount(looking, id).catch((error: unknown) => {
        // One that cannot be followed must not keep the others from being looked at.
        given.log.error('the answer of a bank was not followed', { account: id, error })
      })
  }
  await Promise.all(Array.from({ length: atOnce }, lookOn))
  const unissued = await listUnissued(given.database.primary, mostAtATime)
  await given.act('flow', ({ enqueue }) => enqueue('issueAccount', unissued.map((accountId) => ({ accountId }))))
}

const reason = 'not paid in time'

export const endAccount = (banks: Banks): JobRuns['endAccount'] => async ({ accountId }, given) => {
  const looked = await lookAtAccount(lookingOf(banks, given), accountId)
  if (looked.kind === 'unclear') throw new Error(`the bank does not tell what came to ${accountId}`)
  await given.act('clock', async (acting) => {
    const [found] = await listAccountsById(acting.tx, [accountId])
    if (found === undefined) return
    await lockShops(acting.tx, [found.shopId])
    const account = await lockAccount(acting.tx, accountId)
    if (account?.state === 'opened' && account.dueAt <= acting.now)
      await closeAccounts(acting, { accounts: [account], as: 'clock', ending: 'expired', reason })
  })
}

/** The bank has the first word about what came at the last moment. */
export const askAboutLate: Attend = async ({ enqueue }, rows) => {
  await enqueue('endAccount', rows.map(({ rowId }) => ({ accountId: rowId })))
}

/** It stayed silent all the while. */
export const closeLate: Attend = async (given, rows) => {
  const found = await listAccountsById(given.tx, rows.map(({ rowId }) => rowId))
  await lockShops(given.tx, found.map(({ shopId }) => shopId))
  const accounts = (await listAccountsById(given.tx, found.map(({ id }) => id)))
    .filter(({ state, dueAt }) => state === 'opened' && dueAt <= given.now)
  await closeAccounts(given, { accounts, as: 'clock', ending: 'expired', reason })
}
