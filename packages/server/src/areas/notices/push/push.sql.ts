// Reads and writes where browsers listen, the keys by which they know us, and the pushes that go there.
import type { NoticeKind } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface SealedKeys {
  readonly publicKey: Uint8Array
  readonly privateSealed: Uint8Array
}

export const findPushKeys = async (db: Reader): Promise<SealedKeys | undefined> =>
  db.selectFrom('push_keys').select(['public_key as publicKey', 'private_sealed as privateSealed']).executeTakeFirst()

/** Of two at once the first one's stay. */
export const insertPushKeys = async (tx: Tx, { publicKey, privateSealed }: SealedKeys): Promise<void> => {
  await tx.insertInto('push_keys').values({ public_key: publicKey, private_sealed: privateSealed })
    .onConflict((on) => on.column('is_the_one').doNothing()).execute()
}

export interface NewAddress {
  readonly memberId: string
  readonly sessionId: string
  readonly endpoint: string
  readonly key: Uint8Array
  readonly secret: Uint8Array
  readonly language: 'ko' | 'en'
}

/** Whoever listens there now; what was on its way to somebody else there is not sent any more. */
export const updateAddress = async (tx: Tx, given: NewAddress, most: number): Promise<void> => {
  const { memberId, sessionId, endpoint, key, secret, language } = given
  await tx.deleteFrom('push_addresses').where('endpoint', '=', endpoint).execute()
  await tx.insertInto('push_addresses')
    .values({ member_id: memberId, session_id: sessionId, endpoint, key, secret, language })
    .onConflict((on) => on.column('endpoint').doNothing()).execute()
  await sql`
    delete from push_addresses where member_id = ${memberId} and id not in (
      select id from push_addresses where member_id = ${memberId} order by created_at desc, id desc limit ${most})
    `.execute(tx)
}

export const findAddressId = async (
  tx: Tx, which: { readonly memberId: string; readonly sessionId: string; readonly endpoint: string },
): Promise<string | undefined> =>
  (await tx.selectFrom('push_addresses').select('id')
    .where('member_id', '=', which.memberId).where('session_id', '=', which.sessionId)
    .where('endpoint', '=', which.endpoint).executeTakeFirst())?.id

export const deleteAddress = async (
  tx: Tx, which: { readonly memberId: string; readonly endpoint: string },
): Promise<void> => {
  await tx.deleteFrom('push_addresses')
    .where('member_id', '=', which.memberId).where('endpoint', '=', which.endpoint).execute()
}

export const deleteGone = async (db: Reader, id: string): Promise<void> => {
  await db.deleteFrom('push_addresses').where('id', '=', id).execute()
}

export interface NewPush {
  readonly onceKey: string
  readonly memberId: string
  readonly kind: NoticeKind
  readonly thing: string
  readonly facts: object
}

/** One for each browser in which the reader is signed in; the ids of those that nobody had written before. */
export const insertPushes = async (tx: Tx, pushes: readonly NewPush[]): Promise<string[]> => {
  if (pushes.length === 0) return []
  const column = (of: (one: NewPush) => string) => pushes.map(of)
  const { rows } = await sql<{ id: string }>`
    insert into pushes (once_key, address_id, kind, thing, facts)
    select given.once_key, addresses.id, given.kind, given.thing, given.facts::jsonb
    from unnest(
        ${column((one) => one.onceKey)}::text[], ${column((one) => one.memberId)}::uuid[],
        ${column((one) => one.kind)}::text[], ${column((one) => one.thing)}::text[],
        ${column((one) => JSON.stringify(one.facts))}::text[]
      ) with ordinality as given (once_key, member_id, kind, thing, facts, place)
      join push_addresses addresses on addresses.member_id = given.member_id
      join sessions on sessions.id = addresses.session_id and sessions.ended_at is null
    order by addresses.id, given.place
    on conflict (address_id, once_key) do nothing returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

export interface PushRecord {
  readonly id: string
  readonly memberId: string
  readonly addressId: string
  readonly kind: NoticeKind
  readonly thing: string
  readonly facts: unknown
  readonly endpoint: string
  readonly key: Uint8Array
  readonly secret: Uint8Array
  readonly language: 'ko' | 'en'
}

/** One that is still to be sent, to somebody who has not signed out meanwhile. */
export const findWaitingPush = (db: Reader, id: string): Promise<PushRecord | undefined> =>
  db.selectFrom('pushes')
    .innerJoin('push_addresses as addresses', 'addresses.id', 'pushes.address_id')
    .innerJoin('sessions', 'sessions.id', 'addresses.session_id')
    .select([
      'pushes.id', 'addresses.member_id as memberId', 'addresses.id as addressId', 'pushes.kind', 'pushes.thing',
      'pushes.facts', 'addresses.endpoint', 'addresses.key', 'addresses.secret', 'addresses.language',
    ])
    .where('pushes.id', '=', id).where('pushes.sent_at', 'is', null).where('pushes.refused_at', 'is', null)
    .where('sessions.ended_at', 'is', null)
    .$narrowType<Pick<PushRecord, 'kind'>>().executeTakeFirst()

export const updatePushSent = async (db: Reader, id: string): Promise<void> => {
  await db.updateTable('pushes').set({ sent_at: sql<Date>`app_now()` }).where('id', '=', id).execute()
}

/** The service took it as wrong, and would again. */
export const updatePushRefused = async (db: Reader, id: string): Promise<void> => {
  await db.updateTable('pushes').set({ refused_at: sql<Date>`app_now()` }).where('id', '=', id).execute()
}

/** As if it had not been told by this way at all. */
export const deletePush = async (db: Reader, id: string): Promise<void> => {
  await db.deleteFrom('pushes').where('id', '=', id).execute()
}

/** So many at most; answers how many. */
export const deleteOldPushes = async (tx: Tx, days: number, max: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from pushes where id = any(array(
      select id from pushes where created_at < app_now() - make_interval(days => ${days})
      order by created_at limit ${max}))`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Where nobody is signed in any more nobody listens. So many at most, with what went there; answers how many. */
export const deleteLeftAddresses = async (tx: Tx, max: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from push_addresses where id = any(array(
      select addresses.id from push_addresses addresses join sessions on sessions.id = addresses.session_id
      where sessions.ended_at is not null or sessions.ends_at < app_now() limit ${max}))`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
