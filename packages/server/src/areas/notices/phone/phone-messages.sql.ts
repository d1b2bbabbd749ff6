// Messages to phones as rows: written once for what they follow from, held over the night, and what became of them.
import type { MailFailure, NoticeKind } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'

export interface NewPhoneMessage {
  readonly onceKey: string
  readonly kind: NoticeKind
  readonly memberId: string
  readonly exhibitId: string | null
  readonly phoneSealed: Uint8Array
  readonly facts: object
  readonly heldUntil: Date | null
}

export interface PhoneMessageRecord {
  readonly id: string
  readonly kind: NoticeKind
  readonly memberId: string
  readonly exhibitId: string | null
  readonly phoneSealed: Uint8Array
  readonly facts: unknown
  readonly carrierKey: string | null
  readonly sentAt: Date | null
  readonly refusal: string | null
  readonly failedAt: Date | null
  readonly failure: MailFailure | null
  readonly createdAt: Date
}

/** The ids of those to be sent now that nobody had written before. */
export const insertPhoneMessages = async (tx: Tx, messages: readonly NewPhoneMessage[]): Promise<string[]> => {
  if (messages.length === 0) return []
  const column = <Value>(of: (one: NewPhoneMessage) => Value) => messages.map(of)
  const { rows } = await sql<{ id: string; isHeld: boolean }>`
    insert into phone_messages (once_key, kind, member_id, exhibit_id, phone_sealed, facts, held_until)
    select once_key, kind, member_id, exhibit_id, decode(phone, 'hex'), facts::jsonb, held_until from unnest(
      ${column(({ onceKey }) => onceKey)}::text[], ${column(({ kind }) => kind)}::text[],
      ${column(({ memberId }) => memberId)}::uuid[], ${column(({ exhibitId }) => exhibitId)}::uuid[],
      ${column(({ phoneSealed }) => Buffer.from(phoneSealed).toString('hex'))}::text[],
      ${column(({ facts }) => JSON.stringify(facts))}::text[],
      ${column(({ heldUntil }) => timeOf(heldUntil))}::timestamptz[]
    ) with ordinality as given (once_key, kind, member_id, exhibit_id, phone, facts, held_until, place)
    order by place
    on conflict (once_key) do nothing returning id, held_until is not null as "isHeld"`.execute(tx)
  return rows.flatMap(({ id, isHeld }) => (isHeld ? [] : [id]))
}

export const phoneMessagesQuery = (db: Reader) => db.selectFrom('phone_messages').select([
  'phone_messages.id', 'phone_messages.kind', 'phone_messages.member_id as memberId',
  'phone_messages.exhibit_id as exhibitId',
  'phone_messages.phone_sealed as phoneSealed', 'phone_messages.facts', 'phone_messages.carrier_key as carrierKey',
  'phone_messages.sent_at as sentAt', 'phone_messages.refusal', 'phone_messages.failed_at as failedAt',
  'phone_messages.failure', 'phone_messages.created_at as createdAt',
]).$narrowType<Pick<PhoneMessageRecord, 'kind'>>()

/** One that is still to be handed over. */
export const findWaitingPhoneMessage = (db: Reader, id: string): Promise<PhoneMessageRecord | undefined> =>
  phoneMessagesQuery(db).where('id', '=', id).where('sent_at', 'is', null).where('failed_at', 'is', null)
    .where('held_until', 'is', null).executeTakeFirst()

/** Taken up to be handed over, or held until phones ring again. */
export const updatePhoneTried = async (tx: Tx, id: string, heldUntil: Date | null): Promise<void> => {
  await tx.updateTable('phone_messages').set({ tried_at: sql<Date>`app_now()`, held_until: heldUntil })
    .where('id', '=', id).execute()
}

export const updatePhoneSealed = async (tx: Tx, id: string, phoneSealed: Uint8Array): Promise<void> => {
  await tx.updateTable('phone_messages').set({ phone_sealed: phoneSealed }).where('id', '=', id).execute()
}

/** Of two at once the first one's stays; answers it. */
export const updateCarrierKey = async (db: Reader, id: string, key: string): Promise<string> => {
  const { rows } = await sql<{ key: string }>`
    update phone_messages set carrier_key = coalesce(carrier_key, ${key}::text) where id = ${id}
    returning carrier_key as key`.execute(db)
  return rows[0]?.key ?? key
}

export const updatePhoneSent = async (db: Reader, id: string): Promise<void> => {
  await db.updateTable('phone_messages').set({ sent_at: sql<Date>`app_now()` })
    .where('id', '=', id).where('sent_at', 'is', null).where('failed_at', 'is', null).execute()
}

export const updatePhoneArrived = async (db: Reader, id: string, by: 'kakao' | 'text'): Promise<void> => {
  await db.updateTable('phone_messages').set({ arrived_at: sql<Date>`app_now()`, arrived_by: by })
    .where('id', '=', id).where('arrived_at', 'is', null).where('failed_at', 'is', null).execute()
}

export const updatePhoneFailed = async (db: Reader, id: string, failure: MailFailure, said: string): Promise<void> => {
  await db.updateTable('phone_messages')
    .set({ failed_at: sql<Date>`app_now()`, failure, refusal: said.slice(0, 1_000) })
    .where('id', '=', id).where('arrived_at', 'is', null).where('failed_at', 'is', null).execute()
}

/** Where nobody carries any, or it is not wished any more. */
export const deletePhoneMessage = async (db: Reader, id: string): Promise<void> => {
  await db.deleteFrom('phone_messages').where('id', '=', id).execute()
}

/** Those whose night is over; of two nodes each gets some. */
export const updateReleased = async (tx: Tx, max: number): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    update phone_messages set held_until = null, tried_at = app_now() where id in (
      select id from phone_messages where held_until <= app_now() order by held_until limit ${max}
      for update skip locked)
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Those that nobody has taken up for so long that nobody will; answers them. */
export const updateLeft = async (tx: Tx, hours: number, said: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    update phone_messages set failed_at = app_now(), failure = 'unreached', refusal = ${said}
    where sent_at is null and failed_at is null and held_until is null
      and coalesce(tried_at, created_at) < app_now() - make_interval(hours => ${hours})
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

export interface SentPhoneMessage {
  readonly id: string
  readonly carrierKey: string
  /** Nothing was heard of it for as long as anything ever is. */
  readonly isLate: boolean
}

/** Those of which nobody knows yet, each in its turn, noted as asked for. */
export const updateAsked = async (tx: Tx, max: number, lateHours: number): Promise<readonly SentPhoneMessage[]> => {
  const { rows } = await sql<SentPhoneMessage>`
    update phone_messages set asked_at = app_now() where id in (
      select id from phone_messages where sent_at is not null and arrived_at is null and failed_at is null
      order by asked_at nulls first, sent_at limit ${max} for update skip locked)
    returning id, carrier_key as "carrierKey",
      sent_at < app_now() - make_interval(hours => ${lateHours}) as "isLate"`.execute(tx)
  return rows
}

export const lockPhoneMessage = (tx: Tx, id: string): Promise<PhoneMessageRecord | undefined> =>
  phoneMessagesQuery(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/**
 * As if nobody had tried: the carrier gets it under another name. Where its last answer was lost it may have sent it,
 * and is asked under the old one first.
 */
export const updatePhoneToReplay = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('phone_messages').set({
    carrier_key: sql<string | null>`case when failure = 'unreached' then carrier_key end`,
    tried_at: sql<Date>`app_now()`, sent_at: null, asked_at: null, failed_at: null, failure: null, refusal: null,
  }).where('id', '=', id).execute()
}

/** But for those of one kind. Answers when the first of them was written. */
export const deletePhoneMessagesTo = async (
  tx: Tx, memberId: string, stays: NoticeKind | null,
): Promise<Date | null> => {
  await sql`
    delete from phone_messages where member_id = ${memberId} and kind is distinct from ${stays}::text`.execute(tx)
  const row = await tx.selectFrom('phone_messages').select((of) => of.fn.min('created_at').as('at'))
    .where('member_id', '=', memberId).executeTakeFirst()
  return row?.at ?? null
}

/** So many at most; answers how many. */
export const deleteOldPhoneMessages = async (tx: Tx, days: number, max: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from phone_messages where id = any(array(
      select id from phone_messages where created_at < app_now() - make_interval(days => ${days})
      order by created_at, id limit ${max}))`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
