// A contract that is done and whose money the bank took back: the office looks at it until the shop has paid its price.
import type { PayloadOf } from '@bidyard/contract/events'
import { findOpenPriceClaim } from '../../finance/for-other-areas.ts'
import { setDeadlines } from '../../../runtime/work/deadlines.ts'
import type { Attend } from '../../../runtime/work/sweeper.ts'
import { type ContractGiven, machineOf } from '../contract-parts.ts'
import { holdDue } from '../ending/expire-contracts.ts'
import { clearOffice } from '../steps/attention.ts'
import { tellContracts } from '../tell-contracts.ts'
import { listWithSettledClaims } from './settled-claims.sql.ts'

export const lookAtClaimDuty = 'lookAtClaim'

/** Whoever settles a claim holds the shop, which comes after the contract: the clock does the rest at once. */
export const followSettledClaims = async (
  { tx, now }: ContractGiven, told: readonly PayloadOf<'amountsChanged'>[],
): Promise<void> => {
  const settled = await listWithSettledClaims(tx, told.flatMap(({ amountIds }) => amountIds))
  await setDeadlines(tx, settled.map(({ id, kind }) => ({
    machine: machineOf[kind], rowId: id, duty: lookAtClaimDuty, whose: 'clock', holderId: null, dueAt: now,
    finalAt: null,
  })))
}

/** Papers that are looked at once more keep the office's eye, and so does what is owed still. */
export const lookNoMore: Attend = async (given, due) => {
  for (const contract of await holdDue(given, due, ['done'])) {
    const { attention, screeningState, orderId } = contract
    const isSettled = await findOpenPriceClaim(given.tx, orderId) === undefined
    if (attention === null || screeningState !== 'approved' || !isSettled) continue
    await clearOffice(given, contract)
    tellContracts(given, [contract])
  }
}
