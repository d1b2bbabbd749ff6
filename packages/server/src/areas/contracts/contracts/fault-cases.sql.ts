// Reads and writes cases of fault, each with its contract, its car and the time that the other side has.
import type { ContractKind, FaultCaseKind, FaultCaseState, FaultParty, TradeParty } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface FaultCaseRecord {
  readonly id: string
  readonly contractId: string
  readonly contractNo: string
  readonly contractKind: ContractKind
  readonly orderId: string
  readonly auctionId: string
  readonly shopId: string
  readonly shopName: string
  readonly awardedAt: Date | null
  readonly partnerId: string | null
  readonly exhibitId: string | null
  readonly kind: FaultCaseKind
  readonly state: FaultCaseState
  readonly claim: string
  readonly note: string | null
  readonly openedAs: 'buyer' | 'seller' | 'staff'
  readonly asked: TradeParty
  readonly answerUntil: Date | null
  readonly answerNote: string | null
  readonly answeredAt: Date | null
  readonly answeredBy: string | null
  readonly overdueAt: Date | null
  readonly fault: FaultParty | null
  readonly decisionNote: string | null
  readonly decidedAt: Date | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

export const faultCasesQuery = (db: Reader) =>
  db
    .selectFrom('fault_cases')
    .innerJoin('contracts', 'contracts.id', 'fault_cases.contract_id')
    .innerJoin('orders', 'orders.id', 'contracts.order_id')
    .innerJoin('shops', 'shops.id', 'contracts.shop_id')
    .leftJoin('deadlines as owed', (join) =>
      join.onRef('owed.row_id', '=', 'fault_cases.id').on('owed.machine', '=', 'fault-case')
        .on('owed.stage', 'in', ['due', 'final']))
    .select([
      'fault_cases.id', 'fault_cases.contract_id as contractId', 'contracts.contract_no as contractNo',
      'contracts.kind as contractKind', 'contracts.order_id as orderId', 'contracts.auction_id as auctionId',
      'contracts.shop_id as shopId', 'shops.name as shopName', 'contracts.awarded_at as awardedAt',
      'orders.partner_id as partnerId', 'orders.exhibit_id as exhibitId', 'fault_cases.kind', 'fault_cases.state',
      'fault_cases.claim', 'fault_cases.note', 'fault_cases.opened_as as openedAs', 'fault_cases.asked',
      'owed.due_at as answerUntil', 'fault_cases.answer_note as answerNote',
      'fault_cases.answered_at as answeredAt', 'fault_cases.answered_by as answeredBy',
      'fault_cases.overdue_at as overdueAt', 'fault_cases.fault',
      'fault_cases.decision_note as decisionNote', 'fault_cases.decided_at as decidedAt', 'fault_cases.version',
      'fault_cases.created_at as createdAt', 'fault_cases.updated_at as updatedAt',
    ])

export const findFaultCase = (db: Reader, id: string): Promise<FaultCaseRecord | undefined> =>
  faultCasesQuery(db).where('fault_cases.id', '=', id).executeTakeFirst()

export const listFaultCasesById = (db: Reader, ids: readonly string[]): Promise<readonly FaultCaseRecord[]> =>
  faultCasesQuery(db).where('fault_cases.id', '=', sql<string>`any(${ids}::uuid[])`).orderBy('fault_cases.id').execute()

export const listFaultCasesOf = (db: Reader, contractId: string): Promise<readonly FaultCaseRecord[]> =>
  faultCasesQuery(db).where('fault_cases.contract_id', '=', contractId).orderBy('fault_cases.created_at')
    .orderBy('fault_cases.id').execute()

export const lockFaultCase = async (tx: Tx, id: string): Promise<FaultCaseRecord | undefined> => {
  await sql`select from fault_cases where id = ${id}::uuid for no key update`.execute(tx)
  return findFaultCase(tx, id)
}

export interface NewFaultCase {
  readonly contractId: string
  readonly kind: FaultCaseKind
  readonly claim: string
  readonly note: string | null
  readonly openedAs: 'buyer' | 'seller' | 'staff'
  readonly openedBy: string | null
  readonly asked: TradeParty
}

export const insertFaultCase = async (tx: Tx, given: NewFaultCase): Promise<string> => {
  const { id } = await tx.insertInto('fault_cases').values({
    contract_id: given.contractId, kind: given.kind, claim: given.claim, note: given.note,
    opened_as: given.openedAs, opened_by: given.openedBy, asked: given.asked, state: 'open',
  }).returning('id').executeTakeFirstOrThrow()
  return id
}

export interface FaultCaseFacts {
  readonly answer?: { readonly note: string | null; readonly by: string | null }
  readonly decision?: { readonly fault: FaultParty; readonly note: string; readonly by: string | null }
  readonly overdue?: true
}

const now = sql<Date>`app_now()`

export const updateFaultCases = async (tx: Tx, ids: readonly string[], facts: FaultCaseFacts): Promise<void> => {
  const { answer, decision, overdue } = facts
  await tx
    .updateTable('fault_cases')
    .set({
      ...(answer === undefined ? {} : { answer_note: answer.note, answered_by: answer.by, answered_at: now }),
      ...(decision === undefined ? {} : {
        fault: decision.fault, decision_note: decision.note, decided_by: decision.by, decided_at: now,
      }),
      ...(overdue === undefined ? {} : { overdue_at: now }),
      version: sql<number>`version + 1`, updated_at: now,
    })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
}
