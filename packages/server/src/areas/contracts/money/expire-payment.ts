// The clock and the money of a car: the bank has its say before a payment counts as missed, and before the end.
import { excuseCarMoney, graceAfter, keepFeeAsClaim, lockShops } from '../../finance/for-other-areas.ts'
import { readConfiguration, readConfigurationAt } from '../../reference/for-other-areas.ts'
import { setDeadlines } from '../../../runtime/work/deadlines.ts'
import type { Attend } from '../../../runtime/work/sweeper.ts'
import { listUnpayable } from '../clock/held-up.ts'
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
const awaitBank = async (
  given: ContractGiven, duty: string, waiting: readonly { readonly contract: ContractRecord; readonly from: Date }[],
): Promise<void> => {
  const { value: { virtualAccountGraceMinutes } } = await readConfiguration(given.tx, 'shop')
  await setDeadlines(given.tx, waiting.map(({ contract: { id: rowId, kind }, from }) => ({
    machine: machineOf[kind], rowId, duty, whose: 'clock', holderId: null,
    dueAt: graceAfter(from, virtualAccountGraceMinutes), finalAt: null,
  })))
}

const paymentIsDue: Attend = async (given, due) => {
  const held = await holdDue(given, due, ['payment'])
  await awaitBank(given, missDuty, held.map((contract) => ({ contract, from: contract.dueAt ?? given.now })))
  const unpayable = await listUnpayable(given, held)
  // Several amounts are held at once, and shops come before them.
  await lockShops(given.tx, held.filter(({ id }) => unpayable.has(id)).map(({ shopId }) => shopId))
  for (const contractId of unpayable) await excuseCarMoney(given, contractId)
}

const paymentIsOver: Attend = async (given, due) =>
  awaitBank(given, expireDuty, (await holdDue(given, due, ['payment'])).map((contract) =>
    ({ contract, from: given.now })))

export const payment = { atDue: paymentIsDue, atFinal: paymentIsOver } as const

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
  const unpayable = await listUnpayable(given, held)
  const excused: ContractRecord[] = []
  // Whose car is gone owes its price, whoever could not pay it in time.
  for (const one of held) if (unpayable.has(one.id) && !await isCarGone(given.tx, one)) excused.push(one)
  await askOffice(given, excused, 'staff')
  await endUnpaid(given, held.filter((one) => !excused.includes(one)))
}
