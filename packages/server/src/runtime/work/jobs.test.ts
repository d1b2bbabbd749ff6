// Jobs: queued with the act that wants them, run after it, tried again, never run twice by two nodes, never lost.
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { jobPlans } from '../../jobs.ts'
import { openClone, type OpenClone } from '../../testing/open-clone.ts'
import { openSampleWork, type SampleJob, type SampleWork } from '../../testing/sample/work.ts'
import { until } from '../../testing/until.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { type Enqueue, type JobGiven, type JobName, NotYet } from './jobs.ts'

let clone: OpenClone
let other: Database
beforeAll(async () => {
  clone = await openClone()
  other = openDatabase({ url: clone.url, connections: 8 })
})
afterAll(async () => {
  await other.close()
  await clone.stop()
})

const nodes: SampleWork[] = []
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.stop()
  await sql`delete from jobs.job`.execute(clone.database.primary)
})

type Run = (payload: { readonly n: number }, given: JobGiven) => Promise<void>
const jobOf = (run: Run, plan: Partial<SampleJob> = {}): SampleJob => ({
  tries: 3, seconds: 60, atOnce: 2, ...plan, run: (payload, given) => run(payload as { n: number }, given),
})

const open = async (job: SampleJob, database = clone.database): Promise<SampleWork> => {
  const node = await openSampleWork(database, { jobs: { sample: job } })
  nodes.push(node)
  return node
}
const enqueueIn = (enqueue: Enqueue, payloads: readonly { readonly n: number }[]) =>
  enqueue('sample' as JobName, payloads)
const queue = (node: SampleWork, ...numbers: readonly number[]) =>
  node.act('flow', ({ enqueue }) => enqueueIn(enqueue, numbers.map((n) => ({ n }))))

interface Stored {
  readonly state: string
  readonly retry_count: number
  readonly waits: number
}
const stored = async (name = 'sample'): Promise<readonly Stored[]> => {
  const { rows } = await sql<Stored>`
    select state, retry_count, extract(epoch from start_after - now())::float8 as waits from jobs.job
    where name = ${name} order by created_on`.execute(clone.database.primary)
  return rows
}
/** Its pause is over, as if the time had gone by. */
const skipPauses = async (node: SampleWork): Promise<void> => {
  await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(clone.database.primary)
  node.jobs.wake()
}

test('where nothing waits no worker looks, however much runs in another queue', async () => {
  const asked: string[] = []
  const alone: Database['alone'] = (work) => clone.database.alone((driver) => work(new Proxy(driver, {
    get: (target, name, self) => {
      if (name !== 'unsafe') return Reflect.get(target, name, self) as unknown
      return (text: string) => {
        asked.push(...(/j\.name = '(\w+)'/.exec(text) ?? []).slice(1))
        return target.unsafe(text)
      }
    },
  })))
  const ran: number[] = []
  const busy = jobOf(async ({ n }) => void ran.push(n))
  const node = await openSampleWork({ ...clone.database, alone }, { jobs: { busy, quiet: jobOf(async () => {}) } })
  nodes.push(node)
  await node.jobs.work(node.act)
  // Each worker looks once when it begins.
  await until(() => asked.filter((one) => one === 'quiet').length === 2)
  asked.length = 0
  for (const n of [1, 2, 3, 4, 5]) {
    await node.act('flow', ({ enqueue }) => enqueue('busy' as JobName, [{ n }]))
    await until(() => ran.length === n)
  }
  expect(asked).toContain('busy')
  expect(asked).not.toContain('quiet')
})

test('is queued by the act, run after its commit, and not before', async () => {
  const ran: number[] = []
  const told: string[] = []
  clone.database.onTold((what) => void told.push(what))
  const node = await open(jobOf(async ({ n }) => void ran.push(n)))
  await node.jobs.work(node.act)
  await node.act('flow', async ({ enqueue }) => {
    await enqueueIn(enqueue, [{ n: 1 }, { n: 2 }])
    node.jobs.wake()
    await sql`select pg_sleep(0.05)`.execute(clone.database.primary)
    expect([ran, told]).toEqual([[], []])
  })
  expect(told).toEqual(['jobs'])
  await until(() => ran.length === 2)
  expect(ran.toSorted((a, b) => a - b)).toEqual([1, 2])
  await until(async () => (await stored()).every(({ state }) => state === 'completed'))
})

test('is not queued when the act fails', async () => {
  const node = await open(jobOf(async () => {}))
  await expect(node.act('flow', async ({ enqueue }) => {
    await enqueueIn(enqueue, [{ n: 1 }])
    throw new Error('no')
  })).rejects.toThrow('no')
  expect(await stored()).toEqual([])
})

test('is tried again with growing pauses, and lies in the dead letters after the last attempt', async () => {
  const attempts: number[] = []
  const isLast: (boolean | undefined)[] = []
  const node = await open(jobOf(async ({ n }, { isLastTry }) => {
    attempts.push(n)
    isLast.push(isLastTry)
    throw new Error('the other side is down')
  }, { tries: 4 }))
  await node.jobs.work(node.act)
  await queue(node, 7)
  const pauses: number[] = []
  for (let attempt = 1; attempt < 4; attempt++) {
    await until(async () => {
      if (attempts.length !== attempt) return false
      const [row] = await stored()
      if (row?.state !== 'retry') return false
      pauses.push(row.waits ?? 0)
      return true
    })
    await skipPauses(node)
  }
  await until(async () => (await node.jobs.deadLetters()).length === 1)
  expect(attempts).toEqual([7, 7, 7, 7])
  expect(isLast).toEqual([false, false, false, true])
  const [first = 0, , third = 0] = pauses
  expect(third).toBeGreaterThan(first)
  expect(await node.jobs.deadLetters()).toMatchObject([
    { name: 'sample', payload: { n: 7 }, error: { message: 'the other side is down' } },
  ])
  expect(node.logged.filter((line) => line.includes('job failed')).length).toBe(4)
})

test('what waits for something else is tried again without an alarm, until its last try', async () => {
  const attempts: number[] = []
  const node = await open(jobOf(({ n }) => {
    attempts.push(n)
    throw new NotYet('it is still on its way')
  }, { tries: 2 }))
  await node.jobs.work(node.act)
  await queue(node, 9)
  await until(async () => (await stored())[0]?.state === 'retry')
  expect(node.logged.filter((line) => line.includes('job failed'))).toEqual([])
  await skipPauses(node)
  await until(async () => (await node.jobs.deadLetters()).length === 1)
  expect(attempts).toEqual([9, 9])
  expect(node.logged.filter((line) => line.includes('job failed')).length).toBe(1)
})

test('what a failure quotes of people is kept in no dead letter', async () => {
  const node = await open(jobOf(() => {
    const cause = new Error('01012345678 is unknown')
    const detail = 'Key (email)=(kim@example.test) already exists.'
    throw Object.assign(new TypeError('550 <kim@example.test> is unknown', { cause }), { detail })
  }, { tries: 1 }))
  await node.jobs.work(node.act)
  await queue(node, 8)
  await until(async () => (await node.jobs.deadLetters()).length === 1)
  const [letter] = await node.jobs.deadLetters()
  expect(letter?.error).toMatchObject({ name: 'TypeError', message: '550 <[hidden]> is unknown' })
  const all = sql<{ kept: string }>`select output::text as kept from jobs.job`
  const { rows } = await all.execute(clone.database.primary)
  expect(rows.map(({ kept }) => kept).join()).not.toMatch(/kim@example|01012345678/)
})

test('dead letters are revived into their queue and run', async () => {
  let down = true
  const ran: number[] = []
  const node = await open(jobOf(async ({ n }) => {
    if (down) throw new Error('down')
    ran.push(n)
  }, { tries: 1 }))
  await node.jobs.work(node.act)
  await queue(node, 1, 2, 3)
  await until(async () => (await node.jobs.deadLetters()).length === 3)
  // Another node begins, and tells of them by itself.
  const watching = await open(jobOf(async ({ n }) => void ran.push(n), { tries: 1 }))
  await watching.jobs.work(watching.act)
  expect((await watching.metrics.jobsDead.get()).values).toMatchObject([{ value: 3 }])
  down = false
  expect(await node.jobs.reviveDeadLetters()).toBe(3)
  node.jobs.wake()
  await until(() => ran.length === 3)
  expect(ran.toSorted((a, b) => a - b)).toEqual([1, 2, 3])
  expect(await node.jobs.deadLetters()).toEqual([])
  expect(await node.jobs.countDead()).toBe(0)
})

test('two nodes share two hundred jobs and run none of them twice', async () => {
  const ran: string[] = []
  const sample = (name: string) => jobOf(async ({ n }) => void ran.push(`${name} ${n}`), { atOnce: 4 })
  const [left, right] = [await open(sample('left')), await open(sample('right'), other)]
  await queue(left, ...Array.from({ length: 200 }, (_, n) => n))
  await Promise.all([left.jobs.work(left.act), right.jobs.work(right.act)])
  await until(() => {
    for (const node of nodes) node.jobs.wake()
    return ran.length >= 200
  })
  expect(new Set(ran.map((one) => one.split(' ')[1])).size).toBe(200)
  expect(ran.length).toBe(200)
  expect(new Set(ran.map((one) => one.split(' ')[0]))).toEqual(new Set(['left', 'right']))
})

test('a job whose node fell silent is taken over by another one', async () => {
  let release = (): void => {}
  const stuck = new Promise<void>((resolve) => {
    release = resolve
  })
  const began: string[] = []
  const dying = await open(jobOf(() => {
    began.push('dying')
    return stuck
  }))
  await dying.jobs.work(dying.act)
  await queue(dying, 1)
  await until(() => began.length === 1)
  const living = await open(jobOf(async () => void began.push('living')), other)
  // This is how the row of a dead node looks after a while.
  await sql`update jobs.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`
    .execute(other.primary)
  await sql`update jobs.queue set monitor_on = null`.execute(other.primary)
  await living.jobs.supervise()
  await until(async () => (await stored())[0]?.state === 'retry')
  await living.jobs.work(living.act)
  await until(async () => {
    await skipPauses(living)
    return began.includes('living')
  })
  release()
  await until(async () => (await stored())[0]?.state === 'completed')
  expect((await stored()).map(({ state }) => state)).toEqual(['completed'])
})

test('closing waits for what runs', async () => {
  const steps: string[] = []
  let finish = (): void => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const node = await openSampleWork(clone.database, { jobs: { sample: jobOf(async () => {
    steps.push('began')
    await finished
    steps.push('finished')
  }) } })
  await node.jobs.work(node.act)
  await queue(node, 1)
  await until(() => steps.length === 1)
  const closing = node.stop().then(() => void steps.push('closed'))
  await sql`select pg_sleep(0.05)`.execute(clone.database.primary)
  expect(steps).toEqual(['began'])
  finish()
  await closing
  expect(steps).toEqual(['began', 'finished', 'closed'])
  expect((await stored()).map(({ state }) => state)).toEqual(['completed'])
})

test('what recurs is queued once in its time however many nodes there are, and again in the next', async () => {
  const plan = { everySeconds: 3_600 }
  for (const database of [clone.database, other, clone.database]) {
    const node = await open(jobOf(async () => {}, plan), database)
    await node.jobs.work(node.act)
  }
  const slots = await sql<{ slot: string }>`select singleton_on::text as slot from jobs.job where name = 'sample'`
    .execute(other.primary)
  // Should the hour turn in this very moment, there are two slots with one job each.
  expect(new Set(slots.rows.map(({ slot }) => slot)).size).toBe(slots.rows.length)
  const before = slots.rows.length
  await sql`update jobs.job set singleton_on = singleton_on - interval '3 hours'`.execute(other.primary)
  const node = await open(jobOf(async () => {}, plan))
  await node.jobs.work(node.act)
  expect((await stored()).length).toBe(before + 1)
})

test('of what recurs one dead letter is kept, and none once a later one has done the work', async () => {
  let down = true
  const recurring = jobOf(async () => {
    if (down) throw new Error('down')
  }, { tries: 1, everySeconds: 3_600 })
  const ended = async (as: string, count: number): Promise<void> =>
    until(async () => (await stored()).filter(({ state }) => state === as).length === count)
  const nextMinute = async (): Promise<SampleWork> => {
    const node = await open(recurring)
    await node.jobs.work(node.act)
    return node
  }
  const nextHour = async (): Promise<SampleWork> => {
    await sql`update jobs.job set singleton_on = null`.execute(clone.database.primary)
    return nextMinute()
  }
  // Somebody's own wish dies beside them, and is nobody else's.
  await queue(await nextMinute(), 7)
  await ended('failed', 2)
  await nextHour()
  await ended('failed', 3)
  await nextMinute()
  expect(await stored('sample-dead')).toHaveLength(2)
  down = false
  await nextHour()
  await ended('completed', 1)
  const node = await nextMinute()
  expect(await node.jobs.deadLetters()).toMatchObject([{ payload: { n: 7 } }])
})

test('pruning recurs every hour', () => {
  expect(jobPlans.prune.everySeconds).toBe(3_600)
})
