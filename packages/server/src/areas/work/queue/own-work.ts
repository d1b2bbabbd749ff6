// Takes work that waits for the office, hands it back, or gives it to a colleague who attends to it.
import { workCalls } from '@bidyard/contract/calls/work'
import type { WorkKind } from '@bidyard/contract/enums'
import { mayAttend } from '@bidyard/contract/shapes/work/attended'
import { sql } from 'kysely'
import type { Caller } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { findMember } from '../../members/for-other-areas.ts'
import { deleteOwner, insertOwner, updateOwner, type Work } from './work-owners.sql.ts'
import { attendedBy, mayDo } from './work-parts-rules.ts'
import { askedBy, ownerOf } from './work-reads.ts'
import { workQuery, type WorkRecord } from './work-query.sql.ts'

interface Asking {
  readonly tx: Tx
  readonly caller: Caller
  readonly refuse: Refuse
  readonly params: { readonly id: string }
  readonly body: { readonly kind: WorkKind }
}

/** What does not wait any more is nobody's to take. */
const findWaiting = async ({ tx, caller, refuse, params: { id }, body: { kind } }: Asking): Promise<WorkRecord> => {
  if (caller.memberId === null || !mayDo(caller, kind)) throw refuse('forbidden')
  const found: WorkRecord | undefined = await workQuery(tx, { ...askedBy(caller), kinds: [kind] })
    .where(sql<boolean>`waiting.id = ${id}::uuid`).executeTakeFirst()
  if (found === undefined) throw refuse('notFound')
  return found
}

const workOf = ({ params: { id }, body: { kind } }: Asking): Work => ({ kind, id })

const answerOf = async (given: Asking) => ({ owner: ownerOf(given.caller, await findWaiting(given)) })

export const takeWork = action(workCalls.takeWork, async (given) => {
  const { tx, caller, refuse, emit } = given
  await findWaiting(given)
  if (!await insertOwner(tx, workOf(given), caller.memberId ?? '')) throw refuse('conflict')
  emit('workOwnerChanged', workOf(given))
  return answerOf(given)
})

export const handBackWork = action(workCalls.handBackWork, async (given) => {
  const { tx, caller, refuse, emit } = given
  await findWaiting(given)
  if (!await deleteOwner(tx, workOf(given), caller.roles.has('root') ? null : caller.memberId)) throw refuse('conflict')
  emit('workOwnerChanged', workOf(given))
  return answerOf(given)
})

export const giveWork = action(workCalls.giveWork, async (given) => {
  const { tx, doer, fail, emit, body: { kind, memberId } } = given
  const before = await findWaiting(given)
  const colleague = await findMember(tx, memberId)
  const isRight = colleague !== undefined && mayAttend({ ...colleague, staffPart: colleague.part }, attendedBy[kind])
  if (!isRight) throw fail('MEMBER_NOT_FOUND')
  await updateOwner(tx, workOf(given), memberId)
  await writeAudit(tx, doer, [{
    act: 'give work', subject: kind, subjectId: before.id, before: { ownerId: before.ownerId },
    after: { ownerId: memberId },
  }])
  emit('workOwnerChanged', workOf(given))
  return answerOf(given)
})
