// Who bids for a shop, and whom a member exists for.
import { businessOwnerType, memberGrade, memberType } from '@bidyard/contract/enums'
import type { Role } from '@bidyard/contract/call'
import { describe, expect, test } from 'vitest'
import { type Caller, nobody } from '../../../runtime/caller.ts'
import { mayBidFor, viewerOf } from './member-rules.ts'

test('whoever leads a shop bids, others where it was granted, and nobody who is of no shop', () => {
  for (const type of memberType.values)
    for (const grade of [null, ...memberGrade.values])
      for (const ownerType of [null, ...businessOwnerType.values])
        for (const mayBid of [true, false])
          expect(mayBidFor({ type, grade, businessOwnerType: ownerType, mayBid }))
            .toBe(type === 'plain' && (mayBid || ownerType === 'owner' || grade === 'representative'))
})

describe('a member', () => {
  const as = (role: Role, more: Partial<Caller> = {}): Caller =>
    ({ ...nobody(''), roles: new Set([role]), memberId: 'me', shopId: 'shop', companyId: 'company', ...more })
  const member = { id: 'other', type: 'plain', shopId: 'shop', companyId: 'company' } as const
  const ofPartner = { ...member, type: 'partner_user', shopId: null } as const

  test('is known to itself, first of all', () => {
    expect(viewerOf(as('staff', { memberId: 'other' }), member)).toBe('self')
  })

  test('is known to the office', () => {
    expect([viewerOf(as('staff'), member), viewerOf(as('staff'), ofPartner)]).toEqual(['office', 'office'])
  })

  test('of a shop is known to its dealers', () => {
    expect(viewerOf(as('dealer'), member)).toBe('colleague')
    expect(viewerOf(as('dealer', { shopId: 'elsewhere' }), member)).toBeUndefined()
    expect(viewerOf(as('dealer', { shopId: null }), { ...member, shopId: null })).toBeUndefined()
    expect(viewerOf(as('seller'), member)).toBeUndefined()
    expect(viewerOf(as('partner'), member)).toBeUndefined()
  })

  test('of a partner is known to its people, but no customer of theirs is', () => {
    expect(viewerOf(as('partner'), ofPartner)).toBe('colleague')
    expect(viewerOf(as('partner', { companyId: 'elsewhere' }), ofPartner)).toBeUndefined()
    expect(viewerOf(as('partner', { companyId: null }), { ...ofPartner, companyId: null })).toBeUndefined()
    expect(viewerOf(as('partner'), { ...ofPartner, type: 'partner_customer_user' })).toBeUndefined()
    expect(viewerOf(as('dealer'), ofPartner)).toBeUndefined()
  })
})
