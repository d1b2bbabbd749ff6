// The two storages as tests meet them: a bucket behind real HTTP, and a disk behind our own server.
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bounds, boundsOf } from '../../runtime/bounds.ts'
import { readEnvironment } from '../../runtime/environment.ts'
import { openServer } from '../../runtime/http/open-server.ts'
import { openLog } from '../../runtime/log.ts'
import { openMetrics } from '../../runtime/metrics.ts'
import { addDiskRoutes } from '../../providers/storage/disk/disk-routes.ts'
import { diskPlaceOf, type DiskStorage, openDiskStorage } from '../../providers/storage/disk/disk-storage.ts'
import type { PolicyPlace } from '../../providers/storage/disk/post-policy.ts'
import { openS3Storage } from '../../providers/storage/s3-storage.ts'
import { linkKeyOf } from '../../providers/storage/signed-link.ts'
import { startS3rver } from './s3rver.ts'
import type { Storage } from '../../providers/storage/storage.ts'

export interface TestPlace {
  readonly storage: Storage
  readonly place: PolicyPlace
  /** Where forms are sent whose policy must be judged to the letter. */
  readonly formUrl: string
  absolute(url: string): string
  stop(): Promise<void>
}

export interface RunningDisk extends TestPlace {
  readonly storage: DiskStorage
  readonly folder: string
  readonly logged: readonly string[]
}

export const startDisk = async (given: {
  readonly place?: PolicyPlace; readonly now?: () => Promise<Date>; readonly bounds?: Partial<Bounds>
} = {}): Promise<RunningDisk> => {
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-disk-'))
  const place = given.place ?? diskPlaceOf('a secret of this test')
  const storage = await openDiskStorage({
    folder, place, linkKey: linkKeyOf('a secret of this test'), now: given.now ?? (async () => new Date()),
  })
  const logged: string[] = []
  const server = openServer({
    environment: readEnvironment({}), log: openLog('info', (line) => void logged.push(line)),
    metrics: openMetrics(), bounds: boundsOf(given.bounds),
  })
  addDiskRoutes(server, storage, 1_000_000)
  await server.listen({ host: '127.0.0.1', port: 0 })
  const base = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return {
    storage, place, folder, logged, formUrl: `${base}/files/upload`,
    absolute: (url) => new URL(url, base).href,
    stop: async () => {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * The server that speaks S3 here judges no policy, so forms that must be refused go to a disk that signs with the
 * bucket's own credentials and judges to the letter: what it refuses, the policy of the adapter forbids.
 */
export const startS3 = async (): Promise<TestPlace> => {
  const s3 = await startS3rver()
  const { settings } = s3
  const judge = await startDisk({ place: settings })
  return {
    storage: openS3Storage(settings), place: settings, formUrl: judge.formUrl, absolute: (url) => url,
    stop: async () => {
      await judge.stop()
      await s3.stop()
    },
  }
}
