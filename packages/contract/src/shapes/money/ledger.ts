// Shapes of the ledger: entries and accounts, the books of a day, and a shop's month on paper.
import { z } from 'zod'
import { feeType, ledgerAccountKind, ledgerAct } from '../../enums/finance.ts'
import { limits } from '../../limits.ts'
import { authorShape, timeShape } from '../labels.ts'
import { amountNo, anyWon, monthShape } from '../money.ts'

const day = z.iso.date().max(10)

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
  /** With it the balances of the month lead from one to the other. */
  writtenOffWon: anyWon,
  lines: z.array(z.object({
    entryId: z.uuid(), act: ledgerAct.schema, happenedAt: timeShape, amountNo: amountNo.nullable(),
    feeType: feeType.schema.nullable(), reason: z.string().max(limits.reason).nullable(),
    /** By how much the entry moved what is owed, what is put down, and what is owed to the shop. */
    owedWon: anyWon, depositWon: anyWon, creditWon: anyWon,
  })).max(2_000),
}).meta({ id: 'Statement' })
