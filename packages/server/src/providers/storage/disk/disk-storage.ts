// The storage on a disk of our own: it judges forms and links itself, by the very rules that a bucket would.
import { hkdfSync } from 'node:crypto'
import type { Readable } from 'node:stream'
import { type DiskObjects, openDiskObjects, type OpenObject, WrongSize } from './disk-objects.ts'
import { BadForm, boundaryOf, readForm, readText } from './multipart.ts'
import { type FormFault, judgeForm, type PolicyPlace, writePolicy } from './post-policy.ts'
import { type LinkKey, readLink, writeLink } from '../signed-link.ts'
import { isStorageKey, ObjectChanged, type Storage, StorageDown, type StoredObject } from '../storage.ts'

export type UploadFault =
  | FormFault | 'EntityTooLarge' | 'EntityTooSmall' | 'AccessDenied' | 'MissingContentLength' | 'IncompleteBody'
export interface Received {
  readonly fault?: UploadFault
  readonly field?: string
}

export interface ShownObject {
  readonly contentType: string
  readonly disposition: string
  readonly sizeBytes: number
  readonly secondsLeft: number
  readonly content: Readable
}

export interface DiskStorage extends Storage {
  readonly kind: 'disk'
  receiveForm(contentType: string | undefined, body: AsyncIterable<Uint8Array>): Promise<Received>
  receivePut(given: {
    readonly key: string; readonly query: unknown; readonly body: AsyncIterable<Uint8Array>
    readonly contentType: string | undefined; readonly contentLength: string | undefined
  }): Promise<Received>
  show(key: string, query: unknown): Promise<ShownObject | undefined>
}

export interface DiskOptions {
  readonly folder: string
  readonly place: PolicyPlace
  readonly linkKey: LinkKey
  /** The product's clock: a link ends when it says so. */
  readonly now: () => Promise<Date>
  /** In front of every address, when the server is known by one. */
  readonly publicUrl?: string | undefined
}

export const uploadPath = '/files/upload'
export const readPath = '/files/read'

const fieldsMax = 40
const fieldBytesMax = 20_000

/** The disk signs its forms as a bucket would; its secret is drawn from the server's own. */
export const diskPlaceOf = (secret: string): PolicyPlace => ({
  bucket: 'bidyard', accessKeyId: 'BIDYARDLOCALDISK', region: 'local',
  secretAccessKey: Buffer.from(hkdfSync('sha256', secret, '', 'disk storage', 32)).toString('base64url'),
})

const receiveForm = async (
  objects: DiskObjects, place: PolicyPlace, now: Date, boundary: string, body: AsyncIterable<Uint8Array>,
): Promise<Received> => {
  const fields = new Map<string, string>()
  for await (const part of readForm(body, boundary)) {
    const name = part.name.toLowerCase()
    if (name !== 'file') {
      if (fields.has(name) || fields.size === fieldsMax) return { fault: 'MalformedPOSTRequest' }
      fields.set(name, await readText(part, fieldBytesMax))
      continue
    }
    const judged = judgeForm(fields, place, now)
    if (judged.fault !== undefined) return judged
    if (!isStorageKey(judged.key)) return { fault: 'PolicyConditionFailed', field: 'key' }
    await objects.write(judged.key, judged.contentType, part.body, judged)
    return {}
  }
  return { fault: 'MalformedPOSTRequest' }
}

class BrokenOff extends Error {}

/** A sender who goes away in the middle is no failure of ours. */
async function* sent(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (error) {
    throw new BrokenOff('the sender is gone', { cause: error })
  }
}

/** What the sender did wrong is an answer; all else goes on as the error that it is. */
const faultOf = (error: unknown): Received => {
  if (error instanceof BrokenOff) return { fault: 'IncompleteBody' }
  if (error instanceof BadForm) return { fault: 'MalformedPOSTRequest' }
  if (error instanceof WrongSize) return { fault: error.tooLarge ? 'EntityTooLarge' : 'EntityTooSmall' }
  throw error
}

const isOver = (ends: string | undefined, now: Date): boolean => !(Number(ends) > now.getTime())

const opened = async (objects: DiskObjects, { key, etag }: StoredObject): Promise<OpenObject> => {
  const found = await objects.open(key)
  if (found !== undefined && found.object.etag === etag) return found
  await found?.close()
  throw new ObjectChanged(key)
}

const putPath = (key: string): string => `${uploadPath}/${key}`
const showPath = (key: string): string => `${readPath}/${key}`

type Links = Pick<Storage, 'postPolicy' | 'putUrl' | 'readUrl'>

const writers = ({ place, linkKey, now, publicUrl }: DiskOptions): Links => {
  const front = publicUrl?.replace(/\/$/, '') ?? ''
  return {
    postPolicy: async (wish) => ({ url: front + uploadPath, fields: writePolicy(wish, place, await now()) }),
    putUrl: async ({ key, contentType, sizeBytes, seconds }) => {
      const ends = String((await now()).getTime() + seconds * 1_000)
      const values = { type: contentType, bytes: String(sizeBytes), ends }
      return { url: front + writeLink('put', putPath(key), values, linkKey), headers: { 'content-type': contentType } }
    },
    readUrl: async ({ key, contentType, disposition, seconds }) => {
      // Rounded, so that a picture keeps its address for a while and browsers need not load it again.
      const step = seconds * 500
      const ends = String(Math.floor((await now()).getTime() / step) * step + 2 * step)
      return front + writeLink('read', showPath(key), { type: contentType, disposition, ends }, linkKey)
    },
  }
}

type Judge = Pick<DiskStorage, 'receiveForm' | 'receivePut' | 'show'>

const judges = (objects: DiskObjects, { place, linkKey, now }: DiskOptions): Judge => ({
  receiveForm: async (contentType, body) => {
    const boundary = boundaryOf(contentType)
    if (boundary === undefined) return { fault: 'MalformedPOSTRequest' }
    return receiveForm(objects, place, await now(), boundary, sent(body)).catch(faultOf)
  },
  receivePut: async ({ key, query, body, contentType, contentLength }) => {
    const values = readLink('put', putPath(key), query, linkKey)
    if (values === undefined || !isStorageKey(key)) return { fault: 'SignatureDoesNotMatch' }
    if (isOver(values['ends'], await now())) return { fault: 'ExpiredPolicy' }
    if (contentLength === undefined) return { fault: 'MissingContentLength' }
    const bytes = Number(values['bytes'])
    if (contentType === undefined || contentType !== values['type']) return { fault: 'AccessDenied' }
    if (Number(contentLength) !== bytes) return { fault: 'AccessDenied' }
    const bounds = { minBytes: bytes, maxBytes: bytes }
    return objects.write(key, contentType, sent(body), bounds).then(() => ({}), faultOf)
  },
  show: async (key, query) => {
    const values = readLink('read', showPath(key), query, linkKey)
    if (values === undefined || !isStorageKey(key)) return undefined
    const at = await now()
    if (isOver(values['ends'], at)) return undefined
    const found = await objects.open(key)
    return found && {
      contentType: values['type'] ?? '', disposition: values['disposition'] ?? 'attachment',
      sizeBytes: found.object.sizeBytes, content: found.stream(),
      secondsLeft: Math.floor((Number(values['ends']) - at.getTime()) / 1_000),
    }
  },
})

export const openDiskStorage = async (options: DiskOptions): Promise<DiskStorage> => {
  const objects = await openDiskObjects(options.folder).catch((error: unknown) => {
    throw new StorageDown(error)
  })
  return {
    kind: 'disk',
    ...writers(options),
    ...judges(objects, options),
    head: async (key) => {
      const found = await objects.open(key)
      await found?.close()
      return found?.object
    },
    readStart: async (object, bytes) => {
      const found = await opened(objects, object)
      const chunks: Uint8Array[] = []
      for await (const chunk of found.stream(bytes)) chunks.push(chunk as Uint8Array)
      return Buffer.concat(chunks)
    },
    read: async (object) => (await opened(objects, object)).stream(),
    write: (key, contentType, content, givenUp) => objects.write(key, contentType, content, undefined, givenUp),
    copy: async (object, toKey) => {
      const found = await opened(objects, object)
      await objects.write(toKey, found.object.contentType, found.stream())
    },
    delete: async (keys) => {
      for (const key of keys) await objects.remove(key)
    },
    list: (prefix) => objects.list(prefix),
  }
}
