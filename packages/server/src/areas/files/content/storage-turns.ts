// Bounds what waits for the storage with a transaction open: a storage that hangs must not take every connection.
import { StorageDown } from '../../../providers/storage/storage.ts'

export interface StorageTurns {
  /**
   * Refuses at once when all turns are taken, and gives the work up after so many milliseconds: nobody waits for it
   * then, and it is told, so that it breaks off what it writes.
   */
  take<Result>(work: (givenUp: AbortSignal) => Promise<Result>): Promise<Result>
}

export const openStorageTurns = (atOnce: number, ms: number): StorageTurns => {
  let running = 0
  return {
    take: async (work) => {
      if (running >= atOnce) throw new StorageDown('too many wait for the storage')
      running += 1
      const late = Promise.withResolvers<never>()
      const givenUp = new AbortController()
      const timer = setTimeout(() => {
        givenUp.abort()
        late.reject(new StorageDown(`no answer within ${ms} ms`))
      }, ms)
      try {
        return await Promise.race([work(givenUp.signal), late.promise])
      } finally {
        clearTimeout(timer)
        running -= 1
      }
    },
  }
}
