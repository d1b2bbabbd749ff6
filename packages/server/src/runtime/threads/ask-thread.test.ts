// Threads that answer, fail and fall silent.
import { expect, it } from 'vitest'
import { askThread, ThreadTooSlow } from './ask-thread.ts'

const thread = (text: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import * as threads from 'node:worker_threads'\n${text}`)}`)

it('answers what its thread says first', async () => {
  const twice = 'threads.parentPort.postMessage(threads.workerData + 1); threads.parentPort.postMessage(0)'
  await expect(askThread<number>(thread(twice), 41)).resolves.toBe(42)
})

it('fails with what its thread threw', async () => {
  await expect(askThread(thread('throw new Error("no paper")'), null)).rejects.toThrow('no paper')
})

it.each([['has nothing to say', ''], ['leaves', 'process.exit(3)']])(
  'leaves nobody waiting for a thread that %s', async (_, text) => {
    await expect(askThread(thread(text), null)).rejects.toThrow('without an answer')
  },
)

it('ends a thread that thinks for ever, or wants too much', async () => {
  const bounds = { ms: 200, megabytes: 32 }
  await expect(askThread(thread('for (;;) {}'), null, bounds)).rejects.toThrow(ThreadTooSlow)
  const greedy = 'const all = []; for (;;) all.push(new Array(100_000).fill(all))'
  await expect(askThread(thread(greedy), null, { ...bounds, ms: 25_000 })).rejects.toThrow('memory')
})
