// Leaving in good order: jobs end, what runs is finished, what comes is sent elsewhere, and nobody can keep the node.
import { connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { jobPlans } from '../../jobs.ts'
import { plainAskerOf } from '../../testing/plain-ask.ts'
import { startSampleApp, type SampleApp } from '../../testing/sample/app.ts'
import type { JobPlans, JobRuns } from '../work/jobs.ts'

const counters = '/bridge/public/api/v0/counters'
const add = (app: SampleApp) => plainAskerOf(app.base)(counters, { method: 'POST', body: '{"order":["a"]}' })

/** An act that has begun and goes on when it is told to. */
const begin = async (app: SampleApp) => {
  const begun = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  app.hooks.between = () => {
    begun.resolve()
    return mayEnd.promise
  }
  const answer = add(app)
  await begun.promise
  return { answer, end: () => mayEnd.resolve() }
}

let stopping: Promise<unknown>[] = []
afterEach(async () => {
  await Promise.all(stopping)
  stopping = []
})

describe('a server that is told to leave', () => {
  test('says so to the balancer, finishes what runs, refuses what comes, and leaves the database clean', async () => {
    const app = await startSampleApp()
    expect(await (await fetch(`${app.healthBase}/ready`)).text()).toBe('ready\n')
    const kept = connect(Number(new URL(app.base).port), '127.0.0.1').setEncoding('utf8')
    let heard = ''
    kept.on('data', (text: string) => {
      heard += text
    })
    const running = await begin(app)
    const words = `GET /bridge/public/api/v0/sample-words HTTP/1.1\r\nhost: x\r\napp-namespace: local\r\n`
    kept.write(`POST ${counters} HTTP/1.1\r\nhost: x\r\napp-namespace: local\r\ncontent-type: application/json\r\n`
      + 'content-length: 15\r\n\r\n{"order":["a"]}')
    const runs = async () => (await app.metrics.requestsRunning.get()).values[0]?.value
    await expect.poll(runs).toBe(2)

    const closed = app.close()
    const ready = await fetch(`${app.healthBase}/ready`)
    expect([ready.status, await ready.text()]).toEqual([503, 'draining\n'])
    expect((await fetch(`${app.healthBase}/live`)).status).toBe(200)
    await expect.poll(() => fetch(app.base).then(() => 'taken', () => 'refused')).toBe('refused')
    kept.write(`${words}\r\n`)

    running.end()
    expect((await running.answer).body.data).toEqual({ sum: 1 })
    await expect.poll(() => heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 503'])
    expect(heard).toContain('"UNAVAILABLE"')
    expect(heard.toLowerCase()).toContain('connection: close')
    await closed
    await expect(sql`select 1`.execute(app.database.primary)).rejects.toThrow('the database is closed')
    stopping.push(app.stop())
  })

  test('is there for a job that runs, begins no other, and leaves what was queued meanwhile to the next', async () => {
    const runs: string[] = []
    const begun = Promise.withResolvers<void>()
    const mayAsk = Promise.withResolvers<void>()
    const askOwn = async (): Promise<void> => {
      begun.resolve()
      await mayAsk.promise
      runs.push((await add(app)).body.data === undefined ? 'nobody answered' : 'answered')
    }
    const app = await startSampleApp({}, { serves: {
      jobPlans: { prune: jobPlans.prune } as JobPlans, jobRunsOf: () => ({ prune: askOwn }) as unknown as JobRuns,
    } })
    await app.jobs.work(app.act)
    await begun.promise
    const closed = app.close()
    await app.act('flow', ({ enqueue }) => enqueue('prune', [{}]))
    mayAsk.resolve()
    await closed
    expect(runs).toEqual(['answered'])
    const left = await app.sql`select state from jobs.job order by state`
    expect(left.map(({ state }) => String(state))).toEqual(['created', 'completed'])
    stopping.push(app.stop())
  })

  test('waits for no job longer than its bound, which is tried again then', async () => {
    const [begun, never] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const app = await startSampleApp({}, { bounds: { restMs: 200 }, serves: {
      jobPlans: { prune: jobPlans.prune } as JobPlans, jobRunsOf: () => ({ prune: () => {
        begun.resolve()
        return never.promise
      } }) as unknown as JobRuns,
    } })
    await app.jobs.work(app.act)
    await begun.promise
    const began = performance.now()
    await app.close()
    expect(performance.now() - began).toBeLessThan(200 + 6_000)
    const [job] = await app.sql`select state from jobs.job`
    expect(String(job?.['state'])).toBe('retry')
    never.resolve()
    stopping.push(app.stop())
  })

  test('waits for no connection that asks for nothing', async () => {
    const app = await startSampleApp()
    const { port } = new URL(app.base)
    const silent = Array.from({ length: 3 }, () => connect(Number(port), '127.0.0.1').on('error', () => {}))
    silent[1]?.write('GET /')
    await expect.poll(() => silent.every(({ connecting }) => !connecting)).toBe(true)
    await add(app)
    const began = performance.now()
    await app.close()
    expect(performance.now() - began).toBeLessThan(3_000)
    stopping.push(app.stop())
  })

  test('does not wait longer than its bound for what never ends', async () => {
    const app = await startSampleApp({}, { bounds: { drainMs: 300 } })
    const running = await begin(app)
    const began = performance.now()
    const closed = app.close()
    await expect(running.answer).rejects.toThrow('fetch failed')
    await closed
    expect(performance.now() - began).toBeLessThan(300 + 6_000)
    running.end()
    stopping.push(app.stop())
  })
})
