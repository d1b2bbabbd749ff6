// Account numbers that shops pay into: opened and closed for a month, a deposit or an amount, and listed.
import { z } from 'zod'
import { call } from '../../call.ts'
import { virtualAccountPurpose, virtualAccountStanding, virtualAccountState } from '../../enums/finance.ts'
import { field, get, list } from '../../list.ts'
import { monthGiven, virtualAccountShape } from '../../shapes/money.ts'
import { shopMemberErrors } from './deposits.ts'

const id = z.object({ id: z.uuid() })
const accounts = { path: '/virtual-accounts', who: ['dealer', 'staff'] } as const
const opening = { method: 'POST', who: 'signedIn', answer: virtualAccountShape, idempotency: 'required' } as const
// The bank is asked first, whether money has come meanwhile; closing twice closes once without any key.
const closing = { ...opening, idempotency: 'none' } as const
const errors = { ...shopMemberErrors, VIRTUAL_ACCOUNT_ALREADY_PAID: [] } as const
const openErrors = { ...errors, VIRTUAL_ACCOUNT_ALREADY_EXISTS: [] } as const
const closeErrors = { ...errors, VIRTUAL_ACCOUNT_NOT_FOUND: [] } as const
const month = z.strictObject({ month: monthGiven })

export const virtualAccountCalls = {
  openVirtualAccount: call({
    ...opening,
    path: '/context/shop-member/subscription/open-virtual-account',
    summary: 'Wants a month and an account number to pay it into; the number follows within moments',
    body: month,
    errors: { ...openErrors, INVALID_MONTH_FORMAT: [] },
  }),
  closeVirtualAccount: call({
    ...closing,
    path: '/context/shop-member/subscription/close-virtual-account',
    summary: 'Closes the account number of a month that is not paid, and calls the month off',
    body: month,
    errors: { ...closeErrors, INVALID_MONTH_FORMAT: [] },
  }),
  openDepositAccount: call({
    ...opening,
    path: '/context/shop-member/deposit/open-virtual-account',
    summary: 'Opens an account number for what is missing of the deposit',
    errors: openErrors,
  }),
  closeDepositAccount: call({
    ...closing,
    path: '/context/shop-member/deposit/close-virtual-account',
    summary: 'Closes the account number of the deposit; the deposit is waited for as before',
    errors: closeErrors,
  }),
  openAmountAccount: call({
    ...opening,
    path: '/context/shop-member/amounts/:id/open-virtual-account',
    summary: 'Opens an account number for an amount that the own shop has to pay',
    who: ['dealer'],
    params: id,
    errors: { VIRTUAL_ACCOUNT_ALREADY_PAID: [], VIRTUAL_ACCOUNT_ALREADY_EXISTS: [] },
  }),
  closeAmountAccount: call({
    ...closing,
    path: '/context/shop-member/amounts/:id/close-virtual-account',
    summary: 'Closes the account number of an amount; the amount is owed as before',
    who: ['dealer'],
    params: id,
    errors: { VIRTUAL_ACCOUNT_ALREADY_PAID: [], VIRTUAL_ACCOUNT_NOT_FOUND: [] },
  }),

  listVirtualAccounts: list({
    ...accounts,
    summary: 'Account numbers; a dealer sees those of the own shop',
    item: virtualAccountShape,
    fields: {
      state: field.choice(virtualAccountState), standing: field.choice(virtualAccountStanding),
      purpose: field.choice(virtualAccountPurpose), shopId: field.id(), shopName: field.text(), amountId: field.id(),
      amountNo: field.text(), month: field.text(), accountNumber: field.text(), amountWon: field.number(),
      dueAt: field.time(), paidAt: field.time(),
    },
    sort: ['dueAt', 'paidAt', 'amountWon'],
  }),
  getVirtualAccount: get({ ...accounts, summary: 'One account number', item: virtualAccountShape }),
}
