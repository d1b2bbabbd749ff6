// Telling: reactions and outbox rows live and die with the act that told them.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openClone, type OpenClone } from '../../testing/open-clone.ts'
import { openSampleWork, type SampleWork } from '../../testing/sample/work.ts'
import type { Database } from '../database/database.ts'
import type { Emit, ReactionGiven, Reactions } from './events.ts'

let clone: OpenClone
let database: Database
beforeAll(async () => {
  clone = await openClone()
  database = clone.database
})
afterAll(() => clone.stop())
beforeEach(async () => {
  await database.primary.deleteFrom('outbox').execute()
  await database.primary.deleteFrom('users').execute()
})

const working = async <Result>(
  reactions: Partial<Reactions>, use: (work: SampleWork) => Promise<Result>,
): Promise<Result> => {
  const work = await openSampleWork(database, { reactions })
  try {
    return await use(work)
  } finally {
    await work.stop()
  }
}

const outbox = () => database.primary.selectFrom('outbox').select(['name', 'payload']).orderBy('id').execute()
const names = async () =>
  (await database.primary.selectFrom('users').select('uid').orderBy('uid').execute()).map(({ uid }) => uid)

const writesUser = (uid: string): Partial<Reactions> => ({
  metadataChanged: [async ({ tx }) => void await tx.insertInto('users').values({ uid, name: '홍길동' }).execute()],
})

test('a reaction writes in the transaction of the act, and the outbox remembers what was told in order', async () => {
  await working(writesUser('by-reaction'), ({ act }) => act('clock', async ({ tx, emit }) => {
    await tx.insertInto('users').values({ uid: 'by-act', name: '홍길동' }).execute()
    emit('metadataChanged', { kind: 'first' })
    emit('carCodesChanged', { count: 2 })
    emit('metadataChanged', { kind: 'third' })
  }))
  expect(await names()).toEqual(['by-act', 'by-reaction'])
  expect(await outbox()).toEqual([
    { name: 'metadataChanged', payload: { kind: 'first' } },
    { name: 'carCodesChanged', payload: { count: 2 } },
    { name: 'metadataChanged', payload: { kind: 'third' } },
  ])
})

test('an act that fails after telling takes its events and all that followed along', async () => {
  await expect(working(writesUser('ghost'), ({ act }) => act('clock', async ({ emit }) => {
    emit('metadataChanged', { kind: 'gone' })
    throw new Error('no')
  }))).rejects.toThrow('no')
  expect([await names(), await outbox()]).toEqual([[], []])
})

test('a reaction that fails takes the act along', async () => {
  const failing: Partial<Reactions> = { metadataChanged: [() => Promise.reject(new Error('reaction'))] }
  await expect(working(failing, ({ act }) => act('clock', async ({ tx, emit }) => {
    await tx.insertInto('users').values({ uid: 'by-act', name: '홍길동' }).execute()
    emit('metadataChanged', { kind: 'x' })
  }))).rejects.toThrow('reaction')
  expect([await names(), await outbox()]).toEqual([[], []])
})

test('a reaction hears all events of its kind at once, and several follow in the order of their list', async () => {
  const heard: string[] = []
  await working({
    metadataChanged: [
      async (_, payloads) => void heard.push(`first ${payloads.map(({ kind }) => kind).join()}`),
      async (_, payloads) => void heard.push(`second ${payloads.map(({ kind }) => kind).join()}`),
    ],
  }, ({ act }) => act('clock', async ({ emit }) => {
    for (const kind of ['a', 'b', 'c']) emit('metadataChanged', { kind })
  }))
  expect(heard).toEqual(['first a,b,c', 'second a,b,c'])
})

test('what a reaction tells sets off the next one, with the same doer and the same clock', async () => {
  const seen: unknown[] = []
  await working({
    metadataChanged: [async ({ emit }) => emit('carCodesChanged', { count: 1 })],
    carCodesChanged: [async ({ doer, now }) => void seen.push(doer.actor, now)],
  }, ({ act }) => act('flow', async ({ emit, now }) => {
    seen.push(now)
    emit('metadataChanged', { kind: 'x' })
  }))
  expect(seen).toEqual([seen[0], 'flow', seen[0]])
  expect((await outbox()).map(({ name }) => name)).toEqual(['metadataChanged', 'carCodesChanged'])
})

test('a circle of reactions is stopped and leaves nothing behind', async () => {
  await expect(working({
    metadataChanged: [async ({ emit }) => emit('carCodesChanged', { count: 1 })],
    carCodesChanged: [async ({ emit }) => emit('metadataChanged', { kind: 'again' })],
  }, ({ act }) => act('clock', async ({ emit }) => emit('metadataChanged', { kind: 'x' })))).rejects.toThrow('circle')
  expect(await outbox()).toEqual([])
})

test('refuses what is told after the act has ended, for nobody would hear it', async () => {
  const late = await working({}, ({ act }) => act('clock', async ({ emit }): Promise<Emit> => emit))
  expect(() => late('metadataChanged', { kind: 'late' })).toThrow('after its act had ended')
})

test('takes forty thousand events in one act', async () => {
  await working({}, ({ act }) => act('clock', async ({ emit }) => {
    for (let count = 0; count < 40_000; count++) emit('carCodesChanged', { count })
  }))
  const told = await outbox()
  expect(told.length).toBe(40_000)
  expect(told.every(({ payload }, place) => (payload as { count: number }).count === place)).toBe(true)
})

test('wakes whoever delivers only after a commit that told something', async () => {
  const own = await openClone()
  // A commit that takes its time, so that whoever looks too early finds nothing.
  await own.asOwner((owner) => owner.alone((driver) => driver.unsafe(`
    create function take_time() returns trigger language plpgsql as 'begin perform pg_sleep(0.3); return null; end';
    create constraint trigger outbox_takes_time after insert on outbox deferrable initially deferred
      for each row execute function take_time()`)))
  const wakings: string[] = []
  const found: Promise<number>[] = []
  own.database.onTold((what) => {
    wakings.push(what)
    found.push(own.database.primary.selectFrom('outbox').select('name').execute().then(({ length }) => length))
  })
  const work = await openSampleWork(own.database)
  await work.act('clock', async () => {})
  expect(wakings).toEqual([])
  const failed = work.act('clock', async ({ emit }) => {
    emit('carCodesChanged', { count: 1 })
    return Promise.reject(new Error('no'))
  })
  await expect(failed).rejects.toThrow('no')
  expect(wakings).toEqual([])
  await work.act('clock', async ({ emit }) => emit('carCodesChanged', { count: 1 }))
  expect(wakings).toEqual(['outbox'])
  // Whoever is woken finds what it was woken for.
  expect(await Promise.all(found)).toEqual([1])
  await work.stop()
  await own.stop()
})

test('an act that loses a deadlock is tried again, and its events are told once', async () => {
  const [first, second] = await Promise.all(['left', 'right'].map((uid) =>
    database.primary.insertInto('users').values({ uid, name: '홍길동' }).returning('id').executeTakeFirstOrThrow()))
  const ids = [first?.id ?? '', second?.id ?? '']
  let arrived = 0
  const bothThere: (() => void)[] = []
  const meet = (): Promise<void> => new Promise((resolve) => {
    bothThere.push(resolve)
    arrived += 1
    if (arrived >= 2) for (const go of bothThere) go()
  })
  const renameIn = (order: readonly string[]) => async ({ tx, emit }: ReactionGiven): Promise<void> => {
    for (const [place, id] of order.entries()) {
      await tx.updateTable('users').set({ name: '임꺽정' }).where('id', '=', id).execute()
      if (place === 0) await meet()
    }
    emit('carCodesChanged', { count: 1 })
  }
  await working({}, ({ act }) =>
    Promise.all([ids, ids.toReversed()].map((order) => act('clock', renameIn(order)))))
  // The repeated act may take the free row before the one that waits for it wakes: then one of them loses again.
  expect(arrived).toBeGreaterThanOrEqual(3)
  expect((await outbox()).length).toBe(2)
})
