// Copies files into a backup and out of it, each with its size and its checksum.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import type { BigIntStats } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, stat, writeFile } from 'node:fs/promises'
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

const undefinedIfGone = (error: unknown): undefined => {
  if (!isGone(error)) throw error
}

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

/** Another one once the file was written anew: size and time may be the same by chance, but it is another file. */
const stateOf = ({ ino, mtimeNs, size }: BigIntStats): string => `${ino}-${mtimeNs}-${size}`

interface CopiedState {
  readonly file: CopiedFile
  /** Of the source, before its first byte was read. */
  readonly state: string
}

const copyWithState = async (from: string, to: string): Promise<CopiedState | undefined> => {
  const source = await open(from, 'r').catch(undefinedIfGone)
  if (source === undefined) return undefined
  try {
    const state = stateOf(await source.stat({ bigint: true }))
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
    const target = await open(to, 'wx', 0o600)
    try {
      return { file: await pour(source, target), state }
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** Undefined when there is no such file any more. */
export const copyFile = async (from: string, to: string): Promise<CopiedFile | undefined> =>
  (await copyWithState(from, to))?.file

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

/** A copy that is brought up to date as often as it is asked. */
export interface TreeCopy {
  readonly files: CopiedFiles
  bringUpToDate(): Promise<void>
}

/** What has gone meanwhile stays in the copy; what was written anew under its name takes the place of the older one. */
export const treeCopy = (from: string, to: string): TreeCopy => {
  const [files, states]: [CopiedFiles, Map<string, string>] = [{}, new Map()]
  // Beside the folder, where no file of it can have this name.
  const aside = `${to}.aside`
  const bringOne = async (name: string): Promise<void> => {
    const [source, target] = [path.join(from, name), path.join(to, name)]
    const known = states.get(name)
    if (known !== undefined) {
      const facts = await stat(source, { bigint: true }).catch(undefinedIfGone)
      if (facts === undefined || stateOf(facts) === known) return
    }
    const copied = await copyWithState(source, aside)
    if (copied === undefined) return
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    await rename(aside, target)
    files[name] = copied.file
    states.set(name, copied.state)
  }
  return {
    files,
    bringUpToDate: async () => {
      const found = await listTree(from)
      for (const name of found.files) await bringOne(name)
    },
  }
}
