// What is wrong with a registration in itself, and why somebody should look twice.
import { requiredDocuments } from '@bidyard/contract/shapes/registration/registration-documents'
import { describe, expect, test } from 'vitest'
import {
  businessNumberOf, companyFactsOf, hasRightDocuments, hintsFor, type RegistrationWish, type ShopInfo,
} from './registration-rules.ts'

const info = {
  shopName: '가나모터스', companyName: null, businessNumber: '220-81-62517', corporateNumber: null,
  representativeName: '홍길동', phoneNumber: '021234567', email: 'a@b.co.kr',
  address: { postalCode: '06236', road: '테헤란로 1', detail: '' },
} as unknown as ShopInfo
const wish = (more: object = {}): RegistrationWish =>
  ({ businessOwnerType: 'owner', shop: { is: 'new', info }, documents: [], ...more }) as unknown as RegistrationWish

test('the number is that of the new shop or of the one that is joined', () => {
  expect(businessNumberOf(wish())).toBe('2208162517')
  expect(businessNumberOf(wish({ shop: { is: 'existing', businessNumber: '110-81-12345' } }))).toBe('1108112345')
})

test('a shop trades under its company’s name where it says no other', () => {
  expect(companyFactsOf(info)).toEqual({
    name: '가나모터스', businessNumber: '220-81-62517', corporateNumber: null, representativeName: '홍길동',
    phoneNumber: '021234567', email: 'a@b.co.kr', address: info.address,
  })
  expect(companyFactsOf({ ...info, companyName: '가나 주식회사' }).name).toBe('가나 주식회사')
})

describe('documents', () => {
  const asked = requiredDocuments({ registrationType: 'personal', businessOwnerType: 'owner', shop: 'new' })
  const brought = asked.map((usageType) => ({ usageType, fileId: `file of ${usageType}` }))
  const isRight = (documents: readonly object[], type: 'personal' | 'corporate' = 'personal'): boolean =>
    hasRightDocuments(wish({ documents }), type)

  test('are right when each that is asked for is there, each file once', () => {
    expect(isRight(brought)).toBe(true)
    expect(isRight(brought.slice(1))).toBe(false)
    expect(isRight(brought, 'corporate')).toBe(false)
    expect(isRight(brought.map((one) => ({ ...one, fileId: 'one' })))).toBe(false)
  })

  test('are other ones for whoever joins a shop', () => {
    const joins = { businessOwnerType: 'employee', shop: { is: 'existing', businessNumber: '1' } }
    expect(hasRightDocuments(wish({ ...joins, documents: brought }), 'personal')).toBe(false)
    expect(hasRightDocuments(wish({ ...joins, documents: [{ usageType: 'employeeCard', fileId: 'a' }] }), 'personal'))
      .toBe(true)
  })
})

describe('somebody looks twice', () => {
  const reviewed = {
    name: '홍길동', businessOwnerType: 'owner', registrationType: 'corporate', businessNumber: '2208162517',
  } as const

  test('at nothing where everything agrees', () => {
    expect(hintsFor(reviewed, null, '홍 길동')).toEqual([])
    expect(hintsFor(reviewed, null, undefined)).toEqual([])
    expect(hintsFor({ ...reviewed, businessNumber: '2200062517' }, null, '홍길동')).toEqual([])
  })

  test('at a number, a kind of business, and an owner by another name', () => {
    expect(hintsFor(reviewed, '1101111234567', '홍길동')).toEqual(['corporateNumberUnusual'])
    expect(hintsFor({ ...reviewed, registrationType: 'personal' }, null, '홍길동')).toEqual(['businessKindDiffers'])
    expect(hintsFor(reviewed, null, '성춘향')).toEqual(['representativeDiffers'])
    expect(hintsFor({ ...reviewed, businessOwnerType: 'employee' }, null, '성춘향')).toEqual([])
  })
})
