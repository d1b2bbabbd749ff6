// People stay one each while their lookup key changes: whoever comes, on whichever node, under whichever key.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, proofOf, somebody, type Somebody, withoutCi } from '../../../testing/accounts.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Answered, refusalOf } from '../../../testing/ask.ts'
import { changeOnce, keyStates, steps } from '../../../testing/machine/change-keys.ts'
import { freshUsername, submissionOf, submit } from '../../../testing/members/applicants.ts'
import { takeIdentityToken } from '../for-other-areas.ts'

let older: TestApp
let newer: TestApp | undefined
// So many in one minute would otherwise be refused for their number alone.
let minutes = 0
const parts = { stopwatch: () => (minutes += 1) * 60_000, bounds: { queueMs: 120_000 } }
beforeEach(async () => {
  older = await startTestApp(steps.known, parts)
})
afterEach(async () => {
  await newer?.stop()
  newer = undefined
  await older.stop()
})
/** The node on which the new key comes first. */
const begin = async (): Promise<TestApp> => (newer = await startTestApp(steps.first, {
  ...parts, database: { url: older.databaseUrl, ownerUrl: older.ownerUrl, drop: async () => {} },
}))

const take = async (app: TestApp, token: string): Promise<string> => app.database.transact(async (tx) => {
  const person = await takeIdentityToken(tx, app.providers.personal, { token, usage: 'sign-up' })
  if (person === undefined) throw new Error('the token did not hold')
  return person.personId
})
const come = async (app: TestApp, who: Somebody): Promise<string> => take(app, await proofOf(app.ask, who, 'sign-up'))
const versions = async (): Promise<readonly number[]> =>
  (await older.sql<{ version: number }[]>`select distinct lookup_version as version from persons order by 1`)
    .map(({ version }) => version)

test('somebody written down before is the same person after, by CI or by what they say', async () => {
  const [known, plain] = [somebody(), withoutCi(somebody())]
  const [knownId, plainId] = [await come(older, known), await come(older, plain)]
  const held = await proofOf(older.ask, known, 'sign-up')
  const next = await begin()
  expect(await versions()).toEqual([1])
  expect(await come(next, { ...known, phone: '01098765432' })).toBe(knownId)
  expect(await versions()).toEqual([1, 2])
  expect(await come(next, plain)).toBe(plainId)
  await changeOnce(next)
  expect(await versions()).toEqual([2])
  expect(await take(older, held)).toBe(knownId)
  for (const app of [older, next]) {
    expect(await come(app, known)).toBe(knownId)
    expect(await come(app, plain)).toBe(plainId)
  }
})

test('equal strangers at once on both nodes are one person, before, while and after a new key begins', async () => {
  const rounds = 40
  const nodes = (): readonly TestApp[] => (newer === undefined ? [older] : [older, newer])
  const met: { readonly who: Somebody; readonly ids: Set<string> }[] = []
  const meet = async (who: Somebody): Promise<void> => {
    const ids = await Promise.all([...nodes(), ...nodes()].map((app) => come(app, who)))
    met.push({ who, ids: new Set(ids) })
  }
  let hasEnded = false
  const strangers = async (): Promise<void> => {
    for (let round = 0; round < rounds; round++) {
      const who = somebody()
      await Promise.all([meet(who), meet(withoutCi(somebody())), meet(somebody())])
      // Somebody of an earlier round comes again, with another phone.
      const earlier = met[Math.floor(Math.random() * met.length)]
      if (earlier !== undefined)
        for (const app of nodes()) earlier.ids.add(await come(app, earlier.who))
    }
    hasEnded = true
  }
  const change = async (): Promise<void> => {
    const next = await begin()
    while (!hasEnded) await changeOnce(next)
    await changeOnce(next)
  }
  await Promise.all([strangers(), change()])
  for (const { ids } of met) expect(ids.size).toBe(1)
  expect(await versions()).toEqual([2])
  const [row] = await older.sql<{ persons: number; identities: number }[]>`
    select count(*)::int as persons, count(distinct identity_hash)::int as identities from persons`
  expect([row?.persons, row?.identities]).toEqual([met.length, met.length])
})

test('of two who register as the same person, one on each node, one wins', async () => {
  const people = Array.from({ length: 6 }, (_, at) => (at % 2 === 0 ? somebody() : withoutCi(somebody())))
  // Some were written down under the old key, others nobody knows yet.
  for (const who of people.slice(0, 4)) await come(older, who)
  const next = await begin()
  let hasEnded = false
  const change = async (): Promise<void> => {
    while (!hasEnded) await changeOnce(next)
  }
  const register = async (): Promise<string[][]> => {
    const told: string[][] = []
    for (const person of people) {
      const hand = async (app: TestApp): Promise<string> => {
        const body = await submissionOf(app, { person, username: freshUsername() })
        return submit(app.ask, body).then(() => 'won', (error: unknown) => (error as Answered).body.code)
      }
      told.push((await Promise.all([hand(older), hand(next)])).toSorted())
    }
    return told
  }
  const [told] = await Promise.all([register().finally(() => (hasEnded = true)), change()])
  expect(told).toEqual(people.map(() => ['REGISTRATION_UNDER_REVIEW', 'won']))
  const [row] = await older.sql<{ persons: number }[]>`select count(*)::int as persons from persons`
  expect(row?.persons).toBe(people.length)
})

test('colleagues who say the same of themselves are never seen under two keys', async () => {
  const twin = somebody()
  const ids: string[] = []
  for (let at = 0; at < 30; at++) ids.push(await come(older, { ...twin, ci: `ci-of-twin-${at}` }))
  const next = await begin()
  const seen = new Set<number>()
  let hasEnded = false
  const look = async (): Promise<void> => {
    while (!hasEnded) {
      const [row] = await older.sql<{ hashes: number }[]>`
        select count(distinct identity_hash)::int as hashes from persons where id = any(${ids})`
      seen.add(row?.hashes ?? 0)
    }
  }
  // One of them comes by another name: those who were alike so far go along to the new key.
  const leave = come(next, { ...twin, ci: 'ci-of-twin-0', name: '홍길순' }).finally(() => (hasEnded = true))
  expect((await Promise.all([leave, look()]))[0]).toBe(ids[0])
  const [row] = await older.sql<{ hashes: number; versions: number }[]>`
    select count(distinct identity_hash)::int as hashes, count(distinct lookup_version)::int as versions
    from persons where id = any(${ids.slice(1)})`
  expect([row?.hashes, row?.versions]).toEqual([1, 1])
  expect([...seen].every((hashes) => hashes <= 2)).toBe(true)
})

test('wrong passwords go on being counted under the new key', async () => {
  const account = await makeAccount(older)
  const wrong = async (app: TestApp): Promise<string> => (await refusalOf(app.ask(identityCalls.signIn, {
    body: { username: account.username, password: '아무비밀번호나쓴다' },
  }))).body.code
  for (let at = 0; at < 3; at++) await wrong(older)
  const next = await begin()
  for (const app of [next, older]) await wrong(app)
  expect(await wrong(next)).toBe('ACCOUNT_LOCKED_BY_PASSWORD_ERROR')
  for (let run = 0; run < 2; run++) await changeOnce(next)
  expect(await wrong(older)).toBe('ACCOUNT_LOCKED_BY_PASSWORD_ERROR')
  expect((await older.sql`select from sign_in_attempts`).length).toBe(1)
  expect((await keyStates(older)).find(({ key }) => key === 'lookup 1')).toEqual(
    { key: 'lookup 1', left: 0, isDone: true })
})
