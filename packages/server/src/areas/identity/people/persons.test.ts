// Persons: one row for one human being, whatever their checks tell and however many come at once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, proofOf, somebody, type Somebody, withoutCi } from '../../../testing/accounts.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { takeIdentityToken } from '../for-other-areas.ts'
import { readPerson } from './persons.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const take = async (who: Somebody): Promise<string> => {
  const token = await proofOf(app.ask, who, 'sign-up')
  return app.database.transact(async (tx) => {
    const person = await takeIdentityToken(tx, app.providers.personal, { token, usage: 'sign-up' })
    if (person === undefined) throw new Error('the token did not hold')
    return person.personId
  })
}

test('is one for the same CI, and follows it to a new name and phone', async () => {
  const who = somebody()
  const id = await take(who)
  const later = { ...who, name: '홍길순', phone: '01055556666' }
  expect(await take(later)).toBe(id)
  expect(await readPerson(app.database.primary, app.providers.personal, id))
    .toEqual({ personId: id, name: '홍길순', birthday: '19900101', phone: '01055556666' })
})

test('is one for the same name, birthday and phone where no CI is told, and takes a CI that comes later', async () => {
  const who = somebody()
  const id = await take(withoutCi(who))
  expect(await take({ ...withoutCi(who), name: ' 홍길동 ' })).toBe(id)
  expect(await take(who)).toBe(id)
  expect(await take({ ...who, phone: '01044443333' })).toBe(id)
})

test('is another for another CI, however alike they are', async () => {
  const who = somebody()
  const [id, other] = [await take(who), await take({ ...who, ci: 'ci-of-a-twin' })]
  expect(other).not.toBe(id)
})

test('is the one with an account where several may be meant', async () => {
  const who = somebody()
  await take({ ...who, ci: 'ci-without-an-account' })
  const account = await makeAccount(app, { who })
  const [row] = await app.sql`select person_id from users where id = ${account.userId}`
  expect(await take(withoutCi(who))).toBe(row?.['person_id'])
})

test.each([
  ['with', (who: Somebody) => who], ['without', withoutCi],
])('is one for checks of a stranger at once (%s CI)', async (_, shown) => {
  const who = shown(somebody())
  const ids = await Promise.all(Array.from({ length: 8 }, () => take(who)))
  expect(new Set(ids).size).toBe(1)
})

test('keeps birthday, phone and CI out of sight', async () => {
  const who = somebody({ ci: 'ci-to-be-hidden' })
  const id = await take(who)
  const [row] = await app.sql<{ kept: string }[]>`
    select row_to_json(p)::text as kept from persons p where id = ${id}`
  for (const hidden of [who.birthday, who.phone, 'ci-to-be-hidden']) {
    expect(row?.kept).not.toContain(hidden)
    expect(row?.kept).not.toContain(Buffer.from(hidden).toString('hex'))
  }
})
