// Keeps what the stand-in for a bank knows, so that it survives a restart and any process of the sandbox can go on.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { type BankRecord, recordShape } from './record.ts'

const readRecord = (row: { readonly record: unknown } | undefined): BankRecord | undefined =>
  row === undefined ? undefined : recordShape.parse(row.record)

/** False where the order was used before. */
export const insertRecord = async (tx: Tx, record: BankRecord): Promise<boolean> => {
  const { orderId: order_id, paymentKey: payment_key, requestedAt: created_at } = record
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('simulated_payments').values({ order_id, payment_key, record, created_at })
    .onConflict((conflict) => conflict.doNothing()).executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const findRecord = async (db: Reader, column: 'order_id' | 'payment_key', name: string) =>
  readRecord(await db.selectFrom('simulated_payments').select('record').where(column, '=', name).executeTakeFirst())

export const lockRecord = async (tx: Tx, column: 'order_id' | 'payment_key', name: string) =>
  readRecord(await tx
    .selectFrom('simulated_payments').select('record').where(column, '=', name).forUpdate().executeTakeFirst())

export const updateRecord = async (tx: Tx, record: BankRecord): Promise<void> => {
  await tx.updateTable('simulated_payments').set({ record }).where('order_id', '=', record.orderId).execute()
}

/** The newest first; `text` is looked for in names, numbers and orders. */
export const listRecords = async (db: Reader, text: string, max: number): Promise<BankRecord[]> => {
  const like = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const rows = await db
    .selectFrom('simulated_payments').select('record')
    .$if(text !== '', (query) => query.where(sql<boolean>`concat_ws(' ', order_id, record->>'accountNumber',
      record->>'customerName', record->>'orderName') ilike ${like}`))
    .orderBy('created_at', 'desc').orderBy('order_id').limit(max).execute()
  return rows.map(({ record }) => recordShape.parse(record))
}

export interface KeptAnswer {
  readonly status: number
  readonly json: unknown
}

/** Toss remembers a key for so long. */
const keyDays = 15

/** Runs the work once for a key; whoever comes with the same one later, or at the same time, gets the same answer. */
export const getAnswer = async (
  tx: Tx, of: { readonly question: string; readonly key: string }, work: () => Promise<KeptAnswer>,
): Promise<KeptAnswer> => {
  const { question, key } = of
  await tx.deleteFrom('simulated_answers')
    .where('created_at', '<', sql<Date>`app_now() - make_interval(days => ${keyDays})`).execute()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('simulated_answers').values({ question, key })
    .onConflict((conflict) => conflict.doNothing()).executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) {
    const answer = await work()
    await tx
      .updateTable('simulated_answers').set({ status: answer.status, answer: answer.json })
      .where('question', '=', question).where('key', '=', key).execute()
    return answer
  }
  const kept = await tx
    .selectFrom('simulated_answers').select(['status', 'answer'])
    .where('question', '=', question).where('key', '=', key).executeTakeFirst()
  return { status: kept?.status ?? 409, json: kept?.answer ?? null }
}
