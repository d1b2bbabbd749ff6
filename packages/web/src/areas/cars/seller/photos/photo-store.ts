// Where photos lie until they have arrived: on the device, and what it does not take, with the page.
import type { WaitingPhoto } from './waiting-photo.ts'

/** Nothing fails here: what the device refuses stays with the page, as long as it is open. */
export interface PhotoStore {
  list(): Promise<readonly WaitingPhoto[]>
  put(photo: WaitingPhoto): Promise<void>
  drop(id: string): Promise<void>
  /** Whether it is still there when the page was closed and opened again. */
  outlivesPage(id: string): boolean
}

/** What a device does, or refuses. */
export type Device = Omit<PhotoStore, 'outlivesPage'>

const database = 'bidyard-photos'
const shelf = 'waiting'

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(shelf, { keyPath: 'id' }))
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(opening.error ?? new Error('the device keeps no photos')))
  })

const done = <Value,>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the device keeps no photos')))
  })

/** Opened when it is needed, and anew where it was closed: some browsers do so while a page lies in the background. */
const indexedDevice = (): Device => {
  let opened: IDBDatabase | undefined
  const at = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    try {
      opened ??= await openDatabase()
      return opened.transaction(shelf, mode).objectStore(shelf)
    } catch {
      opened = await openDatabase()
      return opened.transaction(shelf, mode).objectStore(shelf)
    }
  }
  return {
    list: async () => done((await at('readonly')).getAll() as IDBRequest<WaitingPhoto[]>),
    put: async (photo) => {
      await done((await at('readwrite')).put(photo))
    },
    drop: async (id) => done((await at('readwrite')).delete(id)),
  }
}

type Page = Map<string, WaitingPhoto>

export const openPhotoStore = (device: Device, page: Page = new Map()): PhotoStore => ({
  list: async () => {
    const kept = await device.list().catch((): readonly WaitingPhoto[] => [])
    // The page knows further steps of what the device took before it refused.
    return [...kept.filter(({ id }) => !page.has(id)), ...page.values()]
  },
  put: async (photo) => {
    try {
      await device.put(photo)
      page.delete(photo.id)
    } catch {
      page.set(photo.id, photo)
    }
  },
  drop: async (id) => {
    page.delete(id)
    await device.drop(id).catch(() => undefined)
  },
  outlivesPage: (id) => !page.has(id),
})

// One for the whole page: what one screen of a car took, the next one goes on with.
const ofThisPage = openPhotoStore(indexedDevice())

export const photoStore = (): PhotoStore => ofThisPage
