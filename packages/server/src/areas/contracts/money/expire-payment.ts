// The clock and the money of a car: a breach when it is due, the end when it is over and the bank has had its say.
import { keepFeeAsClaim, lockShops } from '../../finance/for-other-areas.ts'
import { readConfiguration, readConfigurationAt } from '../../reference/for-other-areas.ts'
import { setDeadlines } from '../../../runtime/work/deadlines.ts'
import type { Attend } from '../../../runtime/work/sweeper.ts'
import { type ContractGiven, machineOf } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { endAwarded } from '../ending/end-awarded.ts'
import { holdDue } from '../ending/expire-contracts.ts'
import { isCarGone } from '../takeover/car-is-gone.ts'
import { claimGoneCar } from './claim-gone-car.ts'

export const expireDuty = 'expirePayment'

/** What was paid at the last moment may be on its way to us: the bank is asked before anything is decided. */
export const awaitBank: Attend = async (given, due) => {
  const { tx, now } = given
  const { value: { virtualAccountGraceMinutes } } = await readConfiguration(tx, 'shop')
  const dueAt = new Date(now.getTime() + virtualAccountGraceMinutes * 60_000)
  await setDeadlines(tx, (await holdDue(given, due, ['payment'])).map(({ id, kind }) => ({
    machine: machineOf[kind], rowId: id, duty: expireDuty, whose: 'clock', holderId: null, dueAt, finalAt: null,
  })))
}

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

export const expirePayments: Attend = async (given, due) => endUnpaid(given, await holdDue(given, due, ['payment']))
