// One row of a file of members: what it says as people write it, and every fault of it by its column.
import { describe, expect, test } from 'vitest'
import { judgeMemberRow } from './member-row-rules.ts'

const person = { username: 'Hong_1', name: '홍길동', birthday: '1990-01-31', phoneNumber: '010-1234-5678' }
const shop = {
  businessNumber: '220-81-62517', shopName: '가나모터스', registrationType: 'corporate', representativeName: '홍길동',
  shopPhoneNumber: '02-123-4567',
}
const judge = (row: object) =>
  judgeMemberRow({ ...person, ...shop, ...row }, { now: new Date('2026-11-22T00:00:00Z'), isOfBook: false })
const read = (row: object) => {
  const { faults, ...rest } = judge(row)
  if (faults.length > 0) throw new Error(faults.map(({ en }) => en).join('; '))
  return rest
}
const faultsOf = (row: object): string[] => judge(row).faults.map(({ en }) => en.split(':')[0] ?? '')
const without = (...keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, '']))

describe('a row', () => {
  test('is a person and a shop, with what nobody says taken as it is meant', () => {
    expect(read({})).toEqual({
      member: {
        username: 'hong_1', name: '홍길동', birthday: '19900131', phone: '01012345678', email: null,
        ownerType: 'employee', grade: 'staff', part: null, mayBid: false, state: 'active', joinedAt: null,
      },
      shop: {
        businessNumber: '2208162517', isSpoilt: false, facts: {
          shopName: '가나모터스', companyName: null, shopKind: null, registrationType: 'corporate', corporateNumber: null,
          representativeName: '홍길동', shopPhoneNumber: expect.stringMatching(/^02/), shopEmail: null, road: null,
          shopGrade: null, shopState: null,
        },
      },
    })
  })

  test('says the rest where it is written', () => {
    const { member, shop: read1 } = read({
      ownerType: 'owner', mayBid: '예', email: 'a@b.co.kr', joinedAt: '2020-01-01',
      companyName: '가나', corporateNumber: '110111-1234567', shopEmail: 'c@d.co.kr', shopGrade: 's-class',
      shopState: 'suspended', shopKind: 'exporter', postalCode: '6236', road: '테헤란로 1', detail: '2층',
    })
    expect(member).toMatchObject({
      ownerType: 'owner', grade: 'representative', mayBid: true, email: 'a@b.co.kr',
      joinedAt: new Date('2019-12-31T15:00:00Z'),
    })
    expect(read1).toMatchObject({
      facts: {
        companyName: '가나', corporateNumber: '1101111234567', shopEmail: 'c@d.co.kr', shopGrade: 's-class',
        shopState: 'suspended', shopKind: 'exporter', road: { postalCode: '06236', road: '테헤란로 1', detail: '2층' },
      },
    })
    expect(read({ ownerType: 'owner', grade: 'staff' }).member).toMatchObject({ grade: 'staff' })
  })

  test('without a person is a shop alone, and a shop may be named by its number alone', () => {
    expect(read(without(...Object.keys(person))).member).toBeNull()
    expect(read(without('shopName', 'registrationType', 'representativeName', 'shopPhoneNumber')).shop)
      .toEqual({ businessNumber: '2208162517', isSpoilt: false, facts: null })
  })

  test('heals a phone that a sheet took for a number', () => {
    expect(read({ phoneNumber: '1012345678' }).member?.phone).toBe('01012345678')
    const shopPhoneOf = (row: object) => read(row).shop?.facts?.shopPhoneNumber
    expect(shopPhoneOf({ shopPhoneNumber: '21234567' })).toBe(shopPhoneOf({}))
  })
})

describe('is refused', () => {
  test.each([
    ['a login', { username: '1' }, ['username']], ['a missing login', without('username'), ['username']],
    ['a name', { name: '가'.repeat(20) }, ['name']], ['a missing name', without('name'), ['name']],
    ['a birthday', { birthday: '1990-02-30' }, ['birthday']],
    ['one of two centuries', { birthday: '900130' }, ['birthday']],
    ['one to come', { birthday: '2026-11-23' }, ['birthday']],
    ['whoever joins later', { joinedAt: '2026-11-23' }, ['joinedAt']],
    ['a missing birthday', without('birthday'), ['birthday']],
    ['a phone', { phoneNumber: '02-123-4567' }, ['phoneNumber']],
    ['a missing phone', without('phoneNumber'), ['phoneNumber']], ['an address', { email: 'nowhere' }, ['email']],
    ['whoever left', { state: 'left' }, ['state']], ['an unknown kind', { ownerType: '?' }, ['ownerType']],
    ['a business number', { businessNumber: '2208162518' }, ['businessNumber']],
    ['a missing number', without('businessNumber'), ['businessNumber']],
    ['a shop without a name', without('shopName'), ['shopName']],
    ['a shop without a kind', without('registrationType'), ['registrationType']],
    ['a shop without a head', without('representativeName'), ['representativeName']],
    ['a shop without a phone', without('shopPhoneNumber'), ['shopPhoneNumber']],
    ['a corporate number', { corporateNumber: '1' }, ['corporateNumber']],
    ['a shop’s address', { shopEmail: 'x' }, ['shopEmail']],
    ['half an address', { postalCode: '06236' }, ['road']], ['the other half', { road: '테헤란로 1' }, ['postalCode']],
    ['an address that is none', { postalCode: 'abc', road: '테헤란로 1' }, ['road']],
    ['any fact alone', { ...without('shopName', 'registrationType', 'representativeName', 'shopPhoneNumber'),
      shopState: 'active' }, ['shopName', 'registrationType', 'representativeName', 'shopPhoneNumber']],
  ])('%s, by its column', (_, row, columns) => {
    expect([...new Set(faultsOf(row))].toSorted()).toEqual(columns.toSorted())
  })
})
