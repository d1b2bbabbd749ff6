// What the clock does with rounds that wait for a choice, and with contracts whose decision is due.
import { dutyOf } from '@bidyard/contract/contract-kinds'
import { contractKind } from '@bidyard/contract/enums'
import type { DutyTable } from '../../runtime/work/sweeper.ts'
import { machineOf } from './contract-parts.ts'
import { houseDuties } from './house/house-duties.ts'
import { stepDuties } from './clock/step-ends.ts'
import {
  endUnanswered, expirePurchases, expireSales, followBan, remindOfChoice, settlePaused,
} from './ending/expire-contracts.ts'

/** Orders come before everything that is about their cars. */
const under = { table: 'orders', column: 'order_id' } as const
const ofRound = { table: 'auctions', under } as const
const ofContract = { table: 'contracts', under } as const

/** A ban reaches every kind; what has to be decided is decided in time or not at all. */
const ofKinds: DutyTable = Object.fromEntries(contractKind.values.flatMap((kind) => [
  ...(dutyOf(kind, 'salesDecision') === undefined
    ? [] : [[`${machineOf[kind]}.salesDecision`, { ...ofContract, atDue: expireSales }] as const]),
  ...(dutyOf(kind, 'purchaseDecision') === undefined
    ? [] : [[`${machineOf[kind]}.purchaseDecision`, { ...ofContract, atDue: expirePurchases }] as const]),
  [`${machineOf[kind]}.followBan`, { ...ofContract, atDue: followBan }] as const,
]))

export const contractDuties: DutyTable = {
  ...stepDuties,
  ...houseDuties,
  'auction.chooseCandidate': { ...ofRound, atDue: endUnanswered },
  'auction.remindChoice': { ...ofRound, atDue: remindOfChoice },
  'auction.consult': { ...ofRound, atDue: endUnanswered },
  'auction.leavePaused': { ...ofRound, atDue: settlePaused },
  ...ofKinds,
}
