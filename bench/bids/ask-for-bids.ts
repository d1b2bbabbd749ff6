// Lets a process of its own bid for a while.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { BidLoad, BidLoadResult } from './loader.ts'

export const askForBids = async (load: BidLoad): Promise<BidLoadResult> => {
  const loader = fork(join(import.meta.dirname, 'loader.ts'))
  const left = once(loader, 'exit')
  loader.send(load)
  const [result] = (await once(loader, 'message')) as [BidLoadResult]
  await left
  return result
}
