// What tests of cars begin with: an office with an inspector, a partner, sellers of one car each, and orders of theirs.
import type { BodyOf, ReceivedOf } from '@bidyard/contract/call'
import { carsCalls as calls } from '@bidyard/contract/calls/cars'
import { partnersCalls } from '@bidyard/contract/calls/partners'
import type { CarPhotoView, OrderState } from '@bidyard/contract/enums'
import type { CheckRecord } from '@bidyard/contract/shapes/cars/check-record'
import { viewsNeeded } from '@bidyard/contract/shapes/cars/photos'
import { sellerTermsVersion } from '@bidyard/contract/shapes/cars/seller-terms'
import { carCodeRows } from '@bidyard/demo/car-codes'
import { fillCarCodes } from '../../areas/reference/for-other-areas.ts'
import { shiftClock } from '../../runtime/time/clock.ts'
import type { TestMember } from '../app.ts'
import { type Ask, askerOf } from '../ask.ts'
import { type FilesApp, startFilesApp } from '../files/files-app.ts'
import { customerWish, makePartnerWorld, type PartnerWorld } from '../partners/partner-world.ts'

export type Order = ReceivedOf<typeof calls.getOrder>
type Wish = Omit<BodyOf<typeof calls.changeOrder>, 'seenVersion'>

export interface Seller {
  readonly ask: Ask
  readonly carNumber: string
  readonly exhibitId: string
}

export interface CarWorld {
  readonly app: FilesApp
  readonly staff: TestMember
  readonly inspector: TestMember
  readonly dealer: TestMember
  readonly partner: PartnerWorld
  /** A customer with one more car, in a session for it. */
  seller(carNumber?: string): Promise<Seller>
  stop(): Promise<void>
}

let made = 1_000
/** No two are the same, and none brings trouble. */
export const freshPlate = (ending?: string): string => {
  made += 1
  const letter = '가나다라마'[made % 5] ?? '가'
  return `${String(10 + (made % 59))}${letter}${ending ?? String(made)}`
}

export const openCarWorld = async (): Promise<CarWorld> => {
  const app = await startFilesApp()
  await app.database.transact((tx) => fillCarCodes(tx, carCodeRows()))
  const staff = await app.member({ type: 'admin' })
  const partner = await makePartnerWorld(app, staff.ask)
  const seller: CarWorld['seller'] = async (carNumber = freshPlate()) => {
    made += 1
    const [customerKey, exhibitKey] = [`seller-${made}`, `car-${made}`]
    const { officer, partnerId } = partner
    const customer = await officer.ask(partnersCalls.createPartnerCustomer, {
      body: { partnerId, customerKey, ...customerWish },
    })
    const exhibit = await officer.ask(partnersCalls.createExhibit, {
      body: { customerId: customer.id, exhibitKey, carNo: carNumber },
    })
    const { token } = await partner.launch(await partner.seal({ customerId: customerKey, exhibitId: exhibitKey }))
    return { ask: askerOf(app.base, token), carNumber, exhibitId: exhibit.id }
  }
  return {
    app, staff, partner, seller,
    inspector: await app.member({ type: 'admin', part: 'inspection' }),
    dealer: await app.member(),
    stop: () => app.stop(),
  }
}

export const address = { postalCode: '06236', road: '서울특별시 강남구 테헤란로 1', detail: '지하 2층' }

export const wishOf = (wish: Wish = {}): Wish => ({
  kind: 'pro', houseType: 'outflow', ownerName: '홍길동', region: 'seoul', address, hopePriceWon: 12_000_000,
  answers: {
    hadAccident: 'no', wasFlooded: 'no', wasRented: 'unknown', isEncumbered: 'no', smokedIn: 'no', keyCount: 2,
    note: '',
  },
  odometer: { reading: 45_210, unit: 'Km' }, ...wish,
})

export const draft = ({ ask, carNumber }: Pick<Seller, 'ask' | 'carNumber'>): Promise<Order> =>
  ask(calls.draftOrder, { body: { carNumber, exhibitId: null } })

export const change = (ask: Ask, { id, version }: Order, wish: Wish): Promise<Order> =>
  ask(calls.changeOrder, { params: { id }, body: { ...wish, seenVersion: version } })

export const lookUp = (ask: Ask, { id }: Order): Promise<Order> => ask(calls.lookUpCar, { params: { id }, body: {} })

export const confirm = (ask: Ask, { id, version }: Order, termsVersion = sellerTermsVersion): Promise<Order> =>
  ask(calls.confirmOrder, { params: { id }, body: { termsVersion, seenVersion: version } })

/** Complete, but for the photos of a car that its owner shows. */
export const filled = async (seller: Pick<Seller, 'ask' | 'carNumber'>, wish: Wish = {}): Promise<Order> => {
  const order = await change(seller.ask, await draft(seller), wishOf(wish))
  return lookUp(seller.ask, order)
}

export const confirmed = async (seller: Pick<Seller, 'ask' | 'carNumber'>, wish: Wish = {}): Promise<Order> =>
  confirm(seller.ask, await filled(seller, wish))

export const addPhotos = async (
  { app }: CarWorld, ask: Ask, orderId: string, views: readonly CarPhotoView[] = viewsNeeded,
) => {
  const photos = []
  for (const view of views) photos.push({ fileId: await app.committed(ask), view, position: null, label: null })
  return ask(calls.addCarPhotos, { body: { orderId, carCheckId: null, photos } })
}

/** Where only another area's flow would lead. */
export const putInto = async ({ app }: CarWorld, { id }: Pick<Order, 'id'>, state: OrderState): Promise<void> => {
  await app.sql`update orders set state = ${state} where id = ${id}`
}

export const moveClock = async ({ app }: CarWorld, seconds: number): Promise<void> => {
  await app.database.transact((tx) => shiftClock(tx, seconds))
}

export const inHours = async ({ app }: CarWorld, hours: number): Promise<string> => {
  const [row] = await app.sql<{ at: Date }[]>`select app_now() + make_interval(hours => ${hours}) as at`
  if (row === undefined) throw new Error('the database told no time')
  return row.at.toISOString()
}

const wheels = (['fl', 'fr', 'rl', 'rr'] as const).map((position) =>
  ({ position, treadTenthsMm: 52, madeWeek: '1223', grade: 'good' as const }))

/** Everything that an inspector has to look at. */
export const wholeRecord = (photoId: string, changed: Partial<CheckRecord> = {}): Partial<CheckRecord> => ({
  damages: [], wheels, leaks: [], items: [], odometer: { reading: 45_215, unit: 'Km', photoId }, lamps: [],
  smells: ['none'], keys: { smart: 2, plain: 0 }, options: [], sunroof: 'none', vinMarking: 'good', tuning: 'none',
  isRepainted: false, ...changed,
})

/** A car that its seller shows, whose own check has begun, with what it would say. */
export const ownBegun = async (world: CarWorld, seller: Seller) => {
  const { ask } = seller
  const filledIn = await filled(seller, { kind: 'self', houseType: 'onsite' })
  const photos = await addPhotos(world, ask, filledIn.id)
  const order = await confirm(ask, await ask(calls.getOrder, { params: { id: filledIn.id } }))
  const { id } = await ask(calls.reserveCarCheck, {
    body: { orderId: order.id, source: 'seller', reservedAt: null, inspectorId: null, place: null },
  })
  const check = await ask(calls.startCarCheck, { params: { id }, body: {} })
  const photoId = photos.find(({ view }) => view === 'dashboard')?.id ?? ''
  return { order, check, record: wholeRecord(photoId), photoId }
}
