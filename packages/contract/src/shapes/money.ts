// Shapes of money: amounts, deposits, subscriptions, account numbers, payouts and proposals.
import { z } from 'zod'
import { contractCancelType, roundNext } from '../enums/contracts.ts'
import {
  bankCode, moneyAct, moneyProposalState, paymentMethod, payoutState, shopDepositState, subscriptionState,
  unmatchedPaymentState, unmatchedReason, virtualAccountPurpose, virtualAccountStanding, virtualAccountState,
} from '../enums/finance.ts'
import { shopKind } from '../enums/shops.ts'
import { limits } from '../limits.ts'
import { versionShape } from './companies.ts'
import { authorShape, timeShape } from './labels.ts'
import { lineOf } from './texts.ts'

/** As much as one payment may be. */
export const wonMax = 100_000_000_000
export const wonShape = z.int().min(0).max(wonMax)
export const wonWish = z.int().min(1).max(wonMax)
export const anyWon = z.int().min(-limits.number).max(limits.number)

/** Only bounded: what is no month has an error of its own. */
export const monthGiven = z.string().max(limits.code).meta({ examples: ['2026-01'] })
export const monthShape = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/).max(7).meta({ examples: ['2026-01'] })

export const ofShop = {
  shopId: z.uuid(), shopName: z.string().max(limits.name), companyId: z.uuid(), memberId: z.uuid().nullable(),
}
export const kept = { version: versionShape, createdAt: timeShape, updatedAt: timeShape }

export const shopDepositShape = z.object({
  id: z.uuid(),
  ...ofShop,
  kind: shopKind.schema,
  state: shopDepositState.schema,
  amountWon: wonShape,
  remainingWon: wonShape,
  amountId: z.uuid(),
  dueAt: timeShape.nullable(),
  depositedAt: timeShape.nullable(),
  refundedAt: timeShape.nullable(),
  /** It was never paid, and nobody waits for it any more. */
  voidedAt: timeShape.nullable(),
  ...kept,
}).meta({ id: 'ShopDeposit' })

export const shopSubscriptionShape = z.object({
  id: z.uuid(),
  ...ofShop,
  month: monthShape,
  state: subscriptionState.schema,
  startsAt: timeShape,
  endsAt: timeShape,
  /** Null where the office gave the month away. */
  amountId: z.uuid().nullable(),
  priceWon: wonShape,
  dueAt: timeShape.nullable(),
  paidAt: timeShape.nullable(),
  ...kept,
}).meta({ id: 'ShopSubscription' })

export const amountNo = z.string().max(limits.code).meta({ examples: ['F2601-00042'] })

const returnAccountShape = z.object({
  bankCode: bankCode.schema,
  numberTail: z.string().max(4).meta({ examples: ['1234'] }),
  holderName: z.string().max(limits.name),
})

export const accountNumber = z.string().max(limits.digitsText).meta({ examples: ['79001234567890'] })

export const virtualAccountShape = z.object({
  id: z.uuid(),
  ...ofShop,
  purpose: virtualAccountPurpose.schema,
  /** What is paid with it; the amount of a deposit, of a month, or any other. */
  amountId: z.uuid(),
  amountNo,
  /** Of a subscription. */
  month: monthShape.nullable(),
  state: virtualAccountState.schema,
  standing: virtualAccountStanding.schema,
  /** Null until the bank has issued it. */
  bankCode: bankCode.schema.nullable(),
  accountNumber: accountNumber.nullable(),
  holderName: z.string().max(limits.name).nullable(),
  /** Exactly so much is taken. */
  amountWon: wonShape,
  dueAt: timeShape,
  issuedAt: timeShape.nullable(),
  paidAt: timeShape.nullable(),
  closedAt: timeShape.nullable(),
  ...kept,
}).meta({ id: 'VirtualAccount' })

export const unmatchedPaymentShape = z.object({
  id: z.uuid(),
  state: unmatchedPaymentState.schema,
  why: unmatchedReason.schema,
  won: wonShape,
  depositorName: z.string().max(limits.name).nullable(),
  bankCode: bankCode.schema.nullable(),
  accountNumber: accountNumber.nullable(),
  arrivedAt: timeShape,
  /** The account number that it came to, its shop, and what that number was for. */
  virtualAccountId: z.uuid().nullable(),
  shopId: z.uuid().nullable(),
  shopName: z.string().max(limits.name).nullable(),
  meantAmountId: z.uuid().nullable(),
  meantAmountNo: amountNo.nullable(),
  /** What it paid in the end. */
  amountId: z.uuid().nullable(),
  amountNo: amountNo.nullable(),
  /** Where it is sent back to. */
  returnTo: returnAccountShape.nullable(),
  /** The transfer by which somebody sent it back by hand. */
  returnTransferNo: z.string().max(limits.code).nullable(),
  /** Why the bank would not send it back the last time. */
  refusal: z.string().max(limits.reason).nullable(),
  ...kept,
}).meta({ id: 'UnmatchedPayment' })

export const payoutAccountShape = z.object({
  id: z.uuid(),
  bankCode: bankCode.schema,
  /** The last digits; the whole number is sealed. */
  numberTail: z.string().max(4).meta({ examples: ['1234'] }),
  holderName: z.string().max(limits.name),
  /** A changed account is used from then on only. */
  usableFrom: timeShape,
  createdAt: timeShape,
}).meta({ id: 'PayoutAccount' })

export const payoutAccountWish = {
  bankCode: bankCode.schema,
  number: z.string().max(limits.digitsText).meta({ examples: ['110-123-456789'] })
    .transform((text) => text.replaceAll(/[\s-]/g, '')).refine((digits) => /^\d{8,16}$/.test(digits)),
  holderName: lineOf(limits.name).meta({ examples: ['한빛모터스'] }),
}

/** Newest first: those that counted while it waited, so that a transfer may have gone to one of them. */
export const earlierAccounts = z.array(payoutAccountShape).max(10)

export const transferNote = z.strictObject({
  transferNo: lineOf(limits.code).meta({ examples: ['20260102-0001'] }),
  /** Where the transfer went: to the account of the payout, or to one that counted before it while it waited. */
  accountId: z.uuid(),
  /** The account of the payout when it was looked at: once another one was named, that has to be looked at first. */
  seenAccountId: z.uuid(),
})

export const payoutShape = z.object({
  id: z.uuid(),
  shopId: z.uuid(),
  shopName: z.string().max(limits.name),
  state: payoutState.schema,
  won: wonShape,
  subject: z.string().max(limits.code),
  subjectId: z.string().max(limits.code),
  account: payoutAccountShape,
  earlierAccounts,
  /** What the bank calls the transfer. */
  transferNo: z.string().max(limits.code).nullable(),
  paidAt: timeShape.nullable(),
  ...kept,
}).meta({ id: 'Payout' })

export const moneyProposalShape = z.object({
  id: z.uuid(),
  act: moneyAct.schema,
  state: moneyProposalState.schema,
  subject: z.string().max(limits.code),
  subjectId: z.uuid(),
  shopId: z.uuid().nullable(),
  shopName: z.string().max(limits.name).nullable(),
  won: wonShape.nullable(),
  paymentMethod: paymentMethod.schema.nullable(),
  /** What money that nobody knows shall pay. */
  amountId: z.uuid().nullable(),
  amountNo: amountNo.nullable(),
  /** Where money that nobody knows shall be sent. */
  returnTo: returnAccountShape.nullable(),
  /** By which transfer money that nobody knows was sent back by hand. */
  transferNo: z.string().max(limits.code).nullable(),
  /** Of the money of a car that is given back: why its contract ends, and what comes next for the car. */
  ending: z.object({
    cancelType: contractCancelType.schema, next: roundNext.schema, refundsFee: z.boolean(),
  }).nullable(),
  /** Of a car that is not paid yet: its new price. */
  priceWon: wonShape.nullable(),
  reason: z.string().max(limits.reason),
  proposedBy: authorShape,
  decidedBy: authorShape.nullable(),
  decisionReason: z.string().max(limits.reason).nullable(),
  decidedAt: timeShape.nullable(),
  ...kept,
}).meta({ id: 'MoneyProposal' })

export const depositUseShape = z.object({
  id: z.uuid(),
  wantedWon: wonShape,
  takenWon: wonShape,
  /** What no deposit had; it is owed. */
  claimWon: wonShape,
  claimAmountId: z.uuid().nullable(),
  reason: z.string().max(limits.reason),
  restoredAt: timeShape.nullable(),
  createdAt: timeShape,
}).meta({ id: 'DepositUse' })

export const depositInfoShape = z.object({
  shopId: z.uuid(),
  kind: shopKind.schema,
  neededWon: wonShape,
  heldWon: wonShape,
  missingWon: wonShape,
  isEnough: z.boolean(),
  waiting: shopDepositShape.nullable(),
  uses: z.array(depositUseShape).max(limits.pageSize),
  billedWon: anyWon,
  overdueWon: anyWon,
  claimWon: anyWon,
  /** What the house owes the shop and will pay out. */
  creditWon: anyWon,
  payoutAccount: payoutAccountShape.nullable(),
  /** The open account number for what is missing. */
  account: virtualAccountShape.nullable(),
}).meta({ id: 'DepositInfo' })

export const shopMoneyShape = depositInfoShape.pick({
  shopId: true, kind: true, neededWon: true, heldWon: true, missingWon: true, isEnough: true, creditWon: true,
  payoutAccount: true,
}).extend({
  /** Somebody leads the shop, who says where its money goes; otherwise the office does. */
  isLed: z.boolean(),
}).meta({ id: 'ShopMoney' })

export const subscriptionInfoShape = z.object({
  shopId: z.uuid(),
  month: monthShape,
  state: subscriptionState.schema,
  /** What the month costs now. */
  priceWon: wonShape,
  isEnough: z.boolean(),
  startsAt: timeShape,
  endsAt: timeShape,
  isOver: z.boolean(),
  subscription: shopSubscriptionShape.nullable(),
  /** The open account number for the month. */
  account: virtualAccountShape.nullable(),
}).meta({ id: 'SubscriptionInfo' })
