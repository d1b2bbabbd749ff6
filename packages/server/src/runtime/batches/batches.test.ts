// Works that are committed together: none waits for a timer, a bad one fails alone, and nobody fills the line.
import { afterEach, describe, expect, test } from 'vitest'
import { openBatches } from './batches.ts'

interface Turn {
  readonly items: readonly string[]
  readonly finish: (outcomes: readonly string[]) => void
  readonly fail: (error: unknown) => void
}

let turns: Turn[] = []
afterEach(() => {
  turns = []
})

const given = {
  lanes: 1, batchMax: 4, waitingMax: 6, ownerMax: 3, isOfOne: () => true,
  run: (items: readonly string[]) => new Promise<readonly string[]>((finish, fail) =>
    void turns.push({ items, finish, fail })),
}
const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))
const last = (): Turn => {
  const turn = turns.at(-1)
  if (turn === undefined) throw new Error('no batch is on its way')
  return turn
}
const done = ({ items, finish }: Turn): void => finish(items.map((item) => `${item} done`))

describe('a batch', () => {
  test('takes whatever arrived in the same moment, and the next one what arrived meanwhile', async () => {
    const batches = openBatches(given)
    const first = [batches.submit('a', '1'), batches.submit('b', '2')]
    await nextTurn()
    const second = [batches.submit('c', '1'), batches.submit('d', '2')]
    await nextTurn()
    expect(turns.map(({ items }) => items)).toEqual([['a', 'b']])
    done(last())
    expect(await Promise.all(first)).toEqual(['a done', 'b done'])
    await nextTurn()
    expect(last().items).toEqual(['c', 'd'])
    done(last())
    expect(await Promise.all(second)).toEqual(['c done', 'd done'])
    await batches.settled()
  })

  test('keeps the order of arrival, and leaves to the other lane its share', async () => {
    const batches = openBatches({ ...given, lanes: 2, batchMax: 10, waitingMax: 20 })
    const all = Promise.all(Array.from('abcdef', (item) => batches.submit(item, item)))
    await nextTurn()
    expect(turns.map(({ items }) => items)).toEqual([['a', 'b', 'c'], ['d', 'e', 'f']])
    turns.forEach(done)
    expect(await all).toHaveLength(6)
  })

  test('holds back what shares a name with one that is under way, in whichever lane', async () => {
    const lanes = { lanes: 2, batchMax: 10, waitingMax: 20 }
    const batches = openBatches({ ...given, ...lanes, namesOf: (item) => [item.charAt(0)] })
    const all = Promise.all(['a1', 'a2', 'b1', 'a3'].map((item) => batches.submit(item, item)))
    await nextTurn()
    expect(turns.map(({ items }) => items)).toEqual([['a1', 'b1']])
    turns.forEach(done)
    await expect.poll(() => turns.map(({ items }) => items)).toEqual([['a1', 'b1'], ['a2']])
    done(last())
    await expect.poll(() => turns.length).toBe(3)
    done(last())
    expect(await all).toEqual(['a1 done', 'a2 done', 'b1 done', 'a3 done'])
    await batches.settled()
  })

  test('that fails is halved until the bad one stands alone', async () => {
    const run = async (items: readonly string[]): Promise<readonly string[]> => {
      if (items.includes('bad')) throw new Error(`one of ${items.length}`)
      return items
    }
    const batches = openBatches({ ...given, run })
    const told = await Promise.allSettled(['a', 'bad', 'c', 'd'].map((item) => batches.submit(item, item)))
    expect(told.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
      'a', 'Error: one of 1', 'c', 'd',
    ])
  })

  test('that fails for all is not halved', async () => {
    let runs = 0
    const run = async (): Promise<readonly string[]> => {
      runs += 1
      throw new Error('no database')
    }
    const batches = openBatches({ ...given, run, isOfOne: () => false })
    const told = await Promise.allSettled(['a', 'b'].map((item) => batches.submit(item, item)))
    expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(runs).toBe(1)
  })
})

describe('the line', () => {
  test('has an end, for one owner and for all, and moves on', async () => {
    const batches = openBatches(given)
    const ones = ['a', 'b', 'c'].map((item) => batches.submit(item, 'one'))
    await expect(batches.submit('d', 'one')).rejects.toMatchObject({ reason: 'unavailable' })
    const twos = ['d', 'e', 'f'].map((item) => batches.submit(item, 'two'))
    await expect(batches.submit('g', 'three')).rejects.toMatchObject({ reason: 'unavailable' })
    await nextTurn()
    done(last())
    await Promise.all(ones)
    await nextTurn()
    done(last())
    await Promise.all(twos)
    const again = batches.submit('h', 'one')
    await nextTurn()
    done(last())
    expect(await again).toBe('h done')
  })
})
