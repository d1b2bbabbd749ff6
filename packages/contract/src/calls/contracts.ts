// Contracts: from the choice of a bidder to the award, and each of them step by step.
import { adjustmentCalls } from './contracts/adjustments.ts'
import { contractCalls } from './contracts/contracts.ts'
import { decisionCalls } from './contracts/decisions.ts'
import { contractDeskCalls } from './contracts/desk.ts'
import { houseDeskCalls } from './contracts/house-desk.ts'
import { houseStepCalls } from './contracts/house-steps.ts'
import { paymentCalls } from './contracts/payments.ts'
import { recordCalls } from './contracts/records.ts'
import { screeningCalls } from './contracts/screening.ts'
import { sellerMoneyCalls } from './contracts/seller-money.ts'
import { tradeProcessCalls } from './contracts/trade-process.ts'
import { visitCalls } from './contracts/visits.ts'

export const contractsCalls = {
  ...contractCalls, ...decisionCalls, ...tradeProcessCalls, ...visitCalls, ...paymentCalls, ...screeningCalls,
  ...adjustmentCalls, ...contractDeskCalls,
  ...houseStepCalls, ...houseDeskCalls, ...sellerMoneyCalls, ...recordCalls,
} as const
