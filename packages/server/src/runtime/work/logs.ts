// The two logs that only grow: who changed what and why, and who saw what of whom.
import type { Reader, Tx } from '../database/database.ts'
import type { Caller } from '../caller.ts'
import type { RequestFacts } from '../handler.ts'
import type { Doer } from './events.ts'

// What an act has written down by itself needs no line that says it in general: about what a transaction wrote lines.
const written = new WeakMap<Tx, Set<string>>()

/** Without an id, whether there is any line at all. */
export const isWrittenDown = (tx: Tx, id: string | null): boolean => {
  const about = written.get(tx)
  return about !== undefined && (id === null || about.has(id.toLowerCase()))
}

const noteWritten = (tx: Tx, changes: readonly Change[]): void => {
  const about = written.get(tx) ?? new Set()
  for (const id of changes.flatMap(({ subjectId, askedId }) => [subjectId, askedId]))
    if (typeof id === 'string') about.add(id.toLowerCase())
  written.set(tx, about)
}

export interface Change {
  /** What was done, as verb and noun: `change configuration`. */
  readonly act: string
  readonly subject: string
  readonly subjectId: string | null
  /** What the call was asked about, where its line is about another thing: a deposit, and the shop that owes it. */
  readonly askedId?: string | undefined
  readonly before?: unknown
  readonly after?: unknown
  readonly reason?: string | null
}

/** Written in the transaction of the change: neither is ever there without the other. */
export const writeAudit = async (tx: Tx, doer: Doer, changes: readonly Change[]): Promise<void> => {
  if (changes.length === 0) return
  noteWritten(tx, changes)
  await tx
    .insertInto('audit_log')
    .values(changes.map((change) => ({
      act: change.act, subject: change.subject, subject_id: change.subjectId, actor: doer.actor,
      member_id: doer.memberId, request_id: doer.requestId, reason: change.reason ?? null,
      before: change.before ?? null, after: change.after ?? null,
    })))
    .execute()
}

export interface View {
  readonly act: string
  readonly subject: string
  /** Null where it is no single one. */
  readonly subjectId: string | null
  readonly reason?: string | null
  /** Of a list or an export. */
  readonly shownCount?: number
}

/** Written before the data leaves; what cannot be logged is not shown. No request: somebody at the machine itself. */
export const writeAccess = async (
  tx: Tx | Reader, caller: Pick<Caller, 'userId'>, request: Pick<RequestFacts, 'id' | 'address'> | null,
  views: readonly View[],
): Promise<void> => {
  if (views.length === 0) return
  await tx
    .insertInto('access_log')
    .values(views.map((view) => ({
      user_id: caller.userId, address: request?.address ?? null, act: view.act, subject: view.subject,
      subject_id: view.subjectId, reason: view.reason ?? null, shown_count: view.shownCount ?? null,
      request_id: request?.id ?? null,
    })))
    .execute()
}
