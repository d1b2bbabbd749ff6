// The words of a bank account's fields, in English.
import type { bankAccount as korean } from './ko.ts'

export const bankAccount: typeof korean = {
  bank: 'Bank',
  chooseBank: 'Choose a bank',
  bankMissing: 'Choose the bank.',
  accountNumber: 'Account number',
  accountNumberHint: '8 to 16 digits',
  accountNumberWrong: 'Enter 8 to 16 digits.',
  holder: 'Account holder',
  holderMissing: 'Enter whose account it is.',
}
