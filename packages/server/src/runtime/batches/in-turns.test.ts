// Turns: one at a time for each question, one answer for all who wait for it, and never one from before they asked.
import { expect, test } from 'vitest'
import { openTurns } from './in-turns.ts'

const longMs = 60_000

/** Work that ends when it is told to, and counts how often it began. */
const openWork = () => {
  const ends: (() => void)[] = []
  let begun = 0
  return {
    begun: () => begun,
    end: () => ends.shift()?.(),
    work: () => {
      const turn = ++begun
      return new Promise<number>((resolve) => ends.push(() => resolve(turn)))
    },
  }
}

test('who asks while the same is being read shares the next turn, and only that', async () => {
  const [share, { work, end, begun }] = [openTurns(longMs), openWork()]
  const first = share('all', work)
  const later = [share('all', work), share('all', work), share('all', work)]
  expect(begun()).toBe(1)
  end()
  expect(await first).toBe(1)
  await expect.poll(begun).toBe(2)
  const last = share('all', work)
  end()
  expect(await Promise.all(later)).toEqual([2, 2, 2])
  await expect.poll(begun).toBe(3)
  end()
  expect(await last).toBe(3)
  const alone = share('all', work)
  expect(begun()).toBe(4)
  end()
  expect(await alone).toBe(4)
})

test('other questions do not wait', async () => {
  const [share, one, other] = [openTurns(longMs), openWork(), openWork()]
  const waiting = share('one', one.work)
  const answer = share('other', other.work)
  other.end()
  expect(await answer).toBe(1)
  one.end()
  expect(await waiting).toBe(1)
})

test('what failed is asked anew by whoever waited behind it', async () => {
  const share = openTurns(longMs)
  const failing = share('all', () => Promise.reject(new Error('the database went away')))
  const behind = share('all', () => Promise.resolve('there'))
  await expect(failing).rejects.toThrow('went away')
  expect(await behind).toBe('there')
})

test('one that fails before it promises anything stands in nobody’s way', async () => {
  const share = openTurns(longMs)
  const silent = openWork()
  const first = share('all', silent.work)
  const throws = share('all', () => {
    throw new Error('no place to look')
  })
  silent.end()
  await expect(throws).rejects.toThrow('no place')
  expect(await first).toBe(1)
  expect(await share('all', () => Promise.resolve('there'))).toBe('there')
})

test('behind one that stands still nobody waits longer than the patience, and the turns go on', async () => {
  const share = openTurns(20)
  const silent = openWork()
  const stuck = share('all', silent.work)
  const behind = [share('all', () => Promise.resolve('there')), share('all', () => Promise.resolve('twice'))]
  expect(await Promise.all(behind)).toEqual(['there', 'there'])
  expect(await share('all', () => Promise.resolve('anew'))).toBe('anew')
  silent.end()
  expect(await stuck).toBe(1)
  expect(await share('all', () => Promise.resolve('later'))).toBe('later')
})

test('who shares an answer has one of their own, where they ask for it', async () => {
  const [share, { work, end, begun }] = [openTurns(longMs), openWork()]
  const look = async () => [await work()]
  const first = share('all', look, (rows) => [...rows])
  const [one, other] = [share('all', look, (rows) => [...rows]), share('all', look, (rows) => [...rows])]
  end()
  expect(await first).toEqual([1])
  await expect.poll(begun).toBe(2)
  end()
  ;(await one).length = 0
  expect(await other).toEqual([2])
})
