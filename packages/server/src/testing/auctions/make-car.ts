// Writes the rows of a confirmed car with everything that is known of it, as a seller and an inspector leave them.
import { randomUUID } from 'node:crypto'
import type { AuctionHouseType, CarOption, ContractKind, Province } from '@bidyard/contract/enums'
import type { SellerAnswers } from '@bidyard/contract/shapes/cars/orders'
import { viewsNeeded } from '@bidyard/contract/shapes/cars/photos'
import type { CarModel, RegisterFacts } from '@bidyard/contract/shapes/cars/register-facts'
import { sql } from 'kysely'
import type { Tx } from '../../runtime/database/database.ts'

export interface CarWish {
  readonly kind?: ContractKind
  readonly houseType?: AuctionHouseType
  readonly region?: Province
  readonly model?: Partial<Record<keyof CarModel, string>>
  readonly modelYear?: number
  readonly km?: number
  readonly guideWon?: number | null
  readonly facts?: Partial<RegisterFacts>
  readonly options?: readonly CarOption[]
  readonly partnerId?: string
  readonly exhibitId?: string
  /** What the listing shall lack. */
  readonly without?: 'check' | 'photos' | 'register'
}

export interface MadeCar {
  readonly orderId: string
  readonly carNumber: string
}

let made = 0
const freshPlate = (): string => {
  made += 1
  return `${100 + Math.floor(made / 9_000)}가${1_000 + (made % 9_000)}`
}

const step = (name: string) => ({ code: null, name })

export const modelOf = ({ maker = '현대', model = '그랜저', detailModel = '그랜저 IG', grade, detailGrade }: NonNullable<
  CarWish['model']
> = {}): CarModel => ({
  maker: step(maker), model: step(model), detailModel: step(detailModel),
  grade: grade === undefined ? null : step(grade), detailGrade: detailGrade === undefined ? null : step(detailGrade),
})

const factsOf = (wish: CarWish, model: CarModel, modelYear: number): RegisterFacts => ({
  vin: null, kind: 'passenger', usage: 'passenger', origin: 'domestic', model, modelYear,
  firstRegisteredOn: `${modelYear}-03-02`, displacementCc: 2_999, fuel: 'gasoline', drive: '2WD', transmission: 'auto',
  color: 'black', seatColor: 'black', sunroof: 'panorama', options: ['navigation'], seats: 5, engineType: null,
  inspectedUntil: null, standing: 'registered', seizures: 0, mortgages: 0, ...wish.facts,
})

const insertPhotos = async (tx: Tx, { orderId, carNumber }: MadeCar): Promise<void> => {
  const files = await tx
    .insertInto('files')
    .values(viewsNeeded.map((view) => ({
      usage_type: 'carPhoto', name: `${view}.jpg`, content_type: 'image/jpeg', state: 'commit', size_bytes: 10,
      committed_at: sql<Date>`app_now()`,
    })))
    .returning('id').execute()
  await tx
    .insertInto('car_photos')
    .values(viewsNeeded.map((view, at) => ({
      order_id: orderId, car_number: carNumber, file_id: files[at]?.id ?? '', view, sort_order: at, is_cover: at === 0,
    })))
    .execute()
}

const insertCheck = async (tx: Tx, { orderId, carNumber }: MadeCar, wish: CarWish): Promise<void> => {
  const now = sql<Date>`app_now()`
  await tx
    .insertInto('car_checks')
    .values({
      order_id: orderId, car_number: carNumber, state: 'complete', started_at: now,
      source: (wish.kind ?? 'self') === 'self' ? 'seller' : 'inspector', reserved_at: now,
      completed_at: now, damage_count: 2, accident_history: 'noAccident_noInsuranceHistory',
      record: JSON.stringify({
        options: wish.options ?? ['navigation', 'rearCamera'],
        odometer: { reading: wish.km ?? 50_000, unit: 'Km', photoId: null },
      }),
      judgement: JSON.stringify({
        accidentHistory: 'noAccident_noInsuranceHistory',
        causes: [{ reason: 'clean', positions: [], count: null, amountWon: null }],
      }),
      odometer_reading: wish.km ?? 50_000, odometer_unit: 'Km', odometer_km: wish.km ?? 50_000,
    })
    .execute()
}

const answers: SellerAnswers = {
  hadAccident: 'no', wasFlooded: 'no', wasRented: 'unknown', isEncumbered: 'no', smokedIn: 'no', keyCount: 2, note: '',
}

const insertOrder = async (tx: Tx, wish: CarWish, model: CarModel, modelYear: number): Promise<MadeCar> => {
  const { kind = 'self', houseType = 'onsite', region = 'seoul', km = 50_000 } = wish
  const carNumber = freshPlate()
  const user = await tx
    .insertInto('users').values({ uid: `s${randomUUID().slice(0, 12)}`, name: '홍길동' })
    .returning('id').executeTakeFirstOrThrow()
  const now = sql<Date>`app_now()`
  const { id: orderId } = await tx
    .insertInto('orders')
    .values({
      car_number: carNumber, state: 'confirmed', kind, house_type: houseType, region, created_by: user.id,
      partner_id: wish.partnerId ?? null, exhibit_id: wish.exhibitId ?? null, hope_price_won: 20_000_000,
      answers: JSON.stringify(answers), odometer_reading: km, odometer_unit: 'Km', odometer_km: km,
      model: JSON.stringify(model), model_year: modelYear, terms_version: 1, terms_accepted_at: now, confirmed_at: now,
    })
    .returning('id').executeTakeFirstOrThrow()
  return { orderId, carNumber }
}

export const insertConfirmedCar = async (tx: Tx, wish: CarWish = {}): Promise<MadeCar> => {
  const { modelYear = 2021, without, guideWon = 21_000_000 } = wish
  const model = modelOf(wish.model)
  const car = await insertOrder(tx, wish, model, modelYear)
  const { orderId, carNumber } = car
  if (without !== 'register')
    await tx
      .insertInto('car_registers')
      .values({
        order_id: orderId, car_number: carNumber, source: 'provider', outcome: 'found',
        asked_at: sql<Date>`app_now()`, facts: JSON.stringify(factsOf(wish, model, modelYear)),
      })
      .execute()
  if (without !== 'check') await insertCheck(tx, car, wish)
  if (without !== 'photos') await insertPhotos(tx, car)
  if (guideWon !== null)
    await tx
      .insertInto('car_guide_prices')
      .values({
        order_id: orderId, outcome: 'found', asked_at: sql<Date>`app_now()`, low_won: guideWon - 1_000_000,
        mid_won: guideWon, high_won: guideWon + 1_000_000, as_of: '2026-11-01',
      })
      .execute()
  return car
}
