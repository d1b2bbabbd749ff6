// No way of setting a password takes one that is made of what others know of the account.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import { consentVersions } from '@bidyard/contract/shapes/registration/consents'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount, proofOf, signedIn, somebody } from '../../../testing/accounts.ts'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { askerOf, refusalOf } from '../../../testing/ask.ts'
import { makeCompany, makeShop } from '../../../testing/make.ts'
import { freshUsername, newShop, submissionOf, submit } from '../../../testing/members/applicants.ts'
import { openRoot, RootRefused } from './open-root.ts'

let app: TestApp
let root: TestMember
let minutes = 0
beforeAll(async () => {
  app = await startTestApp({}, { stopwatch: () => minutes * 60_000 })
  await makeCompany(app.database, { kind: 'operator', name: '주식회사 달빛경매' })
  root = await app.member({ type: 'root' })
})
afterAll(() => app.stop())
beforeEach(() => {
  minutes += 1
})

type Word = 'username' | 'name' | 'phone' | 'birthday' | 'email' | 'shop' | 'company'
type Words = Readonly<Partial<Record<Word, string>>>

interface Way {
  readonly words: Words
  /** Undefined where it was taken. */
  readonly set: (password: string) => Promise<string | undefined>
}

const fine = '겨울바다에 눈이 내리면 기차를 탄다'
const first = '가을산에 단풍이 들면 등산을 간다'
const companyName = '㈜별빛자동차'
const mail = { email: 'sunrise@example.com' }
const ofMail = { email: 'sunrise' }
const placed = { shop: '한빛모터스', company: '별빛자동차' }

const codeOf = (asked: Promise<unknown>): Promise<string | undefined> =>
  asked.then(() => undefined, async (error) => (await refusalOf(Promise.reject(error))).body.code)

/** A dealer, known by everything that the house knows of people. */
const makeDealer = async () => {
  const who = somebody()
  const { shopId, companyId } = await makeShop(app.database)
  await app.sql`update companies set name = ${companyName} where id = ${companyId}`
  const account = await makeAccount(app, { who, shopId })
  await app.sql`update members set email = ${mail.email} where id = ${account.memberId}`
  const { name, phone, birthday } = who
  return { who, account, words: { username: account.username, name, phone, birthday, ...ofMail, ...placed } }
}

const applying = async (joins?: string) => {
  const who = somebody()
  const body = { ...await submissionOf(app, { person: who, ...(joins === undefined ? {} : { joins }) }), ...mail }
  const { name, phone, birthday } = who
  return { body, words: { username: body.username, name, phone, birthday, ...ofMail, ...placed } }
}

const founding = async (): Promise<Way> => {
  const { body, words } = await applying()
  if (body.shop.is !== 'new') throw new Error('no shop is founded')
  const info = { ...newShop(body.shop.info.businessNumber), shopName: placed.shop, companyName }
  return { words, set: (password) => codeOf(submit(app.ask, { ...body, shop: { is: 'new', info }, password })) }
}

const joining = async (): Promise<Way> => {
  const { businessNumber, companyId } = await makeShop(app.database)
  await app.sql`update companies set name = ${companyName} where id = ${companyId}`
  const { body, words } = await applying(businessNumber)
  return { words, set: (password) => codeOf(submit(app.ask, { ...body, password })) }
}

const changing = async (): Promise<Way> => {
  const { account, words } = await makeDealer()
  const ask = askerOf(app.base, await signedIn(app, account))
  return {
    words,
    set: (newPassword) => codeOf(ask(identityCalls.changePassword, {
      body: { password: account.password, newPassword },
    })),
  }
}

const recovering = async (): Promise<Way> => {
  const { who, words } = await makeDealer()
  const identityToken = await proofOf(app.ask, who)
  return {
    words,
    set: (password) => codeOf(app.ask(identityCalls.resetPassword, { body: { identityToken, password } })),
  }
}

const comingByFile = async (): Promise<Way> => {
  const { who, account, words } = await makeDealer()
  await app.sql`update users set password_hash = null where id = ${account.userId}`
  const identityToken = await proofOf(app.ask, who)
  return {
    words,
    set: (password) => codeOf(app.ask(identityCalls.resetPassword, {
      body: { identityToken, password, consents: consentVersions },
    })),
  }
}

const ofOffice = () => ({ uid: freshUsername(), name: '정심사', ...mail, reason: '신규 입사' })
const wordsOf = ({ uid, name }: ReturnType<typeof ofOffice>, company: string): Words =>
  ({ username: uid, name, ...ofMail, company })

const makingStaff = async (): Promise<Way> => {
  const body = { ...ofOffice(), type: 'admin' as const, staffPart: 'money' as const }
  return {
    words: wordsOf(body, '달빛경매'),
    set: (password) => codeOf(root.ask(membersCalls.createStaffAccount, { body: { ...body, password } })),
  }
}

const makingPartner = async (): Promise<Way> => {
  const { companyId } = await makeCompany(app.database, { kind: 'partner', name: companyName })
  const body = { ...ofOffice(), companyId }
  return {
    words: wordsOf(body, placed.company),
    set: (password) => codeOf(root.ask(membersCalls.createPartnerAccount, { body: { ...body, password } })),
  }
}

const madeStaff = async () => {
  const body = { ...ofOffice(), type: 'admin' as const, staffPart: 'money' as const, password: first }
  const { id } = await root.ask(membersCalls.createStaffAccount, { body })
  return { memberId: id, uid: body.uid, words: wordsOf(body, '달빛경매') }
}

const choosing = async (): Promise<Way> => {
  const { uid, words } = await madeStaff()
  const answer = await app.ask(identityCalls.signIn, { body: { username: uid, password: first } })
  if (answer.step !== 'newPasswordNeeded') throw new Error(`the sign-in stopped at ${answer.step}`)
  const { ticket } = answer
  return {
    words,
    set: (newPassword) => codeOf(app.ask(identityCalls.setFirstPassword, { body: { ticket, newPassword } })),
  }
}

const resettingByOffice = async (): Promise<Way> => {
  const { memberId, words } = await madeStaff()
  const [{ userId } = { userId: '' }] = await app.sql<{ userId: string }[]>`
    select user_id as "userId" from members where id = ${memberId}`
  return {
    words, set: (password) => codeOf(root.ask(identityCalls.resetUserPassword, {
      params: { id: userId }, body: { password, reason: '분실' },
    })),
  }
}

const openingRoot = async (): Promise<Way> => {
  const { name, phone, birthday } = somebody()
  const uid = freshUsername()
  const doer = { actor: 'console', memberId: null, requestId: null }
  const open = (password: string) => app.database.transact((tx) =>
    openRoot({ tx, doer, emit: () => undefined }, app.providers.personal, {
      uid, password, person: { name, phone, birthday }, emergency: '분실',
    }))
  return {
    words: { username: uid, name, phone, birthday, company: '달빛경매' },
    set: (password) => open(password).then(() => undefined, (error: unknown) => {
      if (!(error instanceof RootRefused)) throw error
      return error.problem
    }),
  }
}

/** Long enough for the office, and with less of its own than it takes. */
const madeOf = (word: string): string => `${word.repeat(Math.ceil(10 / word.length))}2026!`

describe.each([
  ['a dealer who founds a shop', founding], ['one who joins a shop', joining],
  ['whoever changes their password', changing], ['whoever recovers it', recovering],
  ['whoever came by file', comingByFile], ['the office for its own people', makingStaff],
  ['the office for the people of a partner', makingPartner], ['its people in the place of the first one', choosing],
  ['root for whoever lost it', resettingByOffice], ['the console for a root', openingRoot],
])('%s', (_, open) => {
  test('sets a password of none of the words that are known of the account', async () => {
    const { words, set } = await open()
    const taken = []
    for (const [word, text] of Object.entries(words))
      if (await set(madeOf(text)) !== 'INVALID_PASSWORD_FORMAT') taken.push(word)
    expect(taken).toEqual([])
    expect(await set(fine)).toBeUndefined()
  })
})
