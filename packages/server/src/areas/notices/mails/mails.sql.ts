// Mails as rows: written once for what they follow from, claimed once, and what became of each.
import type { NoticeKind } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface NewMail {
  readonly onceKey: string
  readonly kind: NoticeKind
  readonly recipient: string
  readonly facts: object
}

export interface MailRecord {
  readonly id: string
  readonly kind: NoticeKind
  readonly recipient: string
  readonly facts: unknown
  readonly begunAt: Date | null
  readonly sentAt: Date | null
  readonly refusal: string | null
  readonly createdAt: Date
}

/** The ids of those that nobody had written before. */
export const insertMails = async (tx: Tx, mails: readonly NewMail[]): Promise<string[]> => {
  if (mails.length === 0) return []
  const column = (of: (one: NewMail) => string) => mails.map(of)
  const { rows } = await sql<{ id: string }>`
    insert into mails (once_key, kind, recipient, facts)
    select once_key, kind, recipient, facts::jsonb from unnest(
      ${column(({ onceKey }) => onceKey)}::text[], ${column(({ kind }) => kind)}::text[],
      ${column(({ recipient }) => recipient)}::text[], ${column(({ facts }) => JSON.stringify(facts))}::text[]
    ) with ordinality as given (once_key, kind, recipient, facts, place)
    order by place
    on conflict (once_key) do nothing returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

const mailsQuery = (db: Reader) => db.selectFrom('mails').select([
  'id', 'kind', 'recipient', 'facts', 'begun_at as begunAt', 'sent_at as sentAt', 'refusal', 'created_at as createdAt',
])

export const findMail = async (db: Reader, id: string): Promise<MailRecord | undefined> =>
  (await mailsQuery(db).where('id', '=', id).executeTakeFirst()) as MailRecord | undefined

export const listNewestMails = async (db: Reader, count: number): Promise<MailRecord[]> =>
  (await mailsQuery(db).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(count).execute()) as MailRecord[]

/** False when somebody else was first. */
export const updateBegun = async (db: Reader, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db.updateTable('mails').set({ begun_at: sql<Date>`app_now()` })
    .where('id', '=', id).where('begun_at', 'is', null).where('refusal', 'is', null).executeTakeFirst()
  return numUpdatedRows > 0n
}

export const updateSent = async (db: Reader, id: string): Promise<void> => {
  await db.updateTable('mails').set({ sent_at: sql<Date>`app_now()` }).where('id', '=', id).execute()
}

/** For another try: the one that had begun is known to have failed. */
export const updateNotBegun = async (db: Reader, id: string): Promise<void> => {
  await db.updateTable('mails').set({ begun_at: null }).where('id', '=', id).where('sent_at', 'is', null).execute()
}

export const updateRefused = async (db: Reader, id: string, refusal: string): Promise<void> => {
  await db.updateTable('mails').set({ refusal: refusal.slice(0, 1_000) }).where('id', '=', id).execute()
}

export const deleteOldMails = async (tx: Tx, days: number): Promise<void> => {
  await sql`delete from mails where created_at < app_now() - make_interval(days => ${days})`.execute(tx)
}
