// Writes by hand what nobody could be asked for: marked so, with whoever wrote it and why.
import type { Caller } from '../../../runtime/caller.ts'
import { isStaff } from '../../../runtime/caller.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { judgeAnew } from '../checks/judge-check.ts'
import { holdOrder, sellerOf } from '../orders/hold-order.ts'
import { isInPreparation } from '../orders/order-rules.ts'
import { updateModel } from '../orders/orders.sql.ts'
import { type FactRecord, type FactTable, findHistoryOf, findRegisterOf, updateByHand } from './facts.sql.ts'

interface Writing {
  readonly orderId: string
  readonly table: FactTable
  readonly act: string
  readonly facts: unknown
  readonly reason: string
  readonly caller: Caller
  readonly refuse: Refuse
}

const findOf = { car_registers: findRegisterOf, car_histories: findHistoryOf } as const

/** What a provider told is no seller's to change; the office may, where the provider errs. */
export const writeByHand = async (acting: Pick<ReactionGiven, 'tx' | 'doer' | 'emit'>, given: Writing) => {
  const { tx, doer, emit } = acting
  const { orderId, table, act, facts, reason, caller, refuse } = given
  const order = await holdOrder(tx, orderId, { caller, refuse })
  if (!isInPreparation(order.state)) throw refuse('conflict')
  const before: FactRecord | undefined = await findOf[table](tx, order.id)
  if (before?.source === 'provider' && before.facts !== null && !isStaff(caller)) throw refuse('conflict')
  await updateByHand(tx, table, order, { facts, authorId: caller.memberId, authorName: caller.name })
  await updateModel(tx, order.id)
  if (table === 'car_histories') await judgeAnew(acting, order.id)
  await writeAudit(tx, doer, [{
    act, subject: 'order', subjectId: order.id, before: before?.facts ?? null, after: facts, reason,
  }])
  emit('orderChanged', { orderId: order.id, ...sellerOf(order) })
  const written = await findOf[table](tx, order.id)
  if (written === undefined) throw new Error('facts that were just written are gone')
  return written
}
