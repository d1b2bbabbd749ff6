// Money: amounts, deposits, subscriptions, payouts and the ledger behind them.
import { amountCalls } from './finance/amounts.ts'
import { depositCalls } from './finance/deposits.ts'
import { deskCalls } from './finance/desk.ts'
import { subscriptionCalls } from './finance/subscriptions.ts'

export const financeCalls = { ...depositCalls, ...subscriptionCalls, ...amountCalls, ...deskCalls } as const
