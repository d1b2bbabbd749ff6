// What the clock does otherwise with contracts whose money goes through the house: the bank has a word before the end.
import { kindsWhere } from '@bidyard/contract/shapes/contracts/traits-of'
import { followOutageDuty } from '../../../runtime/work/outages.ts'
import type { DutyTable } from '../../../runtime/work/sweeper.ts'
import { missPayments } from '../clock/miss-payments.ts'
import { machineOf } from '../contract-parts.ts'
import { expireDuty, expirePayments, missDuty, payment } from '../money/expire-payment.ts'
import { moveNumbers } from '../money/follow-outage.ts'
import { lookAtClaimDuty, lookNoMore } from '../money/look-at-claims.ts'

/** Orders come before everything that is about their cars. */
const ofContract = { table: 'contracts', under: { table: 'orders', column: 'order_id' } } as const
const moving = { ...ofContract, atDue: moveNumbers } as const
const looking = { ...ofContract, atDue: lookNoMore } as const
const missing = { ...ofContract, atDue: missPayments } as const
const expiring = { ...ofContract, atDue: expirePayments } as const

export const houseDuties: DutyTable = Object.fromEntries(kindsWhere('paid', 'throughHouse').flatMap((kind) => [
  [`${machineOf[kind]}.payment`, { ...ofContract, ...payment }],
  [`${machineOf[kind]}.${missDuty}`, missing],
  [`${machineOf[kind]}.${expireDuty}`, expiring],
  [`${machineOf[kind]}.${followOutageDuty}`, moving],
  [`${machineOf[kind]}.${lookAtClaimDuty}`, looking],
]))
