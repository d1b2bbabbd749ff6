// The press: documents one after the other, a line that has an end, and a thread that is lost.
import { expect, test } from 'vitest'
import { openPress, type PressBounds } from './press.ts'

const thread = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(
  `import { parentPort, threadId } from 'node:worker_threads'\n${text}\nparentPort.postMessage('ready')`)}`)
const bounds: PressBounds = {
  waitingMax: 1, waitMs: 10_000, startMs: 10_000, workMs: 10_000, idleMs: 60_000, documentsMax: 500, megabytes: 64,
}
const echo = thread('parentPort.on("message", (work) => parentPort.postMessage({ ...work, by: threadId }))')

const no = (which: number) => async () => ({ no: which })

interface Echo {
  readonly no: number
  readonly by: number
}

test('whoever comes when the line is full is asked to come again, and nobody else loses a turn', async () => {
  const press = openPress(echo, bounds)
  const asked = [1, 2, 3].map((which) => press.print<Echo>(no(which)))
  expect(press.waiting).toBe(1)
  const [first, second, third] = await Promise.allSettled(asked)
  expect(first).toMatchObject({ value: { no: 1 } })
  expect(second).toMatchObject({ value: { no: 2 } })
  expect(third).toMatchObject({ reason: { reason: 'unavailable', retryAfterSeconds: expect.any(Number) } })
})

test('one thread prints all of them until it has printed enough', async () => {
  const press = openPress(echo, { ...bounds, documentsMax: 2 })
  const by: number[] = []
  for (const which of [1, 2, 3]) by.push((await press.print<Echo>(no(which))).by)
  expect(by[1]).toBe(by[0])
  expect(by[2]).not.toBe(by[1])
})

test('a document that takes too long fails alone, and the next one gets a fresh thread', async () => {
  const press = openPress(
    thread('parentPort.on("message", ({ no }) => { if (no === 1) for (;;) {} else parentPort.postMessage({ no }) })'),
    { ...bounds, workMs: 1_000 })
  await expect(press.print(no(1))).rejects.toThrow('its time')
  await expect(press.print(no(2))).resolves.toEqual({ no: 2 })
})

test('a thread that falls takes one document with it', async () => {
  const press = openPress(
    thread(`parentPort.on("message", ({ no }) => {
      if (no === 1) throw new Error("no ink")
      parentPort.postMessage(no)
    })`),
    bounds)
  const [fallen, next] = await Promise.allSettled([press.print(no(1)), press.print(no(2))])
  expect(fallen).toMatchObject({ reason: { message: 'no ink' } })
  expect(next).toMatchObject({ value: 2 })
})

test('the time of a document begins when the thread can begin', async () => {
  const late = thread(`parentPort.on("message", (work) => parentPort.postMessage(work))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600)`)
  await expect(openPress(late, { ...bounds, workMs: 500 }).print(no(1))).resolves.toEqual({ no: 1 })
  await expect(openPress(late, { ...bounds, startMs: 100 }).print(no(1))).rejects.toThrow('its time')
})
