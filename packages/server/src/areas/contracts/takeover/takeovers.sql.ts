// Reads and writes how prime cars were taken over, what buyers had against them, and when cars were handed over.
import type {
  CarPaper, ContractKind, MileageUnit, TakeoverDifference, TakeoverDisputeState,
} from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface TakeoverRecord {
  readonly odometerReading: number
  readonly odometerUnit: MileageUnit
  readonly odometerKm: number
  readonly keyCount: number
  readonly papers: readonly CarPaper[]
  readonly differences: readonly TakeoverDifference[]
  readonly note: string | null
  readonly confirmedAs: 'buyer' | 'staff'
  readonly storageDays: number
  readonly storageWon: number
  readonly createdAt: Date
}

export const findTakeover = (db: Reader, contractId: string): Promise<TakeoverRecord | undefined> =>
  db.selectFrom('takeovers')
    .select([
      'odometer_reading as odometerReading', 'odometer_unit as odometerUnit', 'odometer_km as odometerKm',
      'key_count as keyCount', 'papers', 'differences', 'note', 'confirmed_as as confirmedAs',
      'storage_days as storageDays', 'storage_won as storageWon', 'created_at as createdAt',
    ])
    .where('contract_id', '=', contractId)
    .$narrowType<Pick<TakeoverRecord, 'papers' | 'differences'>>().executeTakeFirst()

export const insertTakeover = async (tx: Tx, contractId: string, takeover: Omit<TakeoverRecord, 'createdAt'> & {
  readonly confirmedBy: string | null; readonly proofId: string | null
}): Promise<void> => {
  await tx.insertInto('takeovers')
    .values({
      contract_id: contractId, odometer_reading: takeover.odometerReading, odometer_unit: takeover.odometerUnit,
      odometer_km: takeover.odometerKm, key_count: takeover.keyCount, papers: [...takeover.papers],
      differences: [...takeover.differences], note: takeover.note, confirmed_as: takeover.confirmedAs,
      confirmed_by: takeover.confirmedBy, proof_id: takeover.proofId, storage_days: takeover.storageDays,
      storage_won: takeover.storageWon,
    })
    .execute()
}

const now = sql<Date>`app_now()`

export const updateHandedOver = async (tx: Tx, contractId: string): Promise<void> => {
  await tx.updateTable('contracts')
    .set({ handed_over_at: sql<Date>`coalesce(handed_over_at, app_now())`, updated_at: now })
    .where('id', '=', contractId).execute()
}

/** The contract whose car it is: awarded, and not fallen. */
export const findContractOfOrder = async (db: Reader, orderId: string): Promise<string | undefined> =>
  (await db.selectFrom('contracts').select('id').where('order_id', '=', orderId).where('state', '!=', 'cancelled')
    .where('awarded_at', 'is not', null).executeTakeFirst())?.id

export interface DisputeRecord {
  readonly id: string
  readonly contractId: string
  readonly state: TakeoverDisputeState
  readonly claim: string
  readonly wishedWon: number | null
  readonly openedAt: Date
  readonly leftMs: number
  readonly finalLeftMs: number | null
  readonly correctionWon: number | null
  readonly decisionNote: string | null
  readonly decidedAt: Date | null
}

const disputes = (db: Reader) => db.selectFrom('takeover_disputes').select([
  'id', 'contract_id as contractId', 'state', 'claim', 'wished_won as wishedWon', 'opened_at as openedAt',
  'left_ms as leftMs', 'final_left_ms as finalLeftMs', 'correction_won as correctionWon',
  'decision_note as decisionNote', 'decided_at as decidedAt',
])

export const listDisputesOf = (db: Reader, contractIds: readonly string[]): Promise<readonly DisputeRecord[]> =>
  disputes(db).where('contract_id', '=', sql<string>`any(${contractIds}::uuid[])`).orderBy('id').execute()

/** In which each of them came to be taken over: the last that had begun before it fell, once the car was awarded. */
export const listStaysOf = async (
  db: Reader, contractIds: readonly string[], kinds: readonly ContractKind[],
): Promise<readonly { readonly id: string; readonly contractId: string }[]> => {
  const { rows } = await sql<{ id: string; contractId: string }>`
    select distinct on (contracts.id) contracts.id as "contractId", check_ins.id
    from contracts join auctions on auctions.id = contracts.auction_id
      join check_ins on check_ins.order_id = contracts.order_id
        and check_ins.checked_in_at <= coalesce(contracts.cancelled_at, 'infinity')
    where contracts.id = any(${contractIds}::uuid[]) and contracts.kind = any(${kinds}::text[])
      and contracts.awarded_at is not null
      and auctions.house_type = 'inflow'
    order by contracts.id, check_ins.checked_in_at desc, check_ins.id desc`.execute(db)
  return rows
}

/** The newest first. */
export const listDisputes = (
  db: Reader, contractId: string, max: number,
): Promise<readonly DisputeRecord[]> =>
  disputes(db).where('contract_id', '=', contractId).orderBy('opened_at', 'desc').orderBy('id', 'desc')
    .limit(max).execute()

export const findOpenDispute = (db: Reader, contractId: string): Promise<DisputeRecord | undefined> =>
  disputes(db).where('contract_id', '=', contractId).where('state', '=', 'open').executeTakeFirst()

export const insertDispute = async (tx: Tx, dispute: {
  readonly contractId: string; readonly claim: string; readonly wishedWon: number | null
  readonly memberId: string | null; readonly leftMs: number; readonly finalLeftMs: number | null
}): Promise<string> => {
  const { id } = await tx.insertInto('takeover_disputes')
    .values({
      contract_id: dispute.contractId, state: 'open', claim: dispute.claim, wished_won: dispute.wishedWon,
      opened_by: dispute.memberId, left_ms: dispute.leftMs, final_left_ms: dispute.finalLeftMs,
    })
    .returning('id').executeTakeFirstOrThrow()
  return id
}

interface Decided {
  readonly memberId: string | null
  readonly note: string | null
}

export const updateDisputeDecided = async (tx: Tx, id: string, decided: Decided & {
  readonly state: Exclude<TakeoverDisputeState, 'open'>; readonly correctionWon: number | null
}): Promise<void> => {
  await tx.updateTable('takeover_disputes')
    .set({
      state: decided.state, correction_won: decided.correctionWon, decision_note: decided.note,
      decided_by: decided.memberId, decided_at: now,
    })
    .where('id', '=', id).execute()
}

/** With the contracts themselves. */
export const updateDisputesCancelled = async (
  tx: Tx, contractIds: readonly string[], { memberId, note }: Decided,
): Promise<void> => {
  await tx.updateTable('takeover_disputes')
    .set({ state: 'cancelled', decision_note: note, decided_by: memberId, decided_at: now })
    .where('contract_id', '=', sql<string>`any(${contractIds}::uuid[])`).where('state', '=', 'open').execute()
}
