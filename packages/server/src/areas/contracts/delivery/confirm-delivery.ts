// When, where to and by whom a car is delivered: agreed on by its buyer, and put to another time by the office.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import type { Reader } from '../../../runtime/database/database.ts'
import { action } from '../../../runtime/handler.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { findOrder } from '../../cars/for-other-areas.ts'
import { findCompany } from '../../shops/for-other-areas.ts'
import { registerDelivery, rescheduleDelivery as putOff } from '../../yard/for-other-areas.ts'
import { type ContractGiven, type ContractParts, schedulings } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { answerOf } from '../contracts/answer-of.ts'
import { askBuyer } from '../money/ask-buyer.ts'
import { advance, noteStep } from '../steps/advance.ts'
import { holdAct } from '../steps/hold-act.ts'
import { tellContracts } from '../tell-contracts.ts'
import { fitsDelivery } from './delivery-rules.ts'
import { latestDelivery, paidUntilOf } from './offer-delivery.ts'

const isCarrier = async (db: Reader, companyId: string): Promise<boolean> => {
  const company = await findCompany(db, companyId)
  return company?.kind === 'transport' && company.state === 'active'
}

const fits = async (
  { tx }: ContractGiven, contract: ContractRecord, deliverAt: Date, paidUntil: Date,
): Promise<boolean> => fitsDelivery(deliverAt, { paidUntil, latest: await latestDelivery(tx, contract, paidUntil) })

export const confirmDelivery = (parts: ContractParts) => action(calls.confirmDelivery, async (given) => {
  const { tx, now, doer, params, body } = given
  const held = await holdAct(given, { ...params, act: 'confirmDelivery' })
  const { contract, as } = held
  const deliverAt = new Date(body.deliverAt)
  const paidUntil = await paidUntilOf(tx, contract, now)
  const isFine = paidUntil !== undefined && await isCarrier(tx, body.companyId)
    && await fits(given, contract, deliverAt, paidUntil)
  const order = await findOrder(tx, contract.orderId)
  if (!isFine || as === 'seller' || order === undefined) throw wrongStep('input')

  await registerDelivery(given, {
    orderId: order.id, carNumber: order.carNumber, companyId: body.companyId, deliverAt,
    fromProvince: order.region ?? body.toProvince, toProvince: body.toProvince, fromSealed: order.addressSealed,
    toSealed: parts.personal.seal(JSON.stringify(body.to)), note: body.note === '' ? null : body.note,
  })
  const asked = await advance(given, contract, {
    act: 'confirmDelivery', as,
    follow: async () => {
      await moveStates(tx, schedulings, { action: 'confirm', as, ids: [contract.id], doer })
    },
  })
  await askBuyer(given, asked, parts.banks.issuing.name)
  return answerOf(given, parts, held)
})

/** The payment's end stays what it was; a delivery is never put before it. */
export const rescheduleDelivery = (parts: ContractParts) => action(calls.rescheduleDelivery, async (given) => {
  const { tx, now, params, body: { companyId, deliverAt: wished, reason } } = given
  const held = await holdAct(given, { ...params, act: 'rescheduleDelivery' })
  const { contract } = held
  const deliverAt = new Date(wished)
  const paidUntil = contract.finalAt ?? contract.dueAt ?? now
  if (!await isCarrier(tx, companyId) || !await fits(given, contract, deliverAt, paidUntil)) throw wrongStep('input')
  if (await putOff(given, contract.orderId, { companyId, deliverAt }) === undefined) throw wrongStep('state')
  await noteStep(given, contract, {}, { act: 'rescheduleDelivery', as: 'staff', reason })
  tellContracts(given, [contract])
  return answerOf(given, parts, held)
})
