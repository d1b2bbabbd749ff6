// What a draft lacks, how far one may go with it, and what becomes of it.
import { consentVersions } from '@bidyard/contract/shapes/registration/consents'
import { describe, expect, it, test } from 'vitest'
import { CallFailure } from '../../../../api/call-failure.ts'
import { type Draft, emptyDraft, readDraft } from './draft.ts'
import { accountFaults, neededPapers, paperFaults, shopFaults } from './faults.ts'
import { reached, refusedPlaces } from './steps.ts'
import { draftOfWish, submissionOf } from './submission.ts'

const paper = (fileId: string) => ({ fileId, name: `${fileId}.png`, sizeBytes: 1, contentType: 'image/png' })

const founding: Draft = {
  ...emptyDraft,
  person: { name: '홍*동', phoneNumber: '010-****-5678' },
  typed: {
    ...emptyDraft.typed, username: ' Hanbit99 ', businessNumber: '123-45-67891', shopName: '한빛모터스',
    representativeName: '홍길동', phoneNumber: '02-123-4567', shopEmail: 'shop@example.com', postalCode: '06236',
    road: '공항대로 1', corporateNumber: '110111-0062432',
  },
  businessOwnerType: 'owner',
  registrationType: 'personal',
  found: { number: '1234567891', shop: null, likelyType: 'personal' },
  papers: {
    businessRegistration: paper('a'), vehicleManagementBusinessRegistration: paper('b'),
    representativeKrRrn: paper('c'), employeeCard: paper('left from before'),
  },
  isMasked: true,
}
const joining: Draft = {
  ...founding, businessOwnerType: 'employee',
  found: {
    number: '1234567891', likelyType: null,
    shop: { shopName: '한*', representativeName: '홍*', registrationType: 'corporate', state: 'active' },
  },
}
const typing = (draft: Draft, typed: Partial<Draft['typed']>): Draft => ({
  ...draft, typed: { ...draft.typed, ...typed },
})

describe('a draft', () => {
  it('with everything in it lacks nothing', () => {
    for (const one of [founding, joining])
      expect({ ...accountFaults(one), ...shopFaults(one), ...paperFaults(one) }).toEqual({})
  })

  it.each([
    [{ username: '' }, { username: 'missing' }],
    [{ username: '9lives' }, { username: 'usernameForm' }],
    [{ accountEmail: 'hong@' }, { accountEmail: 'email' }],
  ] as const)('whose account is %j is told %j', (typed, faults) => {
    expect(accountFaults(typing(founding, typed))).toEqual(faults)
  })

  it.each([
    [{ businessNumber: '123-45-67890' }, { businessNumber: 'businessNumber' }],
    [{ businessNumber: '124-81-00998' }, { businessNumber: 'notLookedUp' }],
    [{ postalCode: '0623', phoneNumber: '12' }, { postalCode: 'postalCode', phoneNumber: 'phoneNumber' }],
  ] as const)('whose shop is %j is told %j', (typed, faults) => {
    expect(shopFaults(typing(founding, typed))).toEqual(faults)
  })

  it('of a corporation needs its number, and one that joins a shop needs nothing of it', () => {
    const corporate: Draft = { ...typing(founding, { corporateNumber: '' }), registrationType: 'corporate' }
    expect(shopFaults(corporate)).toEqual({ corporateNumber: 'missing' })
    expect(shopFaults(typing(joining, { shopName: '', road: '' }))).toEqual({})
  })

  it('cannot be for a closed shop', () => {
    const shop = joining.found?.shop ?? null
    if (shop === null) throw new Error('there is no shop to close')
    const closed: Draft = {
      ...joining, found: { number: '1234567891', likelyType: null, shop: { ...shop, state: 'closed' } },
    }
    expect(shopFaults(closed)).toEqual({ businessNumber: 'shopClosed' })
  })

  it('needs the papers of whoever applies, and the word that a number is covered', () => {
    expect(neededPapers(joining)).toEqual(['employeeCard'])
    expect(paperFaults({ ...founding, papers: {}, isMasked: false })).toEqual({
      businessRegistration: 'paperMissing', vehicleManagementBusinessRegistration: 'paperMissing',
      representativeKrRrn: 'paperMissing', isMasked: 'notMasked',
    })
  })
})

test('whoever asks for a later step lands at the first that is not done', () => {
  expect(reached(emptyDraft, 'review')).toBe('identity')
  expect(reached(typing(founding, { username: '' }), 'review')).toBe('account')
  expect(reached({ ...founding, papers: {} }, undefined)).toBe('documents')
  expect(reached(founding, 'shop')).toBe('shop')
  expect(reached(founding, 'review')).toBe('review')
})

describe('a submission', () => {
  it('says what was typed as the server wants it, with the papers that are asked for', () => {
    expect(submissionOf(founding, 'token', 'password', consentVersions)).toEqual({
      identityToken: 'token', username: 'hanbit99', password: 'password', email: null, businessOwnerType: 'owner',
      consents: consentVersions,
      shop: {
        is: 'new',
        info: {
          shopName: '한빛모터스', companyName: null, registrationType: 'personal', businessNumber: '1234567891',
          corporateNumber: null, representativeName: '홍길동', phoneNumber: '021234567', email: 'shop@example.com',
          address: { postalCode: '06236', road: '공항대로 1', detail: '' },
        },
      },
      documents: [
        { usageType: 'businessRegistration', fileId: 'a' },
        { usageType: 'vehicleManagementBusinessRegistration', fileId: 'b' },
        { usageType: 'representativeKrRrn', fileId: 'c' },
      ],
    })
  })

  it('to a shop that is there says its number only', () => {
    expect(submissionOf(joining, 'token', 'password', consentVersions)).toMatchObject({
      shop: { is: 'existing', businessNumber: '1234567891' }, documents: [{ usageType: 'employeeCard' }],
    })
  })

  it('that was rejected becomes a draft again, without papers', () => {
    const { shop } = submissionOf(founding, 'token', 'password', consentVersions)
    const info = shop.is === 'new' ? shop.info : null
    const again = draftOfWish(
      {
        id: 'r', state: 'rejected', username: 'hanbit99', shopName: '한빛모터스', submittedAt: '', rejection: null,
      },
      { email: null, businessOwnerType: 'owner', businessNumber: '1234567891', shopInfo: info }, null,
    )
    expect(again.typed).toEqual({ ...founding.typed, username: 'hanbit99', corporateNumber: '' })
    expect(again.papers).toBeUndefined()
  })
})

describe('a refusal', () => {
  const refusal = (code: string, issues: { path: string; message: string }[] = []) =>
    new CallFailure({ kind: 'answer', status: 400, code, issues }, 'no')

  it('leads back to where it belongs', () => {
    expect(refusedPlaces(refusal('INVALID_USERNAME_DUPLICATED')))
      .toEqual([{ step: 'account', place: 'username', message: 'no' }])
  })

  it('of several places leads to the first step among them', () => {
    const places = refusedPlaces(refusal('BadRequestSchema', [
      { path: 'body.shop.info.address.road', message: 'long' }, { path: 'body.email', message: 'wrong' },
    ]))
    expect(places.map(({ place }) => place)).toEqual(['accountEmail', 'road'])
  })

  it('of something else leads nowhere', () => {
    expect(refusedPlaces(refusal('Unknown'))).toEqual([])
  })
})

test.each([null, '', '{', '[]', '{"typed":3}'])('a storage that holds %j is an empty draft', (text) => {
  expect(readDraft(text)).toEqual(emptyDraft)
})

test('a draft of another version keeps what is understood', () => {
  expect(readDraft('{"typed":{"username":"hanbit99","shopName":7}}').typed)
    .toEqual({ ...emptyDraft.typed, username: 'hanbit99' })
})
