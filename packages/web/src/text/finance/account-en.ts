// What a dealer reads about account numbers to pay into, in English.
import type { TextOf } from '../text-of.ts'
import type { accountText as korean } from './account-ko.ts'

export const accountText: TextOf<typeof korean> = {
  account: 'Account to pay into',
  accountIssuing: 'The bank is issuing your account number. This takes a moment.',
  accountWon: 'Amount to send',
  accountText: ({ time }) => `Send exactly this amount by ${time}. It counts as soon as it arrives.`,
  openForDeposit: ({ won }) => `Put down ${won}`,
  openForMonth: 'Buy this month',
  openAgain: 'Get an account number',
  openForAmount: 'Pay by bank transfer',
  openHint: 'You get an account number for this amount alone; how long it takes money stands beside it.',
  payElsewhereDeposit: 'A deposit is paid into its own account, on the card of the deposit.',
  payElsewhereMonth: 'A month is paid into its own account, on the card of the subscription.',
  closeAccount: 'Close account',
  closeAccountTitle: 'Close this account?',
  'closeAccountHappens.deposit':
    'The deposit stays as it is, and you can get another number. Do not close it if you have sent the money.',
  'closeAccountHappens.month':
    'The month is called off with it; you can buy it again. Do not close it if you have sent the money.',
  'closeAccountHappens.amount':
    'The bill stays, and you can get another number. Do not close it if you have sent the money.',
  accountClosed: 'The account is closed.',
  'account.paid': 'Your payment has arrived',
  'account.paidText': ({ time, won }) => `${won} arrived on ${time}.`,
  'account.takenBack': 'The bank took the payment back',
  'account.takenBackText': ({ won }) => `The ${won} that had arrived count as unpaid. Pay again, or ask the office.`,
  'account.expired': 'The account number has run out',
  'account.expiredText': ({ time }) => `It closed on ${time}. Do not send money there; get a new number.`,
  'account.failed': 'No account number was issued',
  'account.failedText': () => 'The bank refused it. Try once more, and ask the office if it fails again.',
  'account.parked': 'We are looking at your payment',
  'account.parkedText': () => 'Money arrived with another sum or too late. The office looks at it and tells you.',
}
