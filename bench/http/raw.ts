// The limit: the same SQL as the server's calls, sent by the driver alone, without HTTP, shapes, rights or JSON.
import { createHash, randomUUID } from 'node:crypto'
import { sessionByToken } from '@bidyard/server/areas/identity/sessions/sessions.sql'
import postgres, { type ISql, type Sql } from 'postgres'

export interface RawDriver {
  list(): Promise<unknown>
  act(): Promise<unknown>
  close(): Promise<void>
}

const findCaller = (sql: ISql, hash: Uint8Array) =>
  sql.unsafe(sessionByToken, [hash, 'bearer'], { prepare: true })

const listRows = (sql: ISql) => sql`
  select samples.*, (samples.created_at)::text as key_0, (samples.id)::text as key_1 from samples
  where samples.paint = any(${['red', 'green']}::text[])
  order by samples.created_at desc, samples.id desc limit ${21} offset ${0}`

const actOnce = (sql: Sql, hash: Uint8Array) => sql.begin(async (tx) => {
  const key = randomUUID()
  const [caller] = await findCaller(tx, hash)
  const bodyHash = createHash('sha256').update(key).digest()
  const scope = `user:${String(caller?.['userId'])}`
  await tx`insert into idempotency_keys (caller, call, key, body_hash) values (${scope}, ${'raw'}, ${key}, ${bodyHash})
    on conflict do nothing returning key`
  const [row] = await tx`insert into samples (name, price_won, paint, owner_id)
    values (${'차량'}, ${1_000}, ${'red'}, ${String(caller?.['userId'])}) returning id`
  await tx`insert into outbox (name, payload) select name, payload::jsonb
    from unnest(${['carCodesChanged']}::text[], ${['{"count":1}']}::text[])
      with ordinality as told (name, payload, place)
    order by place`
  const answer = JSON.stringify({ id: row?.['id'], priceWon: 1_000 })
  await tx`update idempotency_keys set answer = ${answer}
    where caller = ${scope} and call = ${'raw'} and key = ${key}`
})

export const openRawDriver = (url: string, token: string, connections: number): RawDriver => {
  const sql = postgres(url, { max: connections, onnotice: () => {} })
  const hash = createHash('sha256').update(token).digest()
  return {
    list: async () => {
      await findCaller(sql, hash)
      return listRows(sql)
    },
    act: () => actOnce(sql, hash),
    close: () => sql.end({ timeout: 5 }),
  }
}
