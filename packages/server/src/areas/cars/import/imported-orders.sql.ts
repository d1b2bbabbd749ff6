// Drafts the orders of some rows of an import in one statement: a row and its order are written together or not at all.
import type { AuctionHouseType, ContractKind, MileageUnit, Province } from '@bidyard/contract/enums'
import type { SellerAnswers } from '@bidyard/contract/shapes/cars/orders'
import { sql } from 'kysely'
import type { Tx } from '../../../runtime/database/database.ts'

export interface DraftedRow {
  readonly rowId: string
  readonly carNumber: string
  readonly kind: ContractKind | null
  readonly houseType: AuctionHouseType | null
  readonly region: Province | null
  readonly hopePriceWon: number | null
  readonly answers: SellerAnswers | null
  /** Sealed, and written in base64. */
  readonly ownerName: string | null
  readonly address: string | null
  readonly odometerReading: number | null
  readonly odometerUnit: MileageUnit | null
  readonly odometerKm: number | null
}

export interface DraftedFor {
  readonly createdBy: string
  readonly memberId: string | null
  readonly partnerId: string | null
  readonly companyId: string | null
  readonly dueAt: Date
}

export interface DraftedOrder {
  readonly id: string
  readonly carNumber: string
}

export const insertImportedOrders = async (
  tx: Tx, rows: readonly DraftedRow[], { createdBy, memberId, partnerId, companyId, dueAt }: DraftedFor,
): Promise<readonly DraftedOrder[]> => {
  const { rows: made } = await sql<DraftedOrder>`
    with given as materialized (
      select new_id() as order_id, wanted.* from json_to_recordset(${JSON.stringify(rows)}::text::json) as wanted (
        "rowId" uuid, "carNumber" text, kind text, "houseType" text, "ownerName" text, region text, address text,
        "hopePriceWon" bigint, answers jsonb, "odometerReading" integer, "odometerUnit" text, "odometerKm" integer)
    ), drafted as (
      insert into orders (
        id, state, car_number, kind, house_type, partner_id, company_id, member_id, created_by, owner_name_sealed,
        region, address_sealed, hope_price_won, answers, odometer_reading, odometer_unit, odometer_km, due_at)
      select order_id, 'draft', "carNumber", kind, "houseType", ${partnerId}::uuid,
        coalesce(${partnerId}::uuid, ${companyId}::uuid), ${memberId}::uuid, ${createdBy}::uuid,
        decode("ownerName", 'base64'), region, decode(address, 'base64'), "hopePriceWon", nullif(answers, 'null'),
        "odometerReading", "odometerUnit", "odometerKm", ${dueAt}::timestamptz
      from given
      returning id, car_number
    ), noted as (
      update order_import_rows
      set outcome = 'made', order_id = given.order_id, wish_sealed = null, updated_at = app_now()
      from given where order_import_rows.id = given."rowId"
    )
    select id, car_number as "carNumber" from drafted order by id`.execute(tx)
  return made
}
