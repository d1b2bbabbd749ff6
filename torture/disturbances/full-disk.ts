// A small disk of its own that can be filled to the last byte and emptied again; only root may mount one.
import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export interface SmallDisk {
  readonly folder: string
  /** What others give back meanwhile is taken as well; the answer makes room again. */
  fill(): () => void
  remove(): void
}

const pieces = [4 << 20, 64 << 10, 4 << 10].map((size) => Buffer.alloc(size, 1))
const againMs = 20

const writeWhileThereIsRoom = (file: number): void => {
  for (const piece of pieces)
    for (;;)
      try {
        if (writeSync(file, piece) < piece.length) break
      } catch {
        break
      }
}

export const mountSmallDisk = (folder: string, megabytes: number): SmallDisk => {
  mkdirSync(folder, { recursive: true })
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { encoding: 'utf8' })
  if (mounted.status !== 0) throw new Error(`No disk could be mounted, which only root may do: ${mounted.stderr}`)
  return {
    folder,
    fill: () => {
      const name = join(folder, 'filler')
      const file = openSync(name, 'w')
      writeWhileThereIsRoom(file)
      const filling = setInterval(() => writeWhileThereIsRoom(file), againMs)
      return () => {
        clearInterval(filling)
        closeSync(file)
        rmSync(name)
      }
    },
    remove: () => {
      const left = spawnSync('umount', ['--lazy', folder], { encoding: 'utf8' })
      if (left.status !== 0) throw new Error(`${folder} is still mounted: ${left.stderr}`)
    },
  }
}
