// Lets a process of its own hold many streams open, and hands on what all of them heard.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Heard, WatchLoad } from './watchers.ts'

export interface Screens {
  /** Ends all of them. */
  heard(): Promise<Heard>
}

export const openScreens = async (load: WatchLoad): Promise<Screens> => {
  const watching = fork(join(import.meta.dirname, 'watchers.ts'))
  watching.send(load)
  const [word] = await Promise.race([once(watching, 'message'), once(watching, 'exit')])
  if (word !== 'watching') throw new Error('a screen was not let in')
  return {
    heard: async () => {
      const hearing = once(watching, 'message')
      watching.kill('SIGUSR2')
      const [heard] = (await hearing) as [Heard]
      return heard
    },
  }
}
