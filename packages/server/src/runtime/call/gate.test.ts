// The line before the database: in turn, no longer than it may be, and not for longer than it may take.
import { expect, test } from 'vitest'
import { openGate } from './gate.ts'

const stuck = () => Promise.withResolvers<string>()

test('lets in as many as there are places, the others in the order in which they came', async () => {
  const gate = openGate({ places: 2, waitingMax: 10, waitMs: 10_000 })
  const seen: number[] = []
  const works = Array.from({ length: 6 }, stuck)
  const passed = works.map((work, at) => gate.pass(() => {
    seen.push(at)
    return work.promise
  }))
  await Promise.resolve()
  expect([seen, gate.waiting]).toEqual([[0, 1], 4])
  for (const [at, work] of works.entries()) {
    work.resolve(`done ${at}`)
    expect(await passed[at]).toBe(`done ${at}`)
  }
  expect([seen, gate.waiting]).toEqual([[0, 1, 2, 3, 4, 5], 0])
})

test('sends away whoever comes to a line that is full', async () => {
  const gate = openGate({ places: 1, waitingMax: 1, waitMs: 10_000 })
  const first = stuck()
  const asked = [gate.pass(() => first.promise), gate.pass(async () => 'second')]
  await expect(gate.pass(async () => 'third'))
    .rejects.toMatchObject({ reason: 'unavailable', retryAfterSeconds: expect.any(Number) })
  first.resolve('first')
  expect(await Promise.all(asked)).toEqual(['first', 'second'])
})

test('sends away whoever has waited too long, and never runs the work', async () => {
  const gate = openGate({ places: 1, waitingMax: 5, waitMs: 20 })
  const first = stuck()
  const running = gate.pass(() => first.promise)
  let ran = false
  await expect(gate.pass(async () => void (ran = true))).rejects.toMatchObject({ reason: 'unavailable' })
  first.resolve('first')
  await running
  expect([ran, gate.waiting]).toEqual([false, 0])
  expect(await gate.pass(async () => 'next')).toBe('next')
})

test('whoever has gone leaves the line, and the next one moves up', async () => {
  const gate = openGate({ places: 1, waitingMax: 5, waitMs: 10_000 })
  const first = stuck()
  const running = gate.pass(() => first.promise)
  const leaving = new AbortController()
  let ran = false
  const gone = gate.pass(async () => void (ran = true), leaving.signal)
  const next = gate.pass(async () => 'next', new AbortController().signal)
  expect(gate.waiting).toBe(2)
  leaving.abort(new Error('gone'))
  await expect(gone).rejects.toThrow('gone')
  await expect(gate.pass(async () => void (ran = true), leaving.signal)).rejects.toThrow('gone')
  expect(gate.waiting).toBe(1)
  first.resolve('first')
  expect(await Promise.all([running, next])).toEqual(['first', 'next'])
  expect([ran, gate.waiting]).toEqual([false, 0])
})

test('gives the place back when the work fails', async () => {
  const gate = openGate({ places: 1, waitingMax: 5, waitMs: 1_000 })
  for (let at = 0; at < 3; at++)
    await expect(gate.pass(() => Promise.reject(new Error('work')))).rejects.toThrow('work')
  expect(await gate.pass(async () => 'fine')).toBe('fine')
})
