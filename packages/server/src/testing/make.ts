// Makes the rows that tests start from, with believable defaults.
import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { hashToken } from '../runtime/caller.ts'
import type { Database } from '../runtime/database/database.ts'

export interface MadeMember {
  readonly userId: string
  readonly memberId: string
  readonly sessionId: string
  readonly token: string
}

export interface MemberWish {
  readonly type?: 'root' | 'admin' | 'plain' | 'partner_user' | 'partner_customer_user'
  readonly role?: 'plain' | 'admin' | 'developer'
  readonly name?: string
  readonly shopId?: string
  readonly part?: string
}

/** A person with a session. */
export const makeMember = (database: Database, wish: MemberWish = {}): Promise<MadeMember> =>
  database.transact(async (tx) => {
    const user = await tx
      .insertInto('users')
      .values({ uid: `u${randomUUID().slice(0, 8)}`, name: wish.name ?? '홍길동', role: wish.role ?? 'plain' })
      .returning('id').executeTakeFirstOrThrow()
    const member = await tx
      .insertInto('members')
      .values({
        user_id: user.id, type: wish.type ?? 'plain', shop_id: wish.shopId ?? randomUUID(), part: wish.part ?? null,
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
    return { userId: user.id, memberId: member.id, sessionId: session.id, token }
  })
