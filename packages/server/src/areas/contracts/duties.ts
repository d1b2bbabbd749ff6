// What the clock does with rounds that wait for a choice, and with contracts whose decision is due.
import type { DutyTable } from '../../runtime/work/sweeper.ts'
import { houseDuties } from './house/house-duties.ts'
import { stepDuties } from './clock/step-ends.ts'
import {
  endUnanswered, expirePurchases, expireSales, followBan, remindOfChoice, settlePaused,
} from './ending/expire-contracts.ts'

/** Orders come before everything that is about their cars. */
const under = { table: 'orders', column: 'order_id' } as const
const ofRound = { table: 'auctions', under } as const
const ofContract = { table: 'contracts', under } as const

export const contractDuties: DutyTable = {
  ...stepDuties,
  ...houseDuties,
  'auction.chooseCandidate': { ...ofRound, atDue: endUnanswered },
  'auction.remindChoice': { ...ofRound, atDue: remindOfChoice },
  'auction.consult': { ...ofRound, atDue: endUnanswered },
  'auction.leavePaused': { ...ofRound, atDue: settlePaused },
  'contract-self.salesDecision': { ...ofContract, atDue: expireSales },
  'contract-self.purchaseDecision': { ...ofContract, atDue: expirePurchases },
  'contract-self.followBan': { ...ofContract, atDue: followBan },
  'contract-pro.salesDecision': { ...ofContract, atDue: expireSales },
  'contract-pro.purchaseDecision': { ...ofContract, atDue: expirePurchases },
  'contract-pro.followBan': { ...ofContract, atDue: followBan },
  'contract-prime.followBan': { ...ofContract, atDue: followBan },
}
