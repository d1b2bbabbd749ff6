// Wrong uses of the runtime do not compile: were one of them taken, the type check would fail here.
import type { MoneyProposalState } from '@bidyard/contract/enums'
import { list } from '@bidyard/contract/list'
import { sql } from 'kysely'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { sampleCalls } from '../testing/sample/calls.ts'
import { sampleHandlers } from '../testing/sample/handlers.ts'
import { lampMachine, lamps } from '../testing/sample/machine.ts'
import type { Reader, Tx } from './database/database.ts'
import type { Failure } from './failure.ts'
import { action, type ActionGiven, type Handlers, listing, read } from './handler.ts'
import { source } from './list/source.ts'
import { moveStates } from './work/move-states.ts'

const { makeSample, changeSample, getSample, listSamples, readWords } = sampleCalls.sample
const wrongAnswer = { id: 'x', priceWon: 'much' }

describe('an action', () => {
  it('fails only with what its call declares', () => {
    const handler = action(makeSample, async ({ fail }) => {
      const right: Failure[] = [fail('SHOP_NOT_FOUND'), fail('INVALID_INPUT', '0001.invalid_amount')]
      // @ts-expect-error this call declares no such code
      right.push(fail('ALREADY_COMPLETED'))
      // @ts-expect-error this detail belongs to another code
      right.push(fail('INVALID_INPUT', '0001.bidding_restricted'))
      // @ts-expect-error this code has no details
      right.push(fail('SHOP_NOT_FOUND', '0001.invalid_amount'))
      // @ts-expect-error this code is never told without its detail
      right.push(fail('INVALID_INPUT'))
      throw right[0] ?? new Error('none')
    })
    expect(handler.kind).toBe('action')
  })

  it('of a call without errors fails with none', () => {
    const handler = action(changeSample, async ({ fail, body }) => {
      expectTypeOf(fail).parameter(0).toBeNever()
      return body
    })
    expect(handler.kind).toBe('action')
  })

  it('answers what its call says', () => {
    // @ts-expect-error the price is a number
    const wrong = action(makeSample, async () => wrongAnswer)
    // @ts-expect-error the price is missing
    const short = action(makeSample, async () => ({ id: 'x' }))
    // @ts-expect-error an answer is promised
    const none = action(makeSample, async () => {})
    expect([wrong, short, none].map(({ kind }) => kind)).toEqual(['action', 'action', 'action'])
  })

  it('gets what its call declares, and nothing that it does not', () => {
    expectTypeOf<ActionGiven<typeof makeSample>['body']['priceWon']>().toEqualTypeOf<number>()
    expectTypeOf<ActionGiven<typeof makeSample>['params']>().toEqualTypeOf<undefined>()
    expectTypeOf<ActionGiven<typeof changeSample>['params']>().toEqualTypeOf<{ id: string }>()
    expectTypeOf<ActionGiven<typeof makeSample>>().not.toHaveProperty('db')
    // @ts-expect-error an action has a transaction, not a connection to read from
    const wrong = action(makeSample, async ({ db }) => ({ id: String(db), priceWon: 1 }))
    expect(wrong.kind).toBe('action')
  })
})

describe('a read', () => {
  it('has no transaction and tells nothing', () => {
    // @ts-expect-error only an action writes
    const writes = read(readWords, async ({ tx }) => ({ words: [String(tx)] }))
    // @ts-expect-error only an action has something to tell
    const tells = read(readWords, async ({ emit }) => ({ words: [String(emit)] }))
    expect([writes.kind, tells.kind]).toEqual(['read', 'read'])
  })

  it('answers what its call says', () => {
    // @ts-expect-error a word is a text
    const wrong = read(readWords, async () => ({ words: [5] }))
    expect(wrong.kind).toBe('read')
  })
})

describe('a list', () => {
  const columns = {
    id: sql`1`, createdAt: sql`1`, updatedAt: sql`1`, name: sql`1`, paint: sql`1`, ownerId: sql`1`, priceWon: sql`1`,
    sold: sql`1`, seenAt: sql`1`, builtOn: sql`1`, secretWon: sql`1`, weight: sql`1`, rank: sql`1`,
  }
  const item = () => ({
    id: 'x', name: null, paint: null, ownerId: null, priceWon: null, sold: null, seenAt: null, builtOn: null,
    createdAt: 'x', updatedAt: 'x',
  })

  it('has a column for each field that one may filter by, and for each sort key', () => {
    const { secretWon, ...short } = columns
    const { weight, ...unsorted } = columns
    const right = listing(listSamples, ({ db }) => source({ query: db.selectFrom('users').selectAll(), columns, item }))
    const wrong = listing(listSamples, ({ db }) =>
      // @ts-expect-error the column of secretWon is missing
      source({ query: db.selectFrom('users').selectAll(), columns: short, item }))
    const other = listing(listSamples, ({ db }) =>
      // @ts-expect-error the column of weight is missing
      source({ query: db.selectFrom('users').selectAll(), columns: unsorted, item }))
    expect([right, wrong, other].map(({ kind }) => kind)).toEqual(['list', 'list', 'list'])
    expect([secretWon, weight]).toEqual([columns.secretWon, columns.weight])
  })

  it('shows rows as its call says', () => {
    const wrong = listing(listSamples, ({ db }) =>
      // @ts-expect-error this is no sample
      source({ query: db.selectFrom('users').selectAll(), columns, item: () => ({ id: 'x' }) }))
    expect(wrong.kind).toBe('list')
  })

  it('keeps only sort keys that it has to certain roles', () => {
    const options = { path: '/lamps', summary: 'Lamps', who: 'anyone', item: z.object({}), fields: {} } as const
    list({ ...options, sort: ['rank'], sortOnly: { rank: ['staff'] } })
    // @ts-expect-error nobody sorts by rnk
    const wrong = list({ ...options, sort: ['rank'], sortOnly: { rnk: ['staff'] } })
    expect(wrong.list.sort).toEqual(['createdAt', 'updatedAt', 'rank'])
  })

  it('is no handler for a call that is none', () => {
    // @ts-expect-error one sample is no list
    const wrong = listing(getSample, () => source({ query: {} as never, columns, item }))
    expect(wrong.kind).toBe('list')
  })
})

describe('the table of handlers', () => {
  const { sample } = sampleHandlers()

  it('misses none', () => {
    const { makeSample: left, ...others } = sample
    // @ts-expect-error makeSample is missing
    const short: Handlers<typeof sampleCalls> = { sample: others }
    // @ts-expect-error the whole area is missing
    const none: Handlers<typeof sampleCalls> = {}
    expect([Object.keys(short.sample).length, Object.keys(none).length, left.kind])
      .toEqual([Object.keys(sample).length - 1, 0, 'action'])
  })

  it('has each at its place', () => {
    // @ts-expect-error this handler answers another call
    const wrong: Handlers<typeof sampleCalls> = { sample: { ...sample, makeSample: sample.changeSample } }
    expect(wrong.sample.makeSample).toBe(sample.changeSample)
  })
})

describe('a column', () => {
  it('of which a check names the values takes no other, and is read as one of them', () => {
    const find = (db: Reader) => db.selectFrom('money_proposals').select('state').executeTakeFirstOrThrow()
    expectTypeOf<Awaited<ReturnType<typeof find>>['state']>().toEqualTypeOf<MoneyProposalState>()
    const set = (tx: Tx) => [
      tx.updateTable('money_proposals').set({ state: 'refused' }),
      // @ts-expect-error no proposal is ever forgotten
      tx.updateTable('money_proposals').set({ state: 'forgotten' }),
    ]
    expect([find, set].length).toBe(2)
  })
})

describe('a move of states', () => {
  const doer = { actor: 'staff', memberId: null, requestId: null }
  const ids: string[] = []

  it('names an action of its machine and somebody who may do it', () => {
    const moves = [
      (tx: Tx) => moveStates(tx, lamps, { action: 'light', as: 'clock', ids, doer }),
      // @ts-expect-error no lamp is ever sold
      (tx: Tx) => moveStates(tx, lamps, { action: 'sell', as: 'staff', ids, doer }),
      // @ts-expect-error the clock never dims
      (tx: Tx) => moveStates(tx, lamps, { action: 'dim', as: 'clock', ids, doer }),
      // @ts-expect-error nobody of this name takes part
      (tx: Tx) => moveStates(tx, lamps, { action: 'dim', as: 'neighbour', ids, doer }),
    ]
    expect([moves.length, Object.keys(lampMachine.actions)]).toEqual([4, expect.not.arrayContaining(['sell'])])
  })

  it('happens in a transaction only', () => {
    // @ts-expect-error a connection to read from is no transaction
    const wrong = (db: Reader) => moveStates(db, lamps, { action: 'light', as: 'staff', ids, doer })
    expectTypeOf<Tx>().toExtend<Reader>()
    expectTypeOf<Reader>().not.toExtend<Tx>()
    expect(wrong).toBeTypeOf('function')
  })
})
