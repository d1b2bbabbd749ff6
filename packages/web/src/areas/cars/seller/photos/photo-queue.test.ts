// Photos on their way: kept until they have arrived, begun again where they broke off, and never sent by two pages.
import { describe, expect, it, vi } from 'vitest'
import { CallFailure } from '../../../../api/call-failure.ts'
import { openPhotoQueue, type PhotoQueue, type QueueAsks } from './photo-queue.ts'
import { type Device, openPhotoStore } from './photo-store.ts'
import type { WaitingPhoto } from './waiting-photo.ts'

const photo = (id: string, given: Partial<WaitingPhoto> = {}): WaitingPhoto => ({
  id, orderId: 'order', view: 'front', position: null, label: null, replaces: null, file: new Blob(['x']),
  name: `${id}.jpg`, takenAt: Date.now(), stage: 'taken', fileId: null, upload: null, ...given,
})

const deviceOf = (): Device => {
  const photos = new Map<string, WaitingPhoto>()
  return {
    list: async () => [...photos.values()],
    put: async (one) => void photos.set(one.id, one),
    drop: async (id) => void photos.delete(id),
  }
}
const refuses = () => Promise.reject(new Error('no photo is kept in a private window'))

const statesOf = (queue: PhotoQueue) => queue.photos().map(({ photo: { id }, state }) => [id, state])
const asking = (send: QueueAsks['send']): QueueAsks => ({ send, onArrived: () => undefined })
const offline = new CallFailure({ kind: 'network' })
const refused = new CallFailure({ kind: 'answer', status: 400, code: 'BadRequestSchema' })

describe('a queue of photos', () => {
  it('sends each one, drops it from the device, and says that it arrived', async () => {
    const store = openPhotoStore(deviceOf())
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
    const store = openPhotoStore(deviceOf())
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
    const store = openPhotoStore({ ...deviceOf(), put: refuses })
    const stages: string[] = []
    const queue = openPhotoQueue(store, 'order', asking(async (one, { reach }) => {
      await reach({ ...one, stage: 'sent', fileId: 'file' })
      stages.push(...queue.photos().map(({ photo: { stage } }) => stage))
    }))
    queue.add(photo('a'))
    await vi.waitFor(() => expect(statesOf(queue)).toEqual([]))
    expect(stages).toEqual(['sent'])
    expect(await store.list()).toEqual([])
    queue.close()
  })

  it('leaves what the device does not keep to the next screen of the page, and says that it ends with it', async () => {
    const store = openPhotoStore({ ...deviceOf(), put: refuses })
    const first = openPhotoQueue(store, 'order', asking(async (one, { reach }) => {
      await reach({ ...one, stage: 'sent', fileId: 'file' })
      throw offline
    }))
    first.add(photo('a'))
    await vi.waitFor(() => expect(statesOf(first)).toEqual([['a', 'away']]))
    expect(first.photos().map(({ outlivesPage }) => outlivesPage)).toEqual([false])
    first.close()
    const seen: WaitingPhoto[] = []
    const second = openPhotoQueue(store, 'order', asking(async (one) => void seen.push(one)))
    await vi.waitFor(() => expect(seen).toMatchObject([{ id: 'a', stage: 'sent', fileId: 'file' }]))
    await vi.waitFor(() => expect(statesOf(second)).toEqual([]))
    second.close()
  })

  it('knows the last step of what the device took before it refused', async () => {
    const device = deviceOf()
    let isFull = false
    const store = openPhotoStore({ ...device, put: (one) => (isFull ? refuses() : device.put(one)) })
    await store.put(photo('a'))
    expect(store.outlivesPage('a')).toBe(true)
    isFull = true
    await store.put(photo('a', { stage: 'kept' }))
    expect((await store.list()).map(({ stage }) => stage)).toEqual(['kept'])
    expect(store.outlivesPage('a')).toBe(false)
    isFull = false
    await store.put(photo('a', { stage: 'kept' }))
    expect(store.outlivesPage('a')).toBe(true)
  })

  it('forgets what is taken away while a device makes up its mind to refuse it', async () => {
    const refusal = Promise.withResolvers<void>()
    const store = openPhotoStore({ ...deviceOf(), put: () => refusal.promise })
    const sent: string[] = []
    const queue = openPhotoQueue(store, 'order', asking(async ({ id }) => void sent.push(id)))
    queue.add(photo('a'))
    queue.remove('a')
    refusal.reject(new Error('full'))
    await expect(refusal.promise).rejects.toThrow('full')
    await vi.waitFor(async () => expect([await store.list(), sent, statesOf(queue)]).toEqual([[], [], []]))
    expect(store.outlivesPage('a')).toBe(true)
    queue.close()
  })

  it('holds nobody up who closes it while it looks what is there', async () => {
    const device = deviceOf()
    const looks: (() => void)[] = []
    const store = openPhotoStore({ ...device, list: async () => {
      await new Promise<void>((resolve) => looks.push(resolve))
      return device.list()
    } })
    let isOver = false
    const queue = openPhotoQueue(store, 'order', {
      ...asking(async () => undefined),
      whenMine: async (work) => {
        await work()
        isOver = true
      },
    })
    const look = async (at: number) => {
      await vi.waitFor(() => expect(looks.length).toBe(at))
      looks[at - 1]?.()
    }
    await look(1)
    await vi.waitFor(() => expect(looks.length).toBe(2))
    queue.close()
    await look(2)
    await vi.waitFor(() => expect(isOver).toBe(true))
  })

  it('is neither stopped by a device that cannot be read nor by one that forgets nothing', async () => {
    const store = openPhotoStore({ ...deviceOf(), list: refuses, drop: refuses })
    const arrived: string[] = []
    const queue = openPhotoQueue(store, 'order', {
      send: async () => undefined, onArrived: ({ id }) => arrived.push(id),
    })
    queue.add(photo('a'))
    await vi.waitFor(() => expect(arrived).toEqual(['a']))
    await vi.waitFor(() => expect(statesOf(queue)).toEqual([]))
    queue.close()
  })

  it('waits without a net and goes on when it is back; what is refused waits for a person', async () => {
    let isOnline = false
    const queue = openPhotoQueue(openPhotoStore(deviceOf()), 'order', asking(async ({ id }) => {
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
    const store = openPhotoStore(deviceOf())
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
    const store = openPhotoStore(deviceOf())
    await store.put(photo('old', { takenAt: Date.now() - 31 * 86_400_000 }))
    const queue = openPhotoQueue(store, 'order', asking(async () => undefined))
    await vi.waitFor(async () => expect(await store.list()).toEqual([]))
    expect(statesOf(queue)).toEqual([])
    queue.close()
  })
})
