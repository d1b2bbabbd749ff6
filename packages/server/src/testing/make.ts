// Makes the rows that tests start from, with believable defaults.
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { isBusinessNumber } from '@bidyard/contract/shapes/numbers/business-number'
import { sql } from 'kysely'
import { hashToken } from '../runtime/caller.ts'
import type { Database, Tx } from '../runtime/database/database.ts'

export interface MadeMember {
  readonly userId: string
  readonly memberId: string
  readonly sessionId: string
  readonly token: string
  readonly shopId: string | null
  readonly companyId: string | null
}

export interface MemberWish {
  readonly type?: 'root' | 'admin' | 'plain' | 'partner_user' | 'partner_customer_user'
  readonly role?: 'plain' | 'admin' | 'developer'
  readonly name?: string
  /** A dealer without a wish gets a shop of their own. */
  readonly shopId?: string
  readonly companyId?: string
  readonly part?: string
  readonly owner?: boolean
}

export interface MadeShop {
  readonly shopId: string
  readonly companyId: string
  readonly businessNumber: string
}

export interface CompanyWish {
  readonly kind?: 'operator' | 'shop' | 'partner' | 'transport'
  readonly name?: string
}

/** A right one that no other test has. */
export const freshBusinessNumber = (): string => {
  const head = String(randomInt(100_000_000, 1_000_000_000))
  const last = Array.from('0123456789').find((digit) => isBusinessNumber(head + digit))
  return head + String(last)
}

const insertCompany = async (tx: Tx, { kind = 'shop', name = '한빛모터스' }: CompanyWish) => {
  const businessNumber = freshBusinessNumber()
  const { id } = await tx
    .insertInto('companies')
    .values({ kind, name, business_number: businessNumber, representative_name: '김대표', phone_number: '0212345678' })
    .returning('id').executeTakeFirstOrThrow()
  return { companyId: id, businessNumber }
}

export const makeCompany = (database: Database, wish: CompanyWish = {}) =>
  database.transact((tx) => insertCompany(tx, wish))

const insertShop = async (tx: Tx, name = '한빛모터스'): Promise<MadeShop> => {
  const company = await insertCompany(tx, { name })
  const { id } = await tx
    .insertInto('shops').values({ company_id: company.companyId, name, registration_type: 'personal' })
    .returning('id').executeTakeFirstOrThrow()
  return { ...company, shopId: id }
}

export const makeShop = (database: Database, name?: string): Promise<MadeShop> =>
  database.transact((tx) => insertShop(tx, name))

interface Place {
  readonly companyId: string | null
  readonly shopId: string | null
}

const placeOf = async (tx: Tx, { type = 'plain', shopId, companyId }: MemberWish): Promise<Place> => {
  if (type !== 'plain') return { companyId: companyId ?? null, shopId: null }
  if (shopId === undefined) return insertShop(tx)
  const shop = await tx.selectFrom('shops').select('company_id').where('id', '=', shopId).executeTakeFirstOrThrow()
  return { companyId: shop.company_id, shopId }
}

/** A person with a session. */
export const makeMember = (database: Database, wish: MemberWish = {}): Promise<MadeMember> =>
  database.transact(async (tx) => {
    const user = await tx
      .insertInto('users')
      .values({ uid: `u${randomUUID().slice(0, 8)}`, name: wish.name ?? '홍길동', role: wish.role ?? 'plain' })
      .returning('id').executeTakeFirstOrThrow()
    const { companyId, shopId } = await placeOf(tx, wish)
    const isDealer = (wish.type ?? 'plain') === 'plain'
    const member = await tx
      .insertInto('members')
      .values({
        user_id: user.id, type: wish.type ?? 'plain', company_id: companyId, shop_id: shopId, part: wish.part ?? null,
        ...(isDealer ? { grade: 'staff', business_owner_type: wish.owner === true ? 'owner' : 'employee' } : {}),
      })
      .returning('id').executeTakeFirstOrThrow()
    const token = randomBytes(32).toString('base64url')
    const session = await tx
      .insertInto('sessions')
      .values({
        kind: 'bearer', token_hash: hashToken(token), user_id: user.id,
        ends_at: sql<Date>`app_now() + interval '30 days'`,
      })
      .returning('id').executeTakeFirstOrThrow()
    return { userId: user.id, memberId: member.id, sessionId: session.id, token, shopId, companyId }
  })
