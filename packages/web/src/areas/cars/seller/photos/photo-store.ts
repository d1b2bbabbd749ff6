// Where photos lie until they have arrived: on the device, and what it does not take, with the page.
import { answered, ended } from '../../../../api/device/requests.ts'
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

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(database, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(shelf, { keyPath: 'id' }))
  return answered(request)
}

/** Opened when it is needed, and anew where it was closed: some browsers do so while a page lies in the background. */
const indexedDevice = (): Device => {
  let opened: IDBDatabase | undefined
  const begin = async (mode: IDBTransactionMode): Promise<IDBTransaction> => {
    try {
      opened ??= await openDatabase()
      return opened.transaction(shelf, mode)
    } catch {
      opened = await openDatabase()
      return opened.transaction(shelf, mode)
    }
  }
  const change = async (how: (photos: IDBObjectStore) => unknown): Promise<void> => {
    const transaction = await begin('readwrite')
    const end = ended(transaction)
    how(transaction.objectStore(shelf))
    await end
  }
  return {
    list: async () => {
      const transaction = await begin('readonly')
      return answered(transaction.objectStore(shelf).getAll() as IDBRequest<WaitingPhoto[]>)
    },
    put: (photo) => change((photos) => photos.put(photo)),
    drop: (id) => change((photos) => photos.delete(id)),
  }
}

export const openPhotoStore = (device: Device): PhotoStore => {
  const page = new Map<string, WaitingPhoto>()
  // What is dropped while it is still written down does not come back.
  const gone = new Set<string>()
  const dropThere = (id: string): Promise<void> => device.drop(id).catch(() => undefined)
  return {
    list: async () => {
      const kept = await device.list().catch((): readonly WaitingPhoto[] => [])
      // The page knows further steps of what the device took before it refused.
      return [...kept.filter(({ id }) => !page.has(id)), ...page.values()].filter(({ id }) => !gone.has(id))
    },
    put: async (photo) => {
      try {
        await device.put(photo)
        page.delete(photo.id)
      } catch {
        if (!gone.has(photo.id)) page.set(photo.id, photo)
      }
      if (gone.has(photo.id)) await dropThere(photo.id)
    },
    drop: async (id) => {
      gone.add(id)
      page.delete(id)
      await dropThere(id)
    },
    outlivesPage: (id) => !page.has(id),
  }
}

// One for the whole page: what one screen of a car took, the next one goes on with.
export const photoStore = openPhotoStore(indexedDevice())
