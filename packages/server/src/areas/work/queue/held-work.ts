// Finds the work that somebody of the office takes, hands back or gives away, and tells whose it is.
import type { WorkKind } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Caller } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import type { Work } from './work-owners.sql.ts'
import { mayDo } from './work-parts-rules.ts'
import { workQuery, type WorkRecord } from './work-query.sql.ts'
import { askedBy, ownerOf } from './work-reads.ts'

interface Asking {
  readonly tx: Tx
  readonly caller: Caller
  readonly refuse: Refuse
  readonly params: { readonly id: string }
  readonly body: { readonly kind: WorkKind }
}

/** What does not wait any more is nobody's to take. */
export const findWaiting = async (
  { tx, caller, refuse, params: { id }, body: { kind } }: Asking,
): Promise<WorkRecord> => {
  if (caller.memberId === null || !mayDo(caller, kind)) throw refuse('forbidden')
  const found: WorkRecord | undefined = await workQuery(tx, { ...askedBy(caller), kinds: [kind] })
    .where(sql<boolean>`waiting.id = ${id}::uuid`).executeTakeFirst()
  if (found === undefined) throw refuse('notFound')
  return found
}

export const workOf = ({ params: { id }, body: { kind } }: Asking): Work => ({ kind, id })

export const answerOf = async (given: Asking) => ({ owner: ownerOf(given.caller, await findWaiting(given)) })
