// Asks the bank for an account number, again and again under the same order until it is known what came of it.
import type { VirtualAccountPurpose } from '@bidyard/contract/enums'
import type { Issuing } from '../../../providers/bank/bank.ts'
import type { Banks } from '../../../providers/bank/open-banks.ts'
import type { JobGiven, JobRuns } from '../../../runtime/work/jobs.ts'
import { lockShops } from '../amounts/amounts.sql.ts'
import { type AccountRecord, lockAccount, updateIssueTried } from './accounts.sql.ts'
import { closeAccounts } from './close-account.ts'
import { noteIssued } from './note-issued.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    issueAccount: { readonly accountId: string }
  }
}

// With growing pauses about a quarter of an hour; whoever waits may then ask for another number.
export const issueTriesMax = 10

const isWanted = (account: AccountRecord | undefined): account is AccountRecord =>
  account?.state === 'opened' && account.issuedAt === null

/** Written down before the bank is asked, so that the next try knows of this one whatever becomes of it. */
const begin = (accountId: string, { act }: JobGiven): Promise<AccountRecord | undefined> =>
  act('bank', async ({ tx }) => {
    const account = await lockAccount(tx, accountId)
    if (!isWanted(account)) return undefined
    await updateIssueTried(tx, accountId)
    return { ...account, issueTries: account.issueTries + 1 }
  })

const nameOf = (purpose: VirtualAccountPurpose, { month, amountNo }: AccountRecord): string => {
  switch (purpose) {
    case 'deposit': return '보증금'
    case 'subscription': return `${month ?? ''} 월 이용료`
    case 'amount': return `청구 ${amountNo}`
    case 'carMoney': return `차량대금 ${amountNo}`
  }
}

const keep = (account: AccountRecord, issuing: Issuing, { act }: JobGiven): Promise<void> =>
  act('bank', async (given) => {
    await lockShops(given.tx, [account.shopId])
    const now = await lockAccount(given.tx, account.id)
    if (now === undefined || now.issuedAt !== null) return
    if (issuing.kind === 'issued') {
      await noteIssued(given, now, issuing.account)
      return
    }
    const failure = issuing.kind === 'declined' ? `${issuing.code} ${issuing.said}`.slice(0, 500) : issuing.why
    await closeAccounts(given, {
      accounts: [now], as: 'flow', ending: 'failed', reason: 'the bank gave out no number', failure,
      isGone: issuing.kind === 'declined',
    })
  })

export const issueAccount = (banks: Banks): JobRuns['issueAccount'] => async ({ accountId }, given) => {
  const account = await begin(accountId, given)
  if (account === undefined) return
  const bank = banks.find(account.bank)
  const issuing: Issuing = bank === undefined
    ? { kind: 'declined', code: account.bank, said: 'no contract' }
    : await bank.issue({
        orderId: account.id, isAgain: account.issueTries > 1, orderName: nameOf(account.purpose, account),
        customerName: account.shopName, customerEmail: undefined, amountWon: account.amountWon, dueAt: account.dueAt,
      })
  if (issuing.kind === 'unclear' && account.issueTries < issueTriesMax)
    throw new Error(`the bank gave no clear answer to ${account.id}: ${issuing.why}`)
  if (issuing.kind === 'declined')
    given.log.error('the bank gave out no number', { account: account.id, code: issuing.code, said: issuing.said })
  await keep(account, issuing, given)
}
