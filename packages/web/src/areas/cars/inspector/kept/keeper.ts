// Keeps checks and their photos in this browser's own database; one change is one transaction.
import { answered, ended } from '../../../../api/device/requests.ts'
import type { KeptCheck, KeptPhoto, Whole } from './kept.ts'

const name = 'bidyard-checks'

const opening = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('checks', { keyPath: 'id' })
    request.result.createObjectStore('photos', { keyPath: 'id' }).createIndex('checkId', 'checkId')
  })
  return answered(request)
}

let opened: Promise<IDBDatabase> | null = null

const database = (): Promise<IDBDatabase> => {
  // One refusal is no reason to refuse the next time.
  opened ??= opening().catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

const inOrder = (photos: readonly KeptPhoto[]): KeptPhoto[] =>
  photos.toSorted((one, other) => one.takenAt - other.takenAt || one.id.localeCompare(other.id))

/** As this version keeps it: another one may have written it down. */
const read = (kept: KeptCheck): KeptCheck => ({ ...kept, removed: (kept as Partial<KeptCheck>).removed ?? [] })

const wholeIn = async (transaction: IDBTransaction, id: string): Promise<Whole> => {
  const check: IDBRequest<KeptCheck | undefined> = transaction.objectStore('checks').get(id)
  const photos: IDBRequest<KeptPhoto[]> = transaction.objectStore('photos').index('checkId').getAll(id)
  const [kept, held] = await Promise.all([answered(check), answered(photos)])
  return { kept: kept === undefined ? null : read(kept), photos: inOrder(held) }
}

export const readWhole = async (id: string): Promise<Whole> =>
  wholeIn((await database()).transaction(['checks', 'photos'], 'readonly'), id)

/** Nothing else changes the check in between, in whichever tab. */
export const changeWhole = async (id: string, change: (whole: Whole) => Whole): Promise<Whole> => {
  // Strict: what is told to be kept outlives an empty battery.
  const transaction = (await database()).transaction(['checks', 'photos'], 'readwrite', { durability: 'strict' })
  const end = ended(transaction)
  const [checks, photos] = [transaction.objectStore('checks'), transaction.objectStore('photos')]
  const before = await wholeIn(transaction, id)
  const after = change(before)
  if (after.kept === null) checks.delete(id)
  else if (after.kept !== before.kept) checks.put(after.kept)
  for (const photo of after.photos) if (!before.photos.includes(photo)) photos.put(photo)
  for (const photo of before.photos)
    if (!after.photos.some((one) => one.id === photo.id)) photos.delete(photo.id)
  await end
  return after
}

export const listKept = async (uid: string): Promise<KeptCheck[]> => {
  const transaction = (await database()).transaction('checks', 'readonly')
  const all: IDBRequest<KeptCheck[]> = transaction.objectStore('checks').getAll()
  return (await answered(all)).filter((kept) => kept.uid === uid).map(read)
}

/** Everything on this device, for what has to be forgotten. */
export const listAllKept = async (): Promise<KeptCheck[]> => {
  const all: IDBRequest<KeptCheck[]> =
    (await database()).transaction('checks', 'readonly').objectStore('checks').getAll()
  return (await answered(all)).map(read)
}
