// Keeps the notices that the stand-in has to tell, and when each is told again.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { BankName } from '../bank.ts'

export interface Notice {
  readonly id: string
  readonly by: BankName
  readonly body: string
}

/** Minutes after the first, the second, the third try: seven more in all. */
const pauseMinutes = [1, 4, 16, 64, 256, 1_024, 4_096] as const

/** `taken`: whoever writes them down carries them at once, and nobody else does meanwhile. */
export const insertNotices = async (
  tx: Tx, { orderId, by }: { readonly orderId: string; readonly by: BankName }, bodies: readonly string[],
  taken: boolean,
): Promise<Notice[]> => {
  if (bodies.length === 0) return []
  const pause = taken ? pauseMinutes[0] : 0
  const next_at = sql<Date>`app_now() + make_interval(mins => ${pause})`
  const rows = await tx
    .insertInto('simulated_notices')
    .values(bodies.map((body) => ({ order_id: orderId, body, tries: taken ? 1 : 0, next_at })))
    .returning(['id', 'body']).execute()
  return rows.map((row) => ({ ...row, by }))
}

/** Whose number it is about; the eldest rows say nothing of it. */
const teller = sql<BankName>`coalesce(
  (select record->>'by' from simulated_payments where order_id = simulated_notices.order_id), 'toss')`

export const listDueNotices = (db: Reader, max: number): Promise<{ readonly id: string }[]> =>
  db
    .selectFrom('simulated_notices').select('id')
    .where('next_at', '<=', sql<Date>`app_now()`).orderBy('next_at').limit(max).execute()

/** Undefined where another process took it: its next try is set before it is told, so that a crash loses none. */
export const lockNotice = (tx: Tx, id: string): Promise<Notice | undefined> =>
  tx
    .updateTable('simulated_notices')
    .set({
      tries: sql`tries + 1`,
      next_at: sql`app_now() + make_interval(mins => (${sql.val(pauseMinutes)}::int[])[tries + 1])`,
    })
    .where('id', '=', id).where('next_at', '<=', sql<Date>`app_now()`)
    .returning(['id', 'body', teller.as('by')]).executeTakeFirst()

export const updateTold = async (tx: Tx, id: string, told: { readonly answer: string; readonly heard: boolean }) => {
  await tx
    .updateTable('simulated_notices')
    .set({ last_answer: told.answer, ...(told.heard ? { next_at: null } : {}) })
    .where('id', '=', id).execute()
}

export interface NoticeRow {
  readonly order_id: string
  readonly tries: number
  readonly next_at: Date | null
  readonly last_answer: string | null
}

export const listNoticesOf = (db: Reader, orderIds: readonly string[]): Promise<NoticeRow[]> =>
  db
    .selectFrom('simulated_notices').select(['order_id', 'tries', 'next_at', 'last_answer'])
    .where('order_id', 'in', orderIds.length === 0 ? [''] : orderIds).orderBy('created_at').execute()
