// Lets a process of its own ask for a while, and refuses to count anything but right answers.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Load, LoadResult } from './loader.ts'

export const askFor = async (load: Load): Promise<LoadResult> => {
  const loader = fork(join(import.meta.dirname, 'loader.ts'))
  const left = once(loader, 'exit')
  loader.send(load)
  const [result] = (await once(loader, 'message')) as [LoadResult]
  await left
  const others = Object.keys(result.statuses).filter((status) => status !== '200')
  if (others.length > 0) throw new Error(`answers other than 200: ${JSON.stringify(result.statuses)}`)
  return result
}
