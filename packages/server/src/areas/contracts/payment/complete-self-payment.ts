// The seller has the money of a self contract, or the office says so after looking at the slip.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { action } from '../../../runtime/handler.ts'
import { billAmount, findCarMoney, lockAmount, notePaid } from '../../finance/for-other-areas.ts'
import type { ContractGiven, ContractParts } from '../contract-parts.ts'
import { actsAsSeller } from '../contracts/hold-contract.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { answerOf } from '../contracts/answer-of.ts'
import { holdAct } from '../steps/hold-act.ts'
import { listToldOnBehalf } from '../visits/told-on-behalf.sql.ts'
import { passPayment } from './pass-payment.ts'

/** A price that nobody billed is billed by being paid. */
export const settlePrice = async (given: ContractGiven, contractId: string): Promise<void> => {
  const found = (await findCarMoney(given.tx, contractId))?.price
  const price = found === undefined ? undefined : await lockAmount(given.tx, found.id)
  if (price === undefined) return
  const isBilled = price.state !== 'expected'
  await notePaid(given, isBilled ? price : await billAmount(given, price, { as: 'flow', dueAt: null }))
}

export const completeSelfPayment = (parts: ContractParts) =>
  action(contractsCalls.completeSelfPayment, async (given) => {
    const held = await holdAct(given, { ...given.params, kind: 'self', act: 'completePayment' })
    const { contract, as } = held
    if (as === 'buyer') throw wrongStep('party')
    // Only the seller knows of money that the buyer says nothing about; of a car of the house that is the office, and
    // of a trade that the office told of it has seen what shows it.
    const isTold = contract.paymentClaimedAt !== null || await actsAsSeller(given.tx, given.caller, held)
      || (as === 'staff' && (await listToldOnBehalf(given.tx, [contract.id])).has(contract.id))
    if (!isTold) throw wrongStep('state')
    await passPayment(given, contract, { as, money: () => settlePrice(given, contract.id) })
    return answerOf(given, parts, held)
  })
