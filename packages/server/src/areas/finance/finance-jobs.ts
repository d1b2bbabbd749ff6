// What money needs others for: the bank is asked, and the books are compared.
import type { Banks } from '../../providers/bank/open-banks.ts'
import type { PersonalData } from '../../runtime/personal-data.ts'
import { closeBankAccount } from './accounts/close-at-bank.ts'
import { issueAccount } from './accounts/issue-account.ts'
import { endAccount, sweepAccounts } from './accounts/sweep-accounts.ts'
import { reconcileLedger } from './reconciliation/reconcile.ts'
import { returnPayment } from './unmatched/return-unmatched.ts'

export const financeJobs = ({ banks, personal }: { readonly banks: Banks; readonly personal: PersonalData }) => ({
  reconcileLedger,
  issueAccount: issueAccount(banks),
  closeBankAccount: closeBankAccount(banks),
  endAccount: endAccount(banks),
  sweepAccounts: sweepAccounts(banks),
  returnPayment: returnPayment(banks, personal),
})
