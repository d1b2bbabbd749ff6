// Everybody who asks in the matrix, with a session each and something of their own, in a database of a test.
import { randomBytes, randomUUID } from 'node:crypto'
import type { FileUsageType } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import { insertDataRequest } from '../../areas/audit/requests/data-requests.sql.ts'
import { insertUser } from '../../areas/identity/for-other-areas.ts'
import { insertMember } from '../../areas/members/for-other-areas.ts'
import { insertExhibit } from '../../areas/partners/exhibits/exhibits.sql.ts'
import { insertPartnerCustomer } from '../../areas/partners/customers/partner-customers.sql.ts'
import { makeKey } from '../../areas/partners/keys/make-key.ts'
import { insertPartner } from '../../areas/partners/partners.sql.ts'
import { insertCompany, openShop } from '../../areas/shops/for-other-areas.ts'
import type { Tx } from '../../runtime/database/database.ts'
import { hashToken } from '../../runtime/caller.ts'
import type { PersonalData } from '../../runtime/personal-data.ts'
import { freshBusinessNumber } from '../../testing/make.ts'
import { type Actor, actors, actorNames } from '../actors.ts'
import type { Thing } from '../things.ts'
import { makeAuction, makeInterest } from './auctions.ts'
import { makeBid } from './bids.ts'
import { makeCar, makeSlot } from './cars.ts'
import { makeContract } from './contracts.ts'
import { makeMoney } from './money.ts'
import { makeSanction } from './sanctions.ts'

type Tenant = 'one' | 'two'

export interface World {
  /** What goes into the header; undefined for whoever has nothing to show. */
  readonly credentialOf: (actor: Actor) => string | undefined
  readonly own: (thing: Thing, actor: Actor) => string
  readonly others: (thing: Thing, actor: Actor) => string
}

type Ids = Map<string, string>
interface Making {
  readonly tx: Tx
  readonly personal: PersonalData
  readonly ids: Ids
  readonly credentials: Map<Actor, string>
}

const shortName = (): string => randomUUID().replaceAll('-', '').slice(0, 12)

const facts = (name: string) => ({
  name, businessNumber: freshBusinessNumber(), corporateNumber: null, representativeName: '김대표',
  phoneNumber: '0212345678', email: null, address: null,
})

const known = (ids: Ids, key: string): string => {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`the world has no ${key}`)
  return id
}

const addUser = async ({ tx }: Making, role: 'plain' | 'admin' | 'developer' = 'plain'): Promise<string> => {
  const id = await insertUser(tx, { uid: `m${shortName()}`, name: '홍길동', role, passwordHash: null, personId: null })
  if (id === undefined) throw new Error('a random name was taken')
  return id
}

const addFile = async (
  { tx }: Making, owner: { readonly uploaderId: string; readonly exhibitId: string | null } | null,
  state: 'temp' | 'commit', usage: FileUsageType = 'document',
): Promise<string> => {
  const { id } = await tx
    .insertInto('files')
    .values({
      usage_type: usage, name: 'a.pdf', content_type: 'application/pdf', state,
      uploader_id: owner?.uploaderId ?? null, exhibit_id: owner?.exhibitId ?? null,
      ...(state === 'commit' ? { size_bytes: 10, committed_at: sql<Date>`app_now()`, sealed_by: 'nobody' } : {}),
    })
    .returning('id').executeTakeFirstOrThrow()
  return id
}

const addSession = async (
  { tx }: Making, userId: string, kind: 'bearer' | 'api-key', exhibitId: string | null,
): Promise<{ readonly id: string; readonly credential: string }> => {
  const token = randomBytes(32).toString('base64url')
  const { id } = await tx
    .insertInto('sessions')
    .values({
      kind, token_hash: hashToken(token), user_id: userId, ends_at: sql<Date>`app_now() + interval '20 years'`,
      exhibit_id: exhibitId,
    })
    .returning('id').executeTakeFirstOrThrow()
  return { id, credential: `${kind} ${token}` }
}

const makeShop = async ({ tx, ids }: Making, tenant: Tenant): Promise<void> => {
  const opened = await openShop(tx, facts('한빛모터스'), { name: '한빛모터스', registrationType: 'personal' })
  if (opened === undefined) throw new Error('a random number was taken')
  ids.set(`shop ${tenant}`, opened.shopId).set(`company ${tenant}`, opened.companyId)
}

const makePartner = async (making: Making, tenant: Tenant): Promise<void> => {
  const { tx, personal, ids } = making
  const companyId = await insertCompany(tx, 'partner', facts('샘플은행'))
  if (companyId === undefined) throw new Error('a random number was taken')
  const code = `bank-${shortName()}`
  await insertPartner(tx, { companyId, code, mayActForCustomers: true, deepLink: null, frameAncestors: [] })
  await makeKey(tx, personal, companyId, 'v1')
  const keys = tx.selectFrom('partner_keys').select('id').where('partner_id', '=', companyId)
  const key = await keys.executeTakeFirstOrThrow()
  const userId = await addUser(making)
  await insertMember(tx, { userId, type: 'partner_customer_user', companyId })
  const phone = '01012345678'
  const customerId = await insertPartnerCustomer(tx, {
    partnerId: companyId, customerKey: shortName(), userId, phoneSealed: personal.seal(phone),
    phoneHash: personal.lookup('phone', phone, 1), lookupVersion: 1,
  })
  await insertExhibit(tx, { partnerId: companyId, customerId, exhibitKey: shortName(), carNo: '12가3456' })
  const exhibits = tx.selectFrom('exhibits').select('id').where('customer_id', '=', customerId)
  const exhibit = await exhibits.executeTakeFirstOrThrow()
  ids.set(`partner ${tenant}`, companyId).set(`partnerKey ${tenant}`, key.id)
  ids.set(`partnerCustomer ${tenant}`, customerId)
    .set(`exhibit ${tenant}`, exhibit.id).set(`customerUser ${tenant}`, userId)
}

/** Things that nobody of the matrix owns. */
const makeHouse = async (making: Making): Promise<void> => {
  const { tx, personal, ids } = making
  const carrier = await insertCompany(tx, 'transport', facts('빠른탁송'))
  const partnerCompany = await insertCompany(tx, 'partner', facts('새제휴사'))
  if (carrier === undefined || partnerCompany === undefined) throw new Error('a random number was taken')
  const driver = await tx
    .insertInto('transport_drivers')
    .values({ company_id: carrier, name: '김기사', phone_sealed: personal.seal('01012345678') })
    .returning('id').executeTakeFirstOrThrow()
  const person = await tx
    .insertInto('persons')
    .values({
      name: '홍길동', birthday_sealed: personal.seal('19900101'), phone_sealed: personal.seal('01012345678'),
      phone_hash: personal.lookup('phone', '01012345678', 1), identity_hash: randomBytes(32), lookup_version: 1,
    })
    .returning('id').executeTakeFirstOrThrow()
  const registration = await tx
    .insertInto('member_registrations')
    .values({
      username: `m${shortName()}`, password_hash: 'none', person_id: person.id, name: '홍길동', shop_name: '한빛모터스',
      registration_type: 'personal', business_owner_type: 'employee',
      shop_id: known(ids, 'shop one'), is_new_shop: false,
      business_number: freshBusinessNumber(),
    })
    .returning('id').executeTakeFirstOrThrow()
  const clerk = await insertMember(tx, { userId: await addUser(making, 'admin'), type: 'admin', companyId: null })
  ids.set('carrier', carrier).set('partnerCompany', partnerCompany).set('driver', driver.id)
    .set('registration', registration.id).set('staffAccount', clerk)
    .set('privateFile', await addFile(making, null, 'commit', 'representativeKrRrn'))
}

const placeOf = (actor: Actor, ids: Ids): Parameters<typeof insertMember>[1] | undefined => {
  const { tenant } = actors[actor]
  const at = { userId: '', companyId: null }
  if (actor === 'staff') return { ...at, type: 'admin' }
  if (actor === 'root') return { ...at, type: 'root' }
  if (actor === 'developer' || actor === 'anonymous' || actor === 'underReview') return undefined
  if (actor === 'partner') return { ...at, type: 'partner_user', companyId: known(ids, 'partner one') }
  const of = tenant ?? 'one'
  return {
    ...at, type: 'plain', companyId: known(ids, `company ${of}`), shopId: known(ids, `shop ${of}`), grade: 'staff',
    businessOwnerType: actor === 'owner' ? 'owner' : 'employee',
  }
}

const isSeller = (actor: Actor): boolean => actor === 'seller' || actor === 'otherSeller'

const userOf = async (making: Making, actor: Actor): Promise<string> => {
  const { tx, ids } = making
  if (isSeller(actor)) return known(ids, `customerUser ${actors[actor].tenant}`)
  const userId = await addUser(making, actor === 'developer' ? 'developer' : 'plain')
  const place = placeOf(actor, ids)
  if (place !== undefined) await insertMember(tx, { ...place, userId })
  return userId
}

const addNotice = async ({ tx }: Making, memberId: string, exhibitId: string | null): Promise<string> => {
  const { id } = await tx
    .insertInto('notices')
    .values({
      member_id: memberId, exhibit_id: exhibitId, kind: 'savedSearchMatched', thing: shortName(),
      facts: JSON.stringify({ name: '홍길동', auctionId: randomUUID() }),
    })
    .returning('id').executeTakeFirstOrThrow()
  return id
}

const addDataRequest = async ({ tx }: Making, memberId: string): Promise<string> => {
  const statement = '상호가 바뀌었습니다.'
  const id = await insertDataRequest(tx, { memberId, kind: 'correction', field: 'place', statement, days: 10 })
  if (id === undefined) throw new Error('a request was not written')
  return id
}

const makeActor = async (making: Making, actor: Actor): Promise<void> => {
  if (actor === 'anonymous' || actor === 'underReview') return
  const { tx, ids, credentials } = making
  const userId = await userOf(making, actor)
  const exhibitId = isSeller(actor) ? known(ids, `exhibit ${actors[actor].tenant}`) : null
  const session = await addSession(making, userId, actor === 'apiKey' ? 'api-key' : 'bearer', exhibitId)
  credentials.set(actor, session.credential)
  if (actor === 'restricted')
    await tx.updateTable('users').set({ state: 'restricted' }).where('id', '=', userId).execute()
  const member = await tx.selectFrom('members').select('id').where('user_id', '=', userId).executeTakeFirst()
  ids.set(`user ${actor}`, userId).set(`session ${actor}`, session.id)
    .set(`upload ${actor}`, await addFile(making, { uploaderId: userId, exhibitId }, 'temp'))
    .set(`file ${actor}`, await addFile(making, { uploaderId: userId, exhibitId }, 'commit'))
  if (member === undefined) return
  ids.set(`member ${actor}`, member.id).set(`notice ${actor}`, await addNotice(making, member.id, exhibitId))
    .set(`dataRequest ${actor}`, await addDataRequest(making, member.id))
}

const personal: readonly Thing[] = [
  'user', 'member', 'session', 'upload', 'file', 'favorite', 'errorReport', 'savedSearch', 'notice', 'dataRequest',
]

const idOf = (ids: Ids, thing: Thing, actor: Actor, whose: 'own' | 'other'): string => {
  const isSecond = actors[actor].tenant === 'two'
  const stranger: Actor = isSecond ? 'dealer' : 'otherDealer'
  if (personal.includes(thing)) return known(ids, `${thing} ${whose === 'own' ? actor : stranger}`)
  if (ids.has(thing)) return known(ids, thing)
  if (thing === 'company' && actor === 'partner' && whose === 'own') return known(ids, 'partner one')
  return known(ids, `${thing} ${(whose === 'own') === isSecond ? 'two' : 'one'}`)
}

const addInterest = async ({ tx, ids }: Making, actor: Actor): Promise<void> => {
  const made = await makeInterest(tx, known(ids, 'auction one'), known(ids, `member ${actor}`))
  for (const [thing, id] of Object.entries(made)) ids.set(`${thing} ${actor}`, id)
}

export const makeWorld = async (tx: Tx, personalData: PersonalData): Promise<World> => {
  const making: Making = { tx, personal: personalData, ids: new Map(), credentials: new Map() }
  for (const tenant of ['one', 'two'] as const) {
    await makeShop(making, tenant)
    await makePartner(making, tenant)
  }
  await makeHouse(making)
  for (const actor of actorNames) await makeActor(making, actor)
  making.ids.set('yardSlot', await makeSlot(tx))
  for (const tenant of ['one', 'two'] as const) {
    const { ids } = making
    const made = await makeCar(tx, {
      partnerId: known(ids, `partner ${tenant}`), exhibitId: known(ids, `exhibit ${tenant}`),
      userId: known(ids, `customerUser ${tenant}`), clerkId: known(ids, 'staffAccount'),
      carrierId: known(ids, 'carrier'),
    })
    const market = await makeAuction(tx, made.order)
    for (const [thing, id] of Object.entries({ ...made, ...market })) ids.set(`${thing} ${tenant}`, id)
  }
  for (const [tenant, actor] of [['one', 'dealer'], ['two', 'otherDealer']] as const) {
    const { ids } = making
    const made = await makeSanction(tx, known(ids, `shop ${tenant}`), known(ids, `member ${actor}`))
    const shopId = known(ids, `shop ${tenant}`)
    const money = await makeMoney(tx, personalData, { shopId, clerkId: known(ids, 'staffAccount') })
    for (const [thing, id] of Object.entries({ ...made, ...money })) ids.set(`${thing} ${tenant}`, id)
    const place = {
      shopId, auctionId: known(ids, `auction ${tenant}`), companyId: known(ids, `company ${tenant}`),
      memberId: known(ids, `member ${actor}`),
    }
    const bids = await makeBid(tx, place)
    for (const [thing, id] of Object.entries(bids)) ids.set(`${thing} ${tenant}`, id)
    ids.set(`auctionRoom ${tenant}`, place.auctionId)
    ids.set(`awardedBid ${tenant}`, bids.bidding)
    const contract = await makeContract(tx, {
      ...place, orderId: known(ids, `order ${tenant}`), biddingId: bids.bidding, bidderId: bids.auctionBidder,
      entryId: money.ledgerEntry,
    })
    for (const [thing, id] of Object.entries(contract)) ids.set(`${thing} ${tenant}`, id)
  }
  for (const actor of ['dealer', 'otherDealer', 'owner', 'apiKey'] as const) await addInterest(making, actor)
  const { ids, credentials } = making
  return {
    credentialOf: (actor) => credentials.get(actor),
    own: (thing, actor) => idOf(ids, thing, actor, 'own'),
    others: (thing, actor) => idOf(ids, thing, actor, 'other'),
  }
}
