// Copies files into a backup and out of it, each with its size and its checksum.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

export interface CopiedFile {
  readonly bytes: number
  readonly sha256: string
}
/** By their paths below a folder, with / between the parts. */
export type CopiedFiles = Record<string, CopiedFile>

const chunkBytes = 1024 * 1024

/** Once for all files: to force each of thousands to the disk by itself takes a minute. */
export const forceToDisk = async (): Promise<void> => {
  await promisify(execFile)('sync')
}

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const pour = async (from: FileHandle, to: FileHandle): Promise<CopiedFile> => {
  const [hash, buffer] = [createHash('sha256'), Buffer.allocUnsafe(chunkBytes)]
  for (let bytes = 0; ;) {
    const { bytesRead } = await from.read(buffer, 0, chunkBytes)
    if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') }
    const read = buffer.subarray(0, bytesRead)
    hash.update(read)
    for (let done = 0; done < bytesRead;) done += (await to.write(read, done)).bytesWritten
    bytes += bytesRead
  }
}

/** Undefined when there is no such file any more. */
export const copyFile = async (from: string, to: string): Promise<CopiedFile | undefined> => {
  const source = await open(from, 'r').catch((error: unknown) => {
    if (isGone(error)) return undefined
    throw error
  })
  if (source === undefined) return undefined
  try {
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
    const target = await open(to, 'wx', 0o600)
    try {
      return await pour(source, target)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

export const writeText = async (text: string, to: string): Promise<CopiedFile> => {
  await writeFile(to, text, { flag: 'wx', mode: 0o600 })
  return { bytes: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') }
}

interface Found {
  readonly files: string[]
  readonly folders: string[]
}

/** Everything below a folder as it is now; a folder that goes away meanwhile is empty. */
export const listTree = async (root: string, enter: (below: string) => boolean = () => true): Promise<Found> => {
  const found: Found = { files: [], folders: [] }
  const look = async (below: string): Promise<void> => {
    const entries = await readdir(path.join(root, below), { withFileTypes: true }).catch((error: unknown) => {
      if (isGone(error)) return []
      throw error
    })
    for (const entry of entries) {
      const name = path.posix.join(below, entry.name)
      if (entry.isDirectory()) {
        found.folders.push(name)
        if (enter(name)) await look(name)
      } else if (entry.isFile()) found.files.push(name)
      else throw new Error(`${path.join(root, name)} is neither a file nor a folder: it cannot be backed up.`)
    }
  }
  await look('')
  return found
}

/** Adds what is not there yet: what is kept in the object store never changes. */
export const copyNewFiles = async (from: string, to: string, copied: CopiedFiles): Promise<void> => {
  const { files } = await listTree(from)
  for (const name of files) {
    if (name in copied) continue
    const file = await copyFile(path.join(from, name), path.join(to, name))
    if (file !== undefined) copied[name] = file
  }
}
