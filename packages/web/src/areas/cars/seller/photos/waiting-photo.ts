// A photo that was taken and has not arrived yet, and where a device keeps such photos until they have.
import type { CarPhotoView } from '@bidyard/contract/enums/car-facts'
import type { DamagePosition } from '@bidyard/contract/enums/car-damage'

/** What a photo shows. */
export interface PhotoLabel {
  readonly view: CarPhotoView
  readonly position: DamagePosition | null
  readonly label: string | null
}

/** Where the bytes may go, and until when. */
export interface OpenUpload {
  readonly method: 'PUT'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly endsAt: string
}

export interface WaitingPhoto extends PhotoLabel {
  readonly id: string
  readonly orderId: string
  /** The photo in whose place it comes. */
  readonly replaces: string | null
  readonly file: Blob
  readonly name: string
  readonly takenAt: number
  /** How far it came: each step is written down, so that a page that opens again goes on there. */
  readonly stage: 'taken' | 'announced' | 'sent' | 'kept'
  readonly fileId: string | null
  readonly upload: OpenUpload | null
}

export interface PhotoStore {
  list(): Promise<readonly WaitingPhoto[]>
  put(photo: WaitingPhoto): Promise<void>
  drop(id: string): Promise<void>
}

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

/** Private windows of some browsers keep nothing: then photos live as long as the page. */
export const memoryStore = (): PhotoStore => {
  const photos = new Map<string, WaitingPhoto>()
  return {
    list: async () => [...photos.values()],
    put: async (photo) => void photos.set(photo.id, photo),
    drop: async (id) => void photos.delete(id),
  }
}

export const deviceStore = async (): Promise<PhotoStore> => {
  try {
    const opened = await openDatabase()
    const at = (mode: IDBTransactionMode) => opened.transaction(shelf, mode).objectStore(shelf)
    return {
      list: () => done(at('readonly').getAll() as IDBRequest<WaitingPhoto[]>),
      put: async (photo) => {
        await done(at('readwrite').put(photo))
      },
      drop: (id) => done(at('readwrite').delete(id)),
    }
  } catch {
    return memoryStore()
  }
}
