// Objects as files of a folder: written aside, forced to the disk and moved into place whole, never half.
import { randomUUID } from 'node:crypto'
import type { BigIntStats, Dirent } from 'node:fs'
import { type FileHandle, mkdir, open, opendir, readdir, rename, rmdir, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { checkedKey, isStorageKey, StorageDown, type StoredObject, whileWaitedFor } from '../storage.ts'

export interface SizeBounds {
  readonly minBytes: number
  readonly maxBytes: number
}

export class WrongSize extends Error {
  readonly tooLarge: boolean

  constructor(tooLarge: boolean) {
    super(tooLarge ? 'too many bytes' : 'too few bytes')
    this.tooLarge = tooLarge
  }
}

export interface OpenObject {
  readonly object: StoredObject
  /** From the beginning, or only so many bytes of it; closes the file at its end. */
  stream(bytes?: number): Readable
  close(): Promise<void>
}

export interface DiskObjects {
  open(key: string): Promise<OpenObject | undefined>
  write(
    key: string, contentType: string, content: AsyncIterable<Uint8Array>, bounds?: SizeBounds, givenUp?: AbortSignal,
  ): Promise<void>
  remove(key: string): Promise<void>
  list(prefix: string): AsyncIterable<StoredObject>
}

// The type stands in front of the content, in the same file: at no moment is one there without the other.
const headBytes = 256
const mark = 'BIDYARD-OBJECT 1'
const headOf = (contentType: string): Buffer => {
  const head = Buffer.alloc(headBytes, ' ')
  if (head.write(`${mark}\n${contentType}\n`) >= headBytes) throw new Error('the content type is too long')
  return head
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code
const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR'

/** What the disk refuses is no fault of the caller: full, read-only, broken or taken away. */
const orDown = (error: unknown): unknown =>
  error instanceof Error && 'syscall' in error ? new StorageDown(error) : error

const factsOf = ({ ino, mtimeNs, mtime, size }: BigIntStats) => ({
  sizeBytes: Math.max(0, Number(size) - headBytes), etag: `${ino}-${mtimeNs}-${size}`, modifiedAt: mtime,
})

const readObject = async (handle: FileHandle, key: string): Promise<StoredObject> => {
  const facts = await handle.stat({ bigint: true })
  const { buffer } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
  const [found, contentType] = buffer.toString('utf8').split('\n')
  if (found !== mark || contentType === undefined) throw new Error(`the object ${key} has no head`)
  return { key, contentType, ...factsOf(facts) }
}

const forceFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** An emptied folder may be removed at the very moment in which a new object wants into it. */
const moveInto = async (from: string, to: string): Promise<void> => {
  for (let tries = 1; ; tries++)
    try {
      await mkdir(dirname(to), { recursive: true, mode: 0o700 })
      await rename(from, to)
      return await forceFolder(dirname(to))
    } catch (error) {
      if (!isMissing(error) || tries === 5) throw error
    }
}

const fill = async (
  handle: FileHandle, contentType: string, content: AsyncIterable<Uint8Array>, bounds: SizeBounds,
): Promise<void> => {
  await handle.write(headOf(contentType))
  let bytes = 0
  for await (const chunk of content) {
    bytes += chunk.length
    if (bytes > bounds.maxBytes) throw new WrongSize(true)
    for (let done = 0; done < chunk.length; )
      done += (await handle.write(chunk, done)).bytesWritten
  }
  if (bytes < bounds.minBytes) throw new WrongSize(false)
  await handle.sync()
}

const sorted = async (folder: string): Promise<Dirent[]> =>
  (await readdir(folder, { withFileTypes: true })).toSorted((a, b) => (a.name < b.name ? -1 : 1))

const leftoverMs = 86_400_000

/** What a killed process left behind; a younger one may still be on its way in another process. */
const clearLeftovers = async (folder: string): Promise<void> => {
  for await (const { name } of await opendir(folder)) {
    const path = join(folder, name)
    const facts = await stat(path).catch(() => undefined)
    if (facts !== undefined && Date.now() - facts.mtimeMs > leftoverMs) await unlink(path).catch(() => {})
  }
}

const openAt = async (path: string, key: string): Promise<OpenObject | undefined> => {
  const handle = await open(path, 'r').catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw orDown(error)
  })
  if (handle === undefined) return undefined
  try {
    const object = await readObject(handle, key)
    const last = (bytes?: number) => (bytes === undefined ? {} : { end: headBytes + bytes - 1 })
    return {
      object, close: () => handle.close(),
      stream: (bytes) => handle.createReadStream({ start: headBytes, ...last(bytes) }),
    }
  } catch (error) {
    await handle.close()
    throw orDown(error)
  }
}

/** As a bucket would list it, without a look inside: one that is damaged must not hide what lies behind it. */
const listAt = async (path: string, key: string): Promise<StoredObject | undefined> => {
  const facts = await stat(path, { bigint: true }).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw orDown(error)
  })
  return facts && { key, contentType: '', ...factsOf(facts) }
}

/**
 * In the order of the keys; folders that cannot hold the prefix are not entered. What others leave there, such as a
 * copy that was broken off, has no key and is none of ours.
 */
async function* walk(folder: string, above: string, prefix: string): AsyncGenerator<StoredObject> {
  const entries = await sorted(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw orDown(error)
  })
  for (const entry of entries) {
    const key = above + entry.name
    const path = join(folder, entry.name)
    if (!isStorageKey(key)) continue
    if (entry.isDirectory()) {
      const inside = `${key}/`
      if (inside.startsWith(prefix) || prefix.startsWith(inside)) yield* walk(path, inside, prefix)
    } else if (key.startsWith(prefix)) {
      const object = await listAt(path, key)
      if (object !== undefined) yield object
    }
  }
}

export const openDiskObjects = async (folder: string): Promise<DiskObjects> => {
  const objects = join(folder, 'objects')
  const incoming = join(folder, 'incoming')
  for (const needed of [objects, incoming]) await mkdir(needed, { recursive: true, mode: 0o700 })
  await clearLeftovers(incoming)
  const pathOf = (key: string): string => join(objects, checkedKey(key))
  return {
    open: async (key) => openAt(pathOf(key), key),
    write: async (key, contentType, content, bounds = { minBytes: 0, maxBytes: Infinity }, givenUp) => {
      const path = pathOf(key)
      const aside = join(incoming, randomUUID())
      try {
        const handle = await open(aside, 'wx', 0o600)
        await fill(handle, contentType, whileWaitedFor(content, givenUp), bounds).finally(() => handle.close())
        // The disk may have taken its time over it.
        givenUp?.throwIfAborted()
        await moveInto(aside, path)
      } catch (error) {
        await unlink(aside).catch(() => {})
        throw orDown(error)
      }
    },
    remove: async (key) => {
      await unlink(pathOf(key)).catch((error: unknown) => {
        if (!isMissing(error)) throw orDown(error)
      })
      // Only the innermost folder, which belongs to one file; it stays when something else lies in it.
      if (key.split('/').length > 2) await rmdir(dirname(pathOf(key))).catch(() => {})
    },
    list: (prefix) => walk(objects, '', prefix),
  }
}
