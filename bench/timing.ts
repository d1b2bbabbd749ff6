// Equal time: what the time of an answer tells about a name that is known, locked or somebody else's.
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identityCalls as calls } from '@bidyard/contract/calls/identity'
import { openApp } from '@bidyard/server/app'
import { hashPassword } from '@bidyard/server/areas/identity/passwords/hash-password'
import type { Database } from '@bidyard/server/runtime/database/database'
import { readEnvironment } from '@bidyard/server/runtime/environment'
import { openLog } from '@bidyard/server/runtime/log'
import { type Ask, askerOf, refusalOf } from '@bidyard/server/testing/ask'
import { withBenchDatabase } from './parts/bench-database.ts'
import { sized } from './parts/sized.ts'

const pairs = sized(300, 4)
const minuteMs = 60_000

interface Times {
  readonly one: number[]
  readonly other: number[]
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Asks both in random order, pair by pair, so that whatever else the machine does falls on both alike. */
const measure = async (
  one: (at: number) => Promise<unknown>, other: (at: number) => Promise<unknown>, count = pairs,
): Promise<Times> => {
  const times: Times = { one: [], other: [] }
  const timed = async (ask: (at: number) => Promise<unknown>, at: number): Promise<number> => {
    const began = performance.now()
    await ask(at)
    return performance.now() - began
  }
  for (let at = -10; at < count; at++) {
    const oneFirst = randomInt(2) === 0
    const first = await timed(oneFirst ? one : other, at + 10)
    const second = await timed(oneFirst ? other : one, at + 10)
    // The first ones warm up.
    if (at < 0) continue
    times.one.push(oneFirst ? first : second)
    times.other.push(oneFirst ? second : first)
  }
  return times
}

/** How surely two sets of times differ (Mann and Whitney): beyond 3.3 by chance once in a thousand measurements. */
const zOf = ({ one, other }: Times): number => {
  const all = [...one.map((ms) => ({ ms, own: true })), ...other.map((ms) => ({ ms, own: false }))]
  const sorted = all.toSorted((a, b) => a.ms - b.ms)
  const ranks = sorted.reduce((sum, { own }, at) => (own ? sum + at + 1 : sum), 0)
  const [n, m] = [one.length, other.length]
  const u = ranks - (n * (n + 1)) / 2
  return (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
}

/** How often a guess by time alone would be right; 50 % is knowing nothing. */
const guessOf = ({ one, other }: Times): number => {
  const border = median([...one, ...other])
  const right = one.filter((ms) => ms > border).length + other.filter((ms) => ms <= border).length
  const share = right / (one.length + other.length)
  return Math.max(share, 1 - share)
}

const lineOf = (name: string, times: Times): string => {
  const z = zOf(times)
  const gap = (median(times.one) - median(times.other)) * 1_000
  const [one, other] = [times.one, times.other].map((values) => `${median(values).toFixed(2)} ms`.padStart(10))
  const guess = `${(guessOf(times) * 100).toFixed(1)} %`.padStart(7)
  const verdict = Math.abs(z) < 3.3 ? '  not told apart' : '  TOLD APART'
  return [
    `  ${name.padEnd(46)}`, one, other, `${gap.toFixed(0)} µs`.padStart(8), `z ${z.toFixed(1)}`.padStart(7), guess,
    verdict,
  ].join('  ')
}

const makeUsers = async (database: Database, count: number): Promise<readonly string[]> => {
  const hash = await hashPassword('a password that nobody types here')
  const rows = await database.primary
    .insertInto('users')
    .values(Array.from({ length: count }, () => ({
      uid: `u${randomUUID().replaceAll('-', '').slice(0, 15)}`, name: '홍길동', password_hash: hash,
    })))
    .returning('uid')
    .execute()
  return rows.map(({ uid }) => uid)
}

const strangers = (count: number): readonly string[] =>
  Array.from({ length: count }, () => `u${randomUUID().replaceAll('-', '').slice(0, 15)}`)

const compare = async (ask: Ask, database: Database): Promise<string[]> => {
  // Four attempts each: the fifth would lock, and every name is asked as often as its counterpart.
  const users = await makeUsers(database, Math.ceil((pairs + 10) / 4))
  const unknown = strangers(users.length)
  const signIn = (names: readonly string[]) => (at: number) =>
    refusalOf(ask(calls.signIn, { body: { username: names[Math.floor(at / 4)] ?? '', password: 'wrong password' } }))
  const wrong = await measure(signIn(users), signIn(unknown))

  const [locked] = await makeUsers(database, 1)
  const [lockedStranger] = strangers(1)
  const again = (username = '') => () =>
    refusalOf(ask(calls.signIn, { body: { username, password: 'wrong password' } }))
  for (let at = 0; at < 6; at++) await Promise.all([again(locked)(), again(lockedStranger)()])
  const refused = await measure(again(locked), again(lockedStranger), pairs * 3)

  const who = { name: '홍길동', birthday: '19900101', phone: '01012345678', usage: 'ID/password-recovery' } as const
  const { identityToken } = await ask(calls.completeAsDummy, { body: who })
  const reset = (names: readonly string[]) => (at: number) =>
    refusalOf(ask(calls.resetDevice, { body: { username: names[at % names.length] ?? '', identityToken } }))
  const devices = await measure(reset(users), reset(unknown), pairs * 3)
  return [
    `timing: ${pairs} pairs and more in random order: medians, gap, how surely they differ, how often a guess is right`,
    lineOf('sign-in: wrong password | name that nobody has', wrong),
    lineOf('sign-in: locked name | locked, nobody has it', refused),
    lineOf('reset device: name of another | of nobody', devices),
  ]
}

export const run = (): Promise<string[]> => withBenchDatabase(async (url) => {
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-timing-'))
  const environment = readEnvironment({ BIDYARD_DATA: folder, BIDYARD_METRICS_PORT: '0' })
  // Each look at the clock is a minute later, so nobody ever asks too often.
  let now = 0
  const app = await openApp({
    environment, databaseUrl: url, log: openLog('error'), stopwatch: () => (now += minuteMs),
  })
  try {
    const base = await app.server.listen({ host: '127.0.0.1', port: 0 })
    return await compare(askerOf(base), app.database)
  } finally {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  }
})
