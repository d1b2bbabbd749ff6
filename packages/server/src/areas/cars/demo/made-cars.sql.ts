// Writes many cars of a made-up past at once, each with all that is known of it.
import { sql } from 'kysely'
import type { Tx } from '../../../runtime/database/database.ts'
import type { MadeCar, MadeCheck } from './made-car.ts'

const rowsAtOnce = 100

const inPieces = async <Row>(
  rows: readonly Row[], insert: (piece: readonly Row[]) => Promise<unknown>,
): Promise<void> => {
  for (let from = 0; from < rows.length; from += rowsAtOnce) await insert(rows.slice(from, from + rowsAtOnce))
}

export interface SealedCar extends MadeCar {
  readonly ownerNameSealed: Uint8Array
  readonly addressSealed: Uint8Array
}

/** Drafts that only wait to be confirmed; numbered as in the month in which they were written. */
export const insertMadeOrders = (tx: Tx, cars: readonly SealedCar[], termsVersion: number): Promise<void> =>
  inPieces(cars, (piece) =>
    tx
      .insertInto('orders')
      .values(piece.map((car) => ({
        id: car.id, car_number: car.carNumber, state: 'draft', kind: car.kind, house_type: car.houseType,
        order_no: sql<string>`running_no('S', ${car.bornAt}::timestamptz, nextval('order_numbers'))`,
        partner_id: car.partnerId, exhibit_id: car.exhibitId, company_id: car.companyId, member_id: car.memberId,
        created_by: car.createdBy, owner_name_sealed: Buffer.from(car.ownerNameSealed), region: car.region,
        address_sealed: Buffer.from(car.addressSealed), hope_price_won: car.hopePriceWon,
        answers: JSON.stringify(car.answers), odometer_reading: car.odometer.reading,
        odometer_unit: car.odometer.unit, odometer_km: car.odometer.km, model: JSON.stringify(car.facts.model),
        model_year: car.facts.modelYear, is_by_hand: car.isByHand, due_at: car.confirmedAt === null ? car.dueAt : null,
        ...(car.confirmedAt === null
          ? {} : { terms_version: termsVersion, terms_accepted_at: car.confirmedAt, confirmed_at: car.confirmedAt }),
        created_at: car.bornAt, updated_at: car.bornAt,
      })))
      .execute())

const source = ({ isByHand }: MadeCar): 'hand' | 'provider' => (isByHand ? 'hand' : 'provider')

export const insertMadeRegisters = (tx: Tx, cars: readonly MadeCar[]): Promise<void> =>
  inPieces(cars, (piece) =>
    tx
      .insertInto('car_registers')
      .values(piece.map((car) => ({
        order_id: car.id, car_number: car.carNumber, source: source(car), facts: JSON.stringify(car.facts),
        outcome: car.isByHand ? 'down' : 'found', asked_at: car.bornAt, created_at: car.bornAt, updated_at: car.bornAt,
        author_id: car.isByHand ? car.memberId : null, author_name: car.isByHand ? car.authorName : null,
      })))
      .execute())

export const insertMadeHistories = (tx: Tx, cars: readonly MadeCar[]): Promise<void> =>
  inPieces(cars, (piece) =>
    tx
      .insertInto('car_histories')
      .values(piece.map((car) => ({
        order_id: car.id, car_number: car.carNumber, source: 'provider', outcome: 'found', asked_at: car.bornAt,
        facts: JSON.stringify(car.history), created_at: car.bornAt, updated_at: car.bornAt,
      })))
      .execute())

export const insertMadePrices = (tx: Tx, cars: readonly MadeCar[]): Promise<void> =>
  inPieces(cars, (piece) =>
    tx
      .insertInto('car_guide_prices')
      .values(piece.map(({ id, bornAt, price }) => ({
        order_id: id, outcome: price === null ? 'missing' : 'found', asked_at: bornAt,
        low_won: price?.lowWon ?? null, mid_won: price?.midWon ?? null, high_won: price?.highWon ?? null,
        as_of: price?.asOf ?? null,
      })))
      .execute())

export interface SealedCheck extends MadeCheck {
  readonly id: string
  readonly car: MadeCar
  readonly placeSealed: Uint8Array | null
}

const kmIn = ({ record }: MadeCheck): number | null => record.odometer?.reading ?? null

export const insertMadeChecks = (tx: Tx, checks: readonly SealedCheck[]): Promise<void> =>
  inPieces(checks, (piece) =>
    tx
      .insertInto('car_checks')
      .values(piece.map((check) => ({
        id: check.id, order_id: check.car.id, car_number: check.car.carNumber, state: 'inProgress',
        source: check.source, reserved_at: check.reservedAt, inspector_id: check.inspectorId,
        place_sealed: check.placeSealed === null ? null : Buffer.from(check.placeSealed),
        started_at: check.startedAt, completed_at: check.completedAt, end_note: check.note,
        record: JSON.stringify(check.record), damage_count: check.record.damages?.length ?? 0,
        odometer_reading: kmIn(check), odometer_unit: kmIn(check) === null ? null : 'Km', odometer_km: kmIn(check),
        accident_history: check.judgement?.accidentHistory ?? null,
        judgement: check.judgement === null ? null : JSON.stringify(check.judgement),
        created_at: check.madeAt, updated_at: check.completedAt ?? check.startedAt ?? check.madeAt,
      })))
      .execute())

/** Of these orders, the checks that were completed and only wait to be moved there, by who looked. */
export const listFinishedChecks = async (
  tx: Tx, orderIds: readonly string[],
): Promise<readonly { readonly id: string; readonly source: string }[]> =>
  tx.selectFrom('car_checks').select(['id', 'source'])
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`).where('state', '=', 'inProgress')
    .where('completed_at', 'is not', null).orderBy('id').execute()
