// A car of a partner's customer for the matrix: its order with all that is known of it, and its stay in the yard.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { insertCheck } from '../../areas/cars/checks/checks.sql.ts'
import { updateAsked } from '../../areas/cars/facts/facts.sql.ts'
import { insertOrder } from '../../areas/cars/orders/orders.sql.ts'
import { insertPhotos } from '../../areas/cars/photos/photos.sql.ts'
import { insertCheckIn } from '../../areas/yard/check-ins/check-ins.sql.ts'
import { insertTransport } from '../../areas/yard/transports/transports.sql.ts'
import type { Tx } from '../../runtime/database/database.ts'
import { readNow } from '../../runtime/time/clock.ts'

export interface MadeCar {
  readonly order: string
  readonly carRegister: string
  readonly carHistory: string
  readonly carCheck: string
  readonly carPhoto: string
  readonly transport: string
  readonly checkIn: string
}

interface Owner {
  readonly partnerId: string
  readonly exhibitId: string
  readonly userId: string
  readonly clerkId: string
  readonly carrierId: string
}

const need = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('a car of the matrix was not written')
  return value
}

export const makeSlot = async (tx: Tx): Promise<string> => {
  const { id } = await tx
    .insertInto('yard_slots').values({ zone: randomUUID().slice(0, 8), number: 1 })
    .returning('id').executeTakeFirstOrThrow()
  return id
}

const factIdOf = async (tx: Tx, table: 'car_registers' | 'car_histories', orderId: string): Promise<string> => {
  const { id } = await tx.selectFrom(table).select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow()
  return id
}

const makePhoto = async (tx: Tx, orderId: string, { userId, exhibitId }: Owner): Promise<string> => {
  const file = await tx
    .insertInto('files')
    .values({
      usage_type: 'carPhoto', name: 'a.jpg', content_type: 'image/jpeg', state: 'commit', uploader_id: userId,
      exhibit_id: exhibitId, size_bytes: 10, committed_at: sql<Date>`app_now()`,
    })
    .returning('id').executeTakeFirstOrThrow()
  const [id = ''] = await insertPhotos(tx, [{
    orderId, carNumber: '12가3456', fileId: file.id, carCheckId: null, view: 'front', position: null, label: null,
    sortOrder: 0, isCover: true,
  }])
  return id
}

const makeStay = async (tx: Tx, orderId: string, { clerkId, carrierId }: Owner): Promise<string> => {
  const { id: transportId } = await tx
    .insertInto('transports')
    .values({
      order_id: orderId, car_number: '12가3456', kind: 'inbound', state: 'inflow', from_province: 'seoul',
      to_province: 'gyeonggi', company_id: carrierId, accepted_at: sql<Date>`app_now()`,
      arrived_at: sql<Date>`app_now()`,
    })
    .returning('id').executeTakeFirstOrThrow()
  return insertCheckIn(tx, {
    orderId, carNumber: '12가3456', transportId, slotId: await makeSlot(tx),
    odometer: { reading: 1_000, unit: 'Km', km: 1_000 }, keyCount: 1, papers: [], note: null, memberId: clerkId,
  })
}

export const makeCar = async (tx: Tx, owner: Owner): Promise<MadeCar> => {
  const carNumber = '12가3456'
  const { partnerId, exhibitId, userId } = owner
  const order = need(await insertOrder(tx, {
    carNumber, partnerId, exhibitId, companyId: null, memberId: null, createdBy: userId, dueAt: await readNow(tx),
  }))
  for (const table of ['car_registers', 'car_histories'] as const)
    await updateAsked(tx, table, { id: order, carNumber }, { outcome: 'missing', facts: null })
  const carCheck = need(await insertCheck(tx, {
    orderId: order, carNumber, source: 'inspector', reservedAt: (await readNow(tx)).toISOString(), inspectorId: null,
    placeSealed: null,
  }))
  const checkIn = await makeStay(tx, order, owner)
  const transport = need(await insertTransport(tx, {
    orderId: order, carNumber, kind: 'delivery', fromProvince: 'seoul', toProvince: 'busan', fromSealed: null,
    toSealed: null, wishedAt: null, note: null,
  }))
  return {
    order, carRegister: await factIdOf(tx, 'car_registers', order),
    carHistory: await factIdOf(tx, 'car_histories', order), carCheck,
    carPhoto: await makePhoto(tx, order, owner), transport, checkIn,
  }
}
