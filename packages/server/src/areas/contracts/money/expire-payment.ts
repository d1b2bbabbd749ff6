// The clock and the money of a car: a breach when it is due, the end when it is over and the bank has had its say.
import { graceAfter, keepFeeAsClaim, lockShops } from '../../finance/for-other-areas.ts'
import { readConfiguration, readConfigurationAt } from '../../reference/for-other-areas.ts'
import { setDeadlines } from '../../../runtime/work/deadlines.ts'
import type { Attend } from '../../../runtime/work/sweeper.ts'
import { listHelpless } from '../clock/held-up.ts'
import { type ContractGiven, machineOf } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { endAwarded } from '../ending/end-awarded.ts'
import { holdDue } from '../ending/expire-contracts.ts'
import { askOffice } from '../steps/attention.ts'
import { isCarGone } from '../takeover/car-is-gone.ts'
import { claimGoneCar } from './claim-gone-car.ts'

export const missDuty = 'missPayment'
export const expireDuty = 'expirePayment'

/** What was paid at the last moment may be on its way to us: the bank has its say before anything is decided. */
const awaitBank = (duty: string, since: (given: ContractGiven, contract: ContractRecord) => Date): Attend =>
  async (given, due) => {
    const { value: { virtualAccountGraceMinutes } } = await readConfiguration(given.tx, 'shop')
    await setDeadlines(given.tx, (await holdDue(given, due, ['payment'])).map((contract) => ({
      machine: machineOf[contract.kind], rowId: contract.id, duty, whose: 'clock', holderId: null,
      dueAt: graceAfter(since(given, contract), virtualAccountGraceMinutes), finalAt: null,
    })))
  }

export const payment = {
  atDue: awaitBank(missDuty, ({ now }, { dueAt }) => dueAt ?? now), atFinal: awaitBank(expireDuty, ({ now }) => now),
} as const

/** Its account number goes with what it was for. */
export const endUnpaid = async (given: ContractGiven, contracts: readonly ContractRecord[]): Promise<void> => {
  await lockShops(given.tx, contracts.map(({ shopId }) => shopId))
  for (const contract of contracts) {
    if (await isCarGone(given.tx, contract)) {
      await claimGoneCar(given, contract)
      continue
    }
    const { value: fees } = await readConfigurationAt(given.tx, 'fees', contract.revision)
    const reason = `${contract.contractNo}: the car was not paid`
    if (fees.awardFeeWhenUnpaid === 'claimed') await keepFeeAsClaim(given, { contractId: contract.id, reason })
    await endAwarded(given, [contract], { cause: 'paymentExpired' })
  }
}

export const expirePayments: Attend = async (given, due) => {
  const held = await holdDue(given, due, ['payment'])
  const helpless = await listHelpless(given, held)
  await askOffice(given, held.filter(({ id }) => helpless.has(id)), 'staff')
  await endUnpaid(given, held.filter(({ id }) => !helpless.has(id)))
}
