// Photos on their way: kept until they have arrived, begun again where they broke off, and never sent by two pages.
import { describe, expect, it, vi } from 'vitest'
import { CallFailure } from '../../../../api/call-failure.ts'
import { openPhotoQueue, type PhotoQueue, type QueueAsks } from './photo-queue.ts'
import { memoryStore, type WaitingPhoto } from './waiting-photo.ts'

const photo = (id: string, given: Partial<WaitingPhoto> = {}): WaitingPhoto => ({
  id, orderId: 'order', view: 'front', position: null, label: null, replaces: null, file: new Blob(['x']),
  name: `${id}.jpg`, takenAt: Date.now(), stage: 'taken', fileId: null, upload: null, ...given,
})

const statesOf = (queue: PhotoQueue) => queue.photos().map(({ photo: { id }, state }) => [id, state])
const asking = (send: QueueAsks['send']): QueueAsks => ({ send, onArrived: () => undefined })
const offline = new CallFailure({ kind: 'network' })
const refused = new CallFailure({ kind: 'answer', status: 400, code: 'BadRequestSchema' })

describe('a queue of photos', () => {
  it('sends each one, drops it from the device, and says that it arrived', async () => {
    const store = memoryStore()
    const arrived: string[] = []
    const queue = openPhotoQueue(store, 'order', {
      send: async () => undefined, onArrived: ({ id }) => arrived.push(id),
    })
    for (const id of ['a', 'b', 'c']) queue.add(photo(id))
    await vi.waitFor(() => expect(statesOf(queue)).toEqual([]))
    expect(arrived.toSorted()).toEqual(['a', 'b', 'c'])
    expect(await store.list()).toEqual([])
    queue.close()
  })

  it('goes on after another visit where a photo broke off, and leaves those of other cars alone', async () => {
    const store = memoryStore()
    const first = openPhotoQueue(store, 'order', asking(async (one, { reach }) => {
      await reach({ ...one, stage: 'sent', fileId: 'file' })
      throw offline
    }))
    first.add(photo('a'))
    await vi.waitFor(() => expect(statesOf(first)).toEqual([['a', 'away']]))
    first.close()
    await store.put(photo('b', { orderId: 'other' }))
    const seen: WaitingPhoto[] = []
    const second = openPhotoQueue(store, 'order', asking(async (one) => void seen.push(one)))
    await vi.waitFor(() => expect(seen).toMatchObject([{ id: 'a', stage: 'sent', fileId: 'file' }]))
    await vi.waitFor(async () => expect((await store.list()).map(({ id }) => id)).toEqual(['b']))
    second.close()
  })

  it('sends a photo that the device does not keep', async () => {
    const store = { ...memoryStore(), put: () => Promise.reject(new Error('no photo is kept in a private window')) }
    const stages: string[] = []
    const queue = openPhotoQueue(store, 'order', asking(async (one, { reach }) => {
      await reach({ ...one, stage: 'sent', fileId: 'file' })
      stages.push(...queue.photos().map(({ photo: { stage } }) => stage))
    }))
    queue.add(photo('a'))
    await vi.waitFor(() => expect(statesOf(queue)).toEqual([]))
    expect(stages).toEqual(['sent'])
    queue.close()
  })

  it('waits without a net and goes on when it is back; what is refused waits for a person', async () => {
    let isOnline = false
    const queue = openPhotoQueue(memoryStore(), 'order', asking(async ({ id }) => {
      if (id === 'bad') throw refused
      if (!isOnline) throw offline
    }))
    queue.add(photo('good'))
    queue.add(photo('bad'))
    await vi.waitFor(() => expect(statesOf(queue)).toEqual([['good', 'away'], ['bad', 'refused']]))
    isOnline = true
    queue.wake()
    await vi.waitFor(() => expect(statesOf(queue)).toEqual([['bad', 'refused']]))
    queue.remove('bad')
    expect(statesOf(queue)).toEqual([])
    queue.close()
  })

  it('sends nothing while another page does, and nothing twice when its turn comes', async () => {
    const store = memoryStore()
    await store.put(photo('a'))
    let turn: (() => void) | undefined
    const sent: string[] = []
    const queue = openPhotoQueue(store, 'order', {
      ...asking(async ({ id }) => void sent.push(id)),
      whenMine: async (work) => {
        await new Promise<void>((resolve) => {
          turn = resolve
        })
        await work()
      },
    })
    await vi.waitFor(() => expect(statesOf(queue)).toEqual([['a', 'waiting']]))
    await vi.waitFor(() => expect(turn).toBeDefined())
    // The other page brought it there.
    await store.drop('a')
    turn?.()
    await vi.waitFor(() => expect(statesOf(queue)).toEqual([]))
    expect(sent).toEqual([])
    queue.close()
  })

  it('forgets what nobody came back for', async () => {
    const store = memoryStore()
    await store.put(photo('old', { takenAt: Date.now() - 31 * 86_400_000 }))
    const queue = openPhotoQueue(store, 'order', asking(async () => undefined))
    await vi.waitFor(async () => expect(await store.list()).toEqual([]))
    expect(statesOf(queue)).toEqual([])
    queue.close()
  })
})
