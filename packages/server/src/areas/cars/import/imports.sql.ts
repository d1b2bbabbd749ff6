// Reads and writes imports of orders: the file as it arrives, its rows, and the orders that they become.
import type { Label } from '@bidyard/contract/enumeration'
import type { OrderImportOutcome, SheetFormat } from '@bidyard/contract/enums'
import { orderImportBounds, type RowFault } from '@bidyard/contract/shapes/cars/order-imports'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { lockNumbers } from '../../../runtime/database/lock-numbers.ts'
import { isQueuedQuery } from '../../../runtime/work/queues/job-database.ts'

export interface ImportRecord {
  readonly id: string
  readonly fileName: string
  readonly sizeBytes: number
  readonly partnerId: string | null
  readonly createdBy: string
  readonly memberId: string | null
  readonly memberName: string | null
  readonly companyId: string | null
  readonly format: SheetFormat | null
  readonly ignoredColumns: readonly string[]
  readonly refusal: Label | null
  readonly rowCount: number
  readonly rightCount: number
  readonly wrongCount: number
  readonly madeCount: number
  readonly places: readonly number[]
  readonly receivedAt: Date | null
  readonly readAt: Date | null
  readonly begunAt: Date | null
  readonly endedAt: Date | null
  /** Its work was given up. */
  readonly failedAt: Date | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

export const importsQuery = (db: Reader) =>
  db
    .selectFrom('order_imports as imports')
    .leftJoin('users', 'users.id', 'imports.created_by')
    .select([
      'imports.id', 'imports.file_name as fileName', 'imports.size_bytes as sizeBytes',
      'imports.partner_id as partnerId', 'imports.created_by as createdBy', 'imports.member_id as memberId',
      'users.name as memberName', 'imports.company_id as companyId', 'imports.format',
      'imports.ignored_columns as ignoredColumns', 'imports.refusal', 'imports.row_count as rowCount',
      'imports.right_count as rightCount', 'imports.wrong_count as wrongCount', 'imports.made_count as madeCount',
      'imports.received_at as receivedAt', 'imports.read_at as readAt', 'imports.begun_at as begunAt',
      'imports.ended_at as endedAt', 'imports.failed_at as failedAt', 'imports.version',
      'imports.created_at as createdAt', 'imports.updated_at as updatedAt',
      sql<number[]>`array(
        select place from order_import_pieces pieces where pieces.import_id = imports.id order by place)`.as('places'),
    ])
    .$castTo<ImportRecord>()

export const findImport = (db: Reader, id: string): Promise<ImportRecord | undefined> =>
  importsQuery(db).where('imports.id', '=', id).executeTakeFirst()

/** Everything about an import is written while its row is locked. */
export const lockImport = async (tx: Tx, id: string): Promise<ImportRecord | undefined> => {
  await tx.selectFrom('order_imports').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findImport(tx, id)
}

export const insertImport = async (tx: Tx, given: {
  readonly fileName: string; readonly sizeBytes: number; readonly partnerId: string | null; readonly createdBy: string
  readonly memberId: string | null; readonly companyId: string | null
}): Promise<string> => {
  const { id } = await tx
    .insertInto('order_imports')
    .values({
      file_name: given.fileName, size_bytes: given.sizeBytes, partner_id: given.partnerId,
      created_by: given.createdBy, member_id: given.memberId, company_id: given.companyId,
    })
    .returning('id').executeTakeFirstOrThrow()
  return id
}

export const insertPiece = async (tx: Tx, importId: string, place: number, sealed: Uint8Array): Promise<void> => {
  await tx
    .insertInto('order_import_pieces').values({ import_id: importId, place, content_sealed: sealed })
    .onConflict((conflict) => conflict.columns(['import_id', 'place']).doUpdateSet({ content_sealed: sealed }))
    .execute()
}

export const listPieces = (db: Reader, importId: string) =>
  db
    .selectFrom('order_import_pieces').select(['place', 'content_sealed as contentSealed'])
    .where('import_id', '=', importId).orderBy('place').execute()

const deletePieces = async (tx: Tx, importId: string): Promise<void> => {
  await tx.deleteFrom('order_import_pieces').where('import_id', '=', importId).execute()
}

type Mark = 'received_at' | 'begun_at' | 'ended_at' | 'failed_at'

/** What goes on has not failed. */
export const updateMark = async (tx: Tx, id: string, mark: Mark): Promise<void> => {
  await tx
    .updateTable('order_imports')
    .set({
      failed_at: null, [mark]: sql<Date>`app_now()`, version: sql<number>`version + 1`,
      updated_at: sql<Date>`app_now()`,
    })
    .where('id', '=', id).execute()
}

/** The file itself is needed no longer: what was read of it stands in the rows. */
export const updateRefused = async (tx: Tx, id: string, refusal: Label): Promise<void> => {
  await deletePieces(tx, id)
  await tx
    .updateTable('order_imports')
    .set({
      refusal: JSON.stringify(refusal), read_at: sql<Date>`app_now()`, failed_at: null,
      version: sql<number>`version + 1`, updated_at: sql<Date>`app_now()`,
    })
    .where('id', '=', id).execute()
}

/** Somebody asked for its work anew. */
export const updateUnfailed = async (tx: Tx, id: string): Promise<void> => {
  await tx
    .updateTable('order_imports')
    .set({ failed_at: null, version: sql<number>`version + 1`, updated_at: sql<Date>`app_now()` })
    .where('id', '=', id).execute()
}

export interface NewRow {
  readonly line: number
  readonly carNumber: string | null
  readonly faults: readonly RowFault[]
  readonly cellsSealed: Uint8Array
  readonly wishSealed: Uint8Array | null
}

const rowsAtOnce = 1_000
const base64 = (bytes: Uint8Array | null): string | null =>
  bytes === null ? null : Buffer.from(bytes).toString('base64')

export const insertRows = async (tx: Tx, importId: string, rows: readonly NewRow[]): Promise<void> => {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const given = rows.slice(at, at + rowsAtOnce).map(({ cellsSealed, wishSealed, ...row }) => ({
      ...row, cells: base64(cellsSealed), wish: base64(wishSealed),
    }))
    await sql`
      insert into order_import_rows (import_id, line, car_number, outcome, faults, cells_sealed, wish_sealed)
      select ${importId}::uuid, line, "carNumber", case when wish is null then 'wrong' else 'right' end, faults,
        decode(cells, 'base64'), decode(wish, 'base64')
      from json_to_recordset(${JSON.stringify(given)}::text::json)
        as given (line integer, "carNumber" text, faults jsonb, cells text, wish text)`.execute(tx)
  }
}

export const updateRead = async (tx: Tx, id: string, given: {
  readonly format: SheetFormat; readonly ignoredColumns: readonly string[]; readonly right: number
  readonly wrong: number
}): Promise<void> => {
  await deletePieces(tx, id)
  await tx
    .updateTable('order_imports')
    .set({
      format: given.format, ignored_columns: [...given.ignoredColumns], row_count: given.right + given.wrong,
      right_count: given.right, wrong_count: given.wrong, read_at: sql<Date>`app_now()`,
      failed_at: null, version: sql<number>`version + 1`, updated_at: sql<Date>`app_now()`,
    })
    .where('id', '=', id).execute()
}

export interface ImportRow {
  readonly id: string
  readonly importId: string
  readonly line: number
  readonly carNumber: string | null
  readonly outcome: OrderImportOutcome
  readonly faults: readonly RowFault[]
  readonly orderId: string | null
  readonly orderNo: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

export const rowsQuery = (db: Reader) =>
  db
    .selectFrom('order_import_rows as rows')
    .leftJoin('orders', 'orders.id', 'rows.order_id')
    .select([
      'rows.id', 'rows.import_id as importId', 'rows.line', 'rows.car_number as carNumber', 'rows.outcome',
      sql<readonly RowFault[]>`rows.faults`.as('faults'), 'rows.order_id as orderId', 'orders.order_no as orderNo',
      'rows.created_at as createdAt', 'rows.updated_at as updatedAt',
    ])

export const listReported = async (db: Reader, importId: string, outcome: OrderImportOutcome | null) =>
  (await rowsQuery(db)
    .select('rows.cells_sealed as cellsSealed')
    .where('rows.import_id', '=', importId)
    .where(sql<boolean>`(${outcome}::text is null or rows.outcome = ${outcome})`)
    .orderBy('rows.line').execute()) as readonly (ImportRow & { readonly cellsSealed: Uint8Array })[]

/** The next rows that wait to be drafted; of two imports one drafts at a time, so that neither misses the other's. */
export const lockNextRows = async (tx: Tx, importId: string, count: number) => {
  await sql`select pg_advisory_xact_lock(${lockNumbers.orderImports})`.execute(tx)
  return tx
    .selectFrom('order_import_rows')
    .select(['id', 'line', 'car_number as carNumber', 'wish_sealed as wishSealed'])
    .where('import_id', '=', importId).where('outcome', '=', 'right').orderBy('line').limit(count)
    .forNoKeyUpdate().execute()
}

export interface TakenCar {
  readonly carNumber: string
  readonly orderNo: string
  readonly isDraft: boolean
}

/** Cars that are offered already, and those of which the same house or partner has a draft. */
export const listTaken = async (
  db: Reader, carNumbers: readonly string[], { partnerId, companyId }: Pick<ImportRecord, 'partnerId' | 'companyId'>,
): Promise<readonly TakenCar[]> => {
  const { rows } = await sql<TakenCar>`
    select car_number as "carNumber", order_no as "orderNo", state = 'draft' as "isDraft" from orders
    where car_number = any(${carNumbers}::text[]) and state not in ('cancelled', 'completed')
      and (state <> 'draft' or (exhibit_id is null and company_id is not distinct from ${partnerId ?? companyId}::uuid))
    order by state = 'draft' desc, created_at`.execute(db)
  return rows
}

export const updateWrong = async (tx: Tx, rowId: string, faults: readonly RowFault[]): Promise<void> => {
  await tx
    .updateTable('order_import_rows')
    .set({ outcome: 'wrong', faults: JSON.stringify(faults), wish_sealed: null, updated_at: sql<Date>`app_now()` })
    .where('id', '=', rowId).execute()
}

/** As they stand in the rows; so an import that was cut off counts right as well. */
export const updateCounts = async (tx: Tx, id: string): Promise<void> => {
  await sql`
    update order_imports set right_count = counted."right", wrong_count = counted.wrong, made_count = counted.made,
      version = version + 1, updated_at = app_now()
    from (
      select count(*) filter (where outcome = 'right')::int as "right",
        count(*) filter (where outcome = 'wrong')::int as wrong,
        count(*) filter (where outcome = 'made')::int as made
      from order_import_rows where import_id = ${id}::uuid
    ) as counted
    where id = ${id}::uuid`.execute(tx)
}

export const deleteImport = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('order_imports').where('id', '=', id).execute()
}

/** Where somebody said that it goes on, and nothing of it is queued or at work any more: the last try died unheard. */
export const updateAbandoned = async (tx: Tx): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    update order_imports set failed_at = app_now(), version = version + 1, updated_at = app_now()
    where failed_at is null and ended_at is null and refusal is null
      and (begun_at is not null or (received_at is not null and read_at is null))
      and not ${isQueuedQuery(['readOrderImport', 'runOrderImport'], 'importId', sql`order_imports.id`)}
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** So many at once; what drafts orders at this time is left until it has come to rest. Answers how many went. */
export const deleteOldImports = async (tx: Tx, most: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from order_imports where id in (
      select id from order_imports
      where created_at < app_now() - make_interval(days => ${orderImportBounds.keptDays})
        and (begun_at is null or ended_at is not null or updated_at < app_now() - interval '1 day')
      order by created_at limit ${most} for update skip locked)`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
