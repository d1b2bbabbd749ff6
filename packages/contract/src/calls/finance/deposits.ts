// Deposits of shops: lists, what a shop has put down, and what the office asks for, voids and gives back.
import { z } from 'zod'
import { call } from '../../call.ts'
import { shopDepositState } from '../../enums/finance.ts'
import { shopKind } from '../../enums/shops.ts'
import { field, get, list } from '../../list.ts'
import { versionShape } from '../../shapes/companies.ts'
import {
  depositInfoShape, moneyProposalShape, payoutAccountShape, payoutAccountWish, shopDepositShape, shopMoneyShape,
} from '../../shapes/money.ts'
import { reasonShape } from '../../shapes/texts.ts'

const id = z.object({ id: z.uuid() })
const deposits = { path: '/shop-deposits', who: ['dealer', 'staff'] } as const
const office = {
  surface: 'office', who: ['staff'], parts: ['money'], method: 'POST', idempotency: 'required',
} as const
export const shopMemberErrors = { MEMBER_NOT_FOUND: [], MEMBER_IS_NOT_SHOP_MEMBER: [] } as const

export const depositCalls = {
  listShopDeposits: list({
    ...deposits,
    summary: 'Deposits; a dealer sees those of the own shop',
    item: shopDepositShape,
    fields: {
      shopName: field.text(), companyId: field.id(), memberId: field.id(), state: field.choice(shopDepositState),
      shopId: field.id(), kind: field.choice(shopKind),
    },
    sort: [],
  }),
  getShopDeposit: get({ ...deposits, summary: 'One deposit', item: shopDepositShape }),
  getDepositInfo: call({
    method: 'POST',
    path: '/context/shop-member/deposit/get-info',
    summary: 'What the own shop has put down, what is missing, and what was taken of it',
    who: 'signedIn',
    answer: depositInfoShape,
    errors: shopMemberErrors,
    idempotency: 'none',
  }),
  setPayoutAccount: call({
    method: 'POST',
    path: '/context/shop-member/payout-account/set',
    summary: 'Says where the own shop wants its money; a changed account is used a day later, and everybody is told',
    who: 'signedIn',
    body: z.strictObject(payoutAccountWish),
    answer: payoutAccountShape,
    errors: shopMemberErrors,
    idempotency: 'required',
  }),

  getShopMoney: call({
    surface: 'office',
    method: 'GET',
    path: '/shops/:id/money',
    summary: 'What a shop trades and has put down, what is owed to it, and the account that it is paid out to',
    who: ['staff'],
    params: id,
    answer: shopMoneyShape,
  }),
  setShopPayoutAccount: call({
    ...office,
    path: '/shops/:id/payout-account',
    summary: 'Says where a shop that nobody leads any more wants its money; the account is used a day later',
    params: id,
    body: z.strictObject({ ...payoutAccountWish, reason: reasonShape }),
    answer: payoutAccountShape,
  }),
  requestShopDeposit: call({
    ...office,
    path: '/shop-deposits',
    summary: 'Asks a shop for what is missing of its deposit',
    body: z.strictObject({ shopId: z.uuid(), reason: reasonShape }),
    answer: shopDepositShape,
    errors: { SHOP_NOT_FOUND: [] },
  }),
  voidShopDeposit: call({
    ...office,
    path: '/shop-deposits/:id/void',
    summary: 'Waits no longer for a deposit that was asked for',
    params: id,
    body: z.strictObject({ reason: reasonShape }),
    answer: shopDepositShape,
  }),
  proposeDepositRefund: call({
    ...office,
    path: '/shop-deposits/:id/refund',
    summary: 'Proposes to give back what remains of a deposit; another person confirms it',
    params: id,
    body: z.strictObject({ reason: reasonShape }),
    answer: moneyProposalShape,
  }),
  changeShopKind: call({
    ...office,
    path: '/shops/:id/kind',
    summary: 'Says what a shop trades, which decides how much it puts down',
    params: id,
    body: z.strictObject({ kind: shopKind.schema, seenVersion: versionShape, reason: reasonShape }),
    answer: z.object({ shopId: z.uuid(), kind: shopKind.schema, version: versionShape }),
  }),
}
