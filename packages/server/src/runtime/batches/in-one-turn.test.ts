// Those who ask in one turn of the event loop: together, each with an answer of their own, and nobody else with them.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { askTogether } from './in-one-turn.ts'

const open = (most = 10) => {
  const asked: { of: object; questions: readonly number[] }[] = []
  const ask = askTogether<object, number, number>(most, async (of, questions) => {
    asked.push({ of, questions })
    if (questions.includes(0)) throw new Error('nobody knows')
    return questions.filter((question) => question !== 7).map((question) => question * 2)
  })
  return { ask, asked }
}

test('who asks in the same turn is asked for together, who comes later is not held up by it', async () => {
  const { ask, asked } = open()
  const one = {}
  const first = Promise.all([1, 2, 3].map((question) => ask(one, question)))
  await nextTurn()
  const second = ask(one, 4)
  expect(await first).toEqual([2, 4, 6])
  expect(await second).toBe(8)
  expect(asked.map(({ questions }) => questions)).toEqual([[1, 2, 3], [4]])
})

test('who asks somebody else goes apart', async () => {
  const { ask, asked } = open()
  const [one, other] = [{}, {}]
  expect(await Promise.all([ask(one, 1), ask(other, 2), ask(one, 3)])).toEqual([2, 4, 6])
  expect(asked).toEqual([{ of: one, questions: [1, 3] }, { of: other, questions: [2] }])
})

test('no more than so many go together', async () => {
  const { ask, asked } = open(2)
  const one = {}
  expect(await Promise.all([1, 2, 3, 4, 5].map((question) => ask(one, question)))).toEqual([2, 4, 6, 8, 10])
  expect(asked.map(({ questions }) => questions)).toEqual([[1, 2], [3, 4], [5]])
})

test('a failure is told to all who asked with it and to nobody after them', async () => {
  const { ask } = open()
  const one = {}
  const told = await Promise.allSettled([ask(one, 1), ask(one, 0)])
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask(one, 1)).toBe(2)
})

test('nobody is told the answer of another where one is missing', async () => {
  const { ask } = open()
  const one = {}
  const told = await Promise.allSettled([ask(one, 7), ask(one, 1)])
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
