// Shapes of money: amounts, deposits, subscriptions, payouts, proposals, and the ledger behind them.
import { z } from 'zod'
import {
  amountKind, amountState, bankCode, billType, feeType, ledgerAccountKind, ledgerAct, moneyAct, moneyProposalState,
  paymentMethod, payoutState, shopDepositState, subscriptionState,
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
const anyWon = z.int().min(-limits.number).max(limits.number)

const day = z.iso.date().max(10)
/** Only bounded: what is no month has an error of its own. */
export const monthGiven = z.string().max(limits.code).meta({ examples: ['2026-01'] })
export const monthShape = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/).max(7).meta({ examples: ['2026-01'] })

const ofShop = {
  shopId: z.uuid(), shopName: z.string().max(limits.name), companyId: z.uuid(), memberId: z.uuid().nullable(),
}
const kept = { version: versionShape, createdAt: timeShape, updatedAt: timeShape }

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

export const amountShape = z.object({
  id: z.uuid(),
  amountNo,
  kind: amountKind.schema,
  feeType: feeType.schema.nullable(),
  state: amountState.schema,
  ...ofShop,
  orderId: z.uuid().nullable(),
  auctionId: z.uuid().nullable(),
  biddingId: z.uuid().nullable(),
  contractId: z.uuid().nullable(),
  supplyWon: wonShape,
  vatWon: wonShape,
  totalWon: wonShape,
  billType: billType.schema,
  paymentMethod: paymentMethod.schema.nullable(),
  note: z.string().max(limits.reason).nullable(),
  isOverdue: z.boolean(),
  dueAt: timeShape.nullable(),
  billedAt: timeShape.nullable(),
  paidAt: timeShape.nullable(),
  refundedAt: timeShape.nullable(),
  voidedAt: timeShape.nullable(),
  ...kept,
}).meta({ id: 'Amount' })

export const payoutAccountShape = z.object({
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

export const payoutShape = z.object({
  id: z.uuid(),
  shopId: z.uuid(),
  shopName: z.string().max(limits.name),
  state: payoutState.schema,
  won: wonShape,
  subject: z.string().max(limits.code),
  subjectId: z.string().max(limits.code),
  account: payoutAccountShape,
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
}).meta({ id: 'DepositInfo' })

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
}).meta({ id: 'SubscriptionInfo' })

export const ledgerPostingShape = z.object({
  account: ledgerAccountKind.schema,
  ownerId: z.uuid().nullable(),
  debitWon: anyWon,
  creditWon: anyWon,
}).meta({ id: 'LedgerPosting' })

export const ledgerEntryShape = z.object({
  id: z.uuid(),
  act: ledgerAct.schema,
  shopId: z.uuid().nullable(),
  shopName: z.string().max(limits.name).nullable(),
  subject: z.string().max(limits.code),
  subjectId: z.string().max(limits.code),
  source: z.string().max(300),
  reversesId: z.uuid().nullable(),
  reversedById: z.uuid().nullable(),
  reason: z.string().max(limits.reason).nullable(),
  author: authorShape,
  postings: z.array(ledgerPostingShape).max(limits.pageSize),
  happenedAt: timeShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'LedgerEntry' })

export const ledgerAccountShape = z.object({
  id: z.uuid(),
  kind: ledgerAccountKind.schema,
  ownerId: z.uuid().nullable(),
  ownerName: z.string().max(limits.name).nullable(),
  balanceWon: anyWon,
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'LedgerAccount' })

export const reconciliationShape = z.object({
  id: z.uuid(),
  day,
  entryCount: z.int().min(0),
  debitWon: anyWon,
  creditWon: anyWon,
  /** Nothing, or somebody has to look at once. */
  differenceWon: anyWon,
  checks: z.array(z.object({
    name: z.string().max(limits.code), leftWon: anyWon, rightWon: anyWon, differenceWon: anyWon,
  })).max(limits.pageSize),
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'Reconciliation' })

export const statementShape = z.object({
  shopId: z.uuid(),
  shopName: z.string().max(limits.name),
  month: monthShape,
  /** What the shop owed, and what lay here for it, when the month began and when it ended. */
  opening: z.object({ owedWon: anyWon, depositWon: anyWon, creditWon: anyWon }),
  closing: z.object({ owedWon: anyWon, depositWon: anyWon, creditWon: anyWon }),
  billed: z.object({ supplyWon: anyWon, vatWon: anyWon, totalWon: anyWon }),
  paidWon: anyWon,
  lines: z.array(z.object({
    entryId: z.uuid(), act: ledgerAct.schema, happenedAt: timeShape, amountNo: amountNo.nullable(),
    feeType: feeType.schema.nullable(), reason: z.string().max(limits.reason).nullable(),
    /** By how much the entry moved what is owed, what is put down, and what is owed to the shop. */
    owedWon: anyWon, depositWon: anyWon, creditWon: anyWon,
  })).max(2_000),
}).meta({ id: 'Statement' })
