// Contracts: from the choice of a bidder to the award, and each of them step by step.
import { contractCalls } from './contracts/contracts.ts'
import { decisionCalls } from './contracts/decisions.ts'
import { tradeProcessCalls } from './contracts/trade-process.ts'

export const contractsCalls = { ...contractCalls, ...decisionCalls, ...tradeProcessCalls } as const
