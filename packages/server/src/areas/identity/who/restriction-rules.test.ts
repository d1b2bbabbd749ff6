// Why somebody may do less, told with all of its reasons.
import { companyState, shopState } from '@bidyard/contract/enums'
import { expect, test } from 'vitest'
import { restrictionsOf } from './restriction-rules.ts'

const member = (shop: (typeof shopState.values)[number] | null, company: (typeof companyState.values)[number] | null,
  mayBid = true) => ({
  grade: null, part: null, staffPart: null, mayBid, email: null,
  company: company === null ? null : { id: 'c', name: '', kind: 'shop', state: company } as const,
  shop: shop === null ? null : { id: 's', name: '', grade: 'c-class', state: shop } as const,
})

test('whoever has no place has that reason alone', () => {
  expect(restrictionsOf(true, undefined, 'none')).toEqual(['noMember'])
})

test('a dealer may lack the right to bid or an active shop, everybody an active company', () => {
  for (const shop of [null, ...shopState.values])
    for (const company of [null, ...companyState.values])
      for (const mayBid of [true, false]) {
        const ofCompany = company !== null && company !== 'active' ? ['companyNotActive'] : []
        expect(restrictionsOf(false, member(shop, company, mayBid), 'permanentBan')).toEqual(ofCompany)
        expect(restrictionsOf(true, member(shop, company, mayBid), 'none')).toEqual([
          ...(mayBid ? [] : ['bidNotPermitted']), ...(shop !== null && shop !== 'active' ? ['shopNotActive'] : []),
          ...ofCompany,
        ])
      }
})

test('a dealer hears what the shop may not do for what it did', () => {
  const dealer = member('active', 'active')
  expect(restrictionsOf(true, dealer, 'warning')).toEqual(['bidRestricted'])
  expect(restrictionsOf(true, dealer, 'permanentBan')).toEqual(['barred'])
})
