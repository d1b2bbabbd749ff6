// Tells the bank that it shall take nothing more for an account number, until it has understood.
import type { Banks } from '../../../providers/bank/open-banks.ts'
import type { JobRuns } from '../../../runtime/work/jobs.ts'
import { findAccount, updateBankClosed } from './accounts.sql.ts'
import { lookAtAccount } from './look-at-account.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    closeBankAccount: { readonly accountId: string }
  }
}

export const closeBankAccount = (banks: Banks): JobRuns['closeBankAccount'] =>
  async ({ accountId }, { act, database }) => {
    const account = await findAccount(database.primary, accountId)
    if (account === undefined || account.state === 'opened' || account.bankClosedAt !== null) return
    // Nobody was ever asked for it.
    if (account.issueTries === 0) return
    const closing = await banks.find(account.bank)?.close({
      orderId: accountId, bankKey: account.bankKey ?? undefined,
    })
    if (closing?.kind === 'unclear' || closing?.kind === 'declined')
      throw new Error(`the bank did not close ${accountId}: ${closing.kind === 'unclear' ? closing.why : closing.code}`)
    await act('bank', ({ tx }) => updateBankClosed(tx, accountId, true))
    if (closing?.kind !== 'paid') return
    const looked = await lookAtAccount({ banks, db: database.primary, run: (work) => act('bank', work) }, accountId)
    if (looked.kind === 'unclear') throw new Error(`the bank does not tell what came to ${accountId}`)
  }
