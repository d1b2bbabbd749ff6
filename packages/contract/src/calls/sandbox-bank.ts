// The counter of the sandbox's bank: what people and accidents do to an account number, done by whoever tries it out.
import { z } from 'zod'
import { call } from '../call.ts'
import { bankCode } from '../enums.ts'
import { limits } from '../limits.ts'
import { timeShape } from '../shapes/labels.ts'

const won = z.int().min(0).max(limits.number)
const text = z.string().max(limits.title)

/** As the bank sees it, whatever the product believes. */
export const bankStandings = ['waiting', 'deposited', 'expired', 'returned', 'partlyReturned'] as const
/** `expired` is told by a bank's own clock, which is the sandbox's. */
export type BankStanding = (typeof bankStandings)[number]

export const bankForgeries = ['wrongSecret', 'lie', 'unknownOrder', 'tooOld', 'altered'] as const
export type BankForgery = (typeof bankForgeries)[number]

const deposit = z.object({
  amountWon: won,
  leftWon: won.meta({ description: 'What was not taken or sent back' }),
  at: timeShape,
  depositorName: text,
})

const notices = z.object({
  heard: z.int().min(0).max(limits.number).meta({ description: 'Answered as the bank expects' }),
  waiting: z.int().min(0).max(limits.number).meta({ description: 'To be told again' }),
  givenUp: z.int().min(0).max(limits.number),
  nextAt: timeShape.nullable(),
  lastAnswer: z.string().max(limits.code).nullable().meta({ examples: ['200'] }),
})

export const bankAccountShape = z.object({
  orderId: z.string().max(limits.code),
  orderName: text,
  customerName: text,
  bankCode: bankCode.schema,
  accountNumber: z.string().max(limits.digitsText).meta({ examples: ['79012345678901'] }),
  amountWon: won,
  standing: z.enum(bankStandings),
  issuedAt: timeShape,
  dueAt: timeShape,
  deposits: z.array(deposit).max(limits.pageSize),
  notices,
}).meta({ id: 'SandboxBankAccount' })

const told = z.object({
  account: bankAccountShape,
  answers: z.array(z.object({
    answer: z.string().max(limits.code).meta({ examples: ['200'] }),
    count: z.int().min(1).max(limits.number),
  })).max(limits.pageSize).meta({ description: 'What the product answered to the notices that were told at once' }),
})

const params = z.object({ orderId: z.string().min(1).max(64) })
const act = { method: 'POST', surface: 'office', who: 'anyone', params, answer: told, idempotency: 'none' } as const
const account = '/sandbox/bank/accounts/:orderId' as const

export const sandboxBankCalls = {
  listBankAccounts: call({
    method: 'GET',
    surface: 'office',
    path: '/sandbox/bank/accounts',
    summary: 'The newest account numbers that the sandbox’s bank gave out',
    who: 'anyone',
    query: z.object({ text: z.string().max(limits.filterText).optional() }),
    answer: z.object({ items: z.array(bankAccountShape).max(limits.pageSize) }),
  }),
  getBankAccount: call({
    method: 'GET',
    surface: 'office',
    path: account,
    summary: 'An account number that the sandbox’s bank gave out, by the order it was given out for',
    who: 'anyone',
    params,
    answer: bankAccountShape,
  }),
  transferToAccount: call({
    ...act,
    path: `${account}/transfer`,
    summary: 'Somebody transfers money to an account number',
    body: z.strictObject({
      amountWon: z.int().min(1).max(limits.number).optional().meta({ description: 'The exact amount without it' }),
      depositorName: z.string().min(1).max(limits.name).optional(),
      late: z.boolean().default(false).meta({ description: 'Stamped a minute after the number’s end' }),
      times: z.int().min(1).max(2).default(1).meta({ description: 'The second one after the first was told' }),
      silent: z.boolean().default(false).meta({ description: 'The bank tells nobody' }),
    }),
  }),
  reverseTransfer: call({
    ...act,
    path: `${account}/reverse`,
    summary: 'The bank takes the newest transfer back',
    body: z.strictObject({ silent: z.boolean().default(false) }),
  }),
  repeatNotice: call({
    ...act,
    path: `${account}/repeat`,
    summary: 'The bank tells the newest notice many times at once',
    perMinute: 60,
    body: z.strictObject({ times: z.int().min(1).max(limits.noticesAtOnce).default(limits.noticesAtOnce) }),
  }),
  forgeNotice: call({
    ...act,
    path: `${account}/forge`,
    summary: 'Somebody who is not the bank tells of a deposit',
    body: z.strictObject({ forgery: z.enum(bankForgeries) }),
  }),
  openStrayAccount: call({
    method: 'POST',
    surface: 'office',
    path: '/sandbox/bank/accounts',
    summary: 'An account number that the product never asked for',
    who: 'anyone',
    body: z.strictObject({ amountWon: z.int().min(1).max(limits.number) }),
    answer: bankAccountShape,
    idempotency: 'none',
  }),
}
