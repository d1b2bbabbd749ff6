// Mails as rows: written once for what they follow from, claimed once or held for a daily one, and what became of each.
import type { MailFailure } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { MailKind } from './mail-text.ts'

export interface NewMail {
  readonly onceKey: string
  readonly kind: MailKind
  readonly recipient: string
  readonly facts: object
  /** Who hears of it by the daily mail instead. */
  readonly heldFor: string | null
}

export interface MailRecord {
  readonly id: string
  readonly kind: MailKind
  readonly recipient: string
  readonly facts: unknown
  readonly begunAt: Date | null
  readonly sentAt: Date | null
  /** What the other side said, or why nobody knows. */
  readonly refusal: string | null
  readonly failedAt: Date | null
  readonly failure: MailFailure | null
  readonly createdAt: Date
}

/** The ids of those to be sent now that nobody had written before. */
export const insertMails = async (tx: Tx, mails: readonly NewMail[]): Promise<string[]> => {
  if (mails.length === 0) return []
  const column = (of: (one: NewMail) => string | null) => mails.map(of)
  const { rows } = await sql<{ id: string; heldFor: string | null }>`
    insert into mails (once_key, kind, recipient, facts, held_for)
    select once_key, kind, recipient, facts::jsonb, held_for from unnest(
      ${column(({ onceKey }) => onceKey)}::text[], ${column(({ kind }) => kind)}::text[],
      ${column(({ recipient }) => recipient)}::text[], ${column(({ facts }) => JSON.stringify(facts))}::text[],
      ${column(({ heldFor }) => heldFor)}::uuid[]
    ) with ordinality as given (once_key, kind, recipient, facts, held_for, place)
    order by place
    on conflict (once_key) do nothing returning id, held_for as "heldFor"`.execute(tx)
  return rows.flatMap(({ id, heldFor }) => (heldFor === null ? [id] : []))
}

export const mailsQuery = (db: Reader) => db.selectFrom('mails').select([
  'mails.id', 'mails.kind', 'mails.recipient', 'mails.facts', 'mails.begun_at as begunAt', 'mails.sent_at as sentAt',
  'mails.refusal', 'mails.failed_at as failedAt', 'mails.failure', 'mails.created_at as createdAt',
]).$narrowType<Pick<MailRecord, 'kind'>>()

export const findMail = (db: Reader, id: string): Promise<MailRecord | undefined> =>
  mailsQuery(db).where('id', '=', id).executeTakeFirst()

/** Those that are sent for themselves. */
export const listNewestMails = (db: Reader, count: number): Promise<MailRecord[]> =>
  mailsQuery(db).where('held_for', 'is', null).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(count)
    .execute()

export const updateTried = async (db: Reader, id: string): Promise<void> => {
  await db.updateTable('mails').set({ tried_at: sql<Date>`app_now()` }).where('id', '=', id).execute()
}

/** One that nobody has in their hands: of the others nobody knows whether they arrived. */
export const updateUnreached = async (db: Reader, id: string, said: string): Promise<void> => {
  await db.updateTable('mails')
    .set({ failed_at: sql<Date>`app_now()`, failure: 'unreached', refusal: said.slice(0, 1_000) })
    .where('id', '=', id).where('begun_at', 'is', null).where('failed_at', 'is', null).execute()
}

/** Those that nobody has taken up for so long that nobody will; answers them. */
export const updateLeft = async (tx: Tx, hours: number, said: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    update mails set failed_at = app_now(), failure = 'unreached', refusal = ${said}
    where sent_at is null and failed_at is null and begun_at is null and held_for is null
      and coalesce(tried_at, created_at) < app_now() - make_interval(hours => ${hours})
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** False when somebody else was first. */
export const updateBegun = async (db: Reader, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db.updateTable('mails').set({ begun_at: sql<Date>`app_now()` })
    .where('id', '=', id).where('begun_at', 'is', null).where('failed_at', 'is', null).executeTakeFirst()
  return numUpdatedRows > 0n
}

export const updateSent = async (db: Reader, id: string): Promise<void> => {
  await db.updateTable('mails').set({ sent_at: sql<Date>`app_now()`, failed_at: null, failure: null })
    .where('id', '=', id).execute()
}

/** For another try: the one that had begun is known to have failed. */
export const updateNotBegun = async (db: Reader, id: string): Promise<void> => {
  await db.updateTable('mails').set({ begun_at: null }).where('id', '=', id).where('sent_at', 'is', null).execute()
}

export const updateFailed = async (db: Reader, id: string, failure: MailFailure, said: string): Promise<void> => {
  await db.updateTable('mails')
    .set({ failed_at: sql<Date>`app_now()`, failure, refusal: said.slice(0, 1_000) })
    .where('id', '=', id).where('sent_at', 'is', null).execute()
}

/** Whose node died with the mail in its hands. Answers their ids. */
export const updateLost = async (tx: Tx, minutes: number, said: string): Promise<readonly string[]> => {
  const rows = await tx.updateTable('mails')
    .set({ failed_at: sql<Date>`app_now()`, failure: 'unknown', refusal: said })
    .where('sent_at', 'is', null).where('failed_at', 'is', null)
    .where(sql<boolean>`begun_at < app_now() - make_interval(mins => ${minutes})`).returning('id').execute()
  return rows.map(({ id }) => id)
}

export const lockMail = async (tx: Tx, id: string): Promise<MailRecord | undefined> => {
  await tx.selectFrom('mails').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findMail(tx, id)
}

/** As if nobody had tried; for itself, where it was held for a daily mail. */
export const updateToReplay = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('mails')
    .set({
      begun_at: null, tried_at: sql<Date>`app_now()`, failed_at: null, failure: null, refusal: null, held_for: null,
    })
    .where('id', '=', id).execute()
}

/**
 * What one member was told, and what stands under these keys, but for the one kind that stays and the daily mail that
 * holds it. Answers when that one was written.
 */
export const deleteMailsTo = async (tx: Tx, of: {
  readonly memberId: string; readonly keys: readonly string[]; readonly stays: MailKind | null
}): Promise<Date | null> => {
  await sql`
    with told as (
      select id, kind, digest_id from mails
      where right(once_key, 40) = ${` to ${of.memberId}`} or once_key = any(${of.keys}::text[])
    ), staying as (select id, digest_id from told where kind = ${of.stays}::text)
    delete from mails where id = any(array(select id from told))
      and not exists (select from staying where mails.id in (staying.id, staying.digest_id))`.execute(tx)
  const { rows: [row] } = await sql<{ at: Date | null }>`
    select min(created_at) as at from mails
    where kind = ${of.stays}::text and right(once_key, 40) = ${` to ${of.memberId}`}`.execute(tx)
  return row?.at ?? null
}

/** So many at most; answers how many. Those that waited for a daily mail are older than it, and refer to it. */
export const deleteOldMails = async (tx: Tx, days: number, max: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from mails where id = any(array(
      select id from mails where created_at < app_now() - make_interval(days => ${days})
      order by created_at, id limit ${max}))`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
