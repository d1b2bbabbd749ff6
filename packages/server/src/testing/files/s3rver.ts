// Starts a server that speaks S3 on a free port, for tests of the adapter over real HTTP.
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { S3Settings } from '../../runtime/environment.ts'

const kinds = ['object', 'object.md5', 'metadata.json'] as const

interface Store {
  getResourcePath(bucket: string, key: string, kind: (typeof kinds)[number]): string
  deleteObject(bucket: string, key: string): Promise<unknown>
}
interface S3rver {
  readonly store: Store
  run(): Promise<{ readonly port: number }>
  close(): Promise<void>
}
type S3rverClass = new (options: {
  readonly port: number; readonly address: string; readonly silent: boolean; readonly directory: string
  readonly configureBuckets: readonly { readonly name: string }[]
}) => S3rver

// It has no types and is written in the old module form.
const S3rver = createRequire(import.meta.url)('s3rver') as S3rverClass

export interface RunningS3 {
  readonly settings: S3Settings
  readonly stop: () => Promise<void>
}

/** It would take away a folder that becomes empty, also under an upload that has just looked for it: none ever does. */
const keepFolders = (store: Store): void => {
  store.deleteObject = (bucket, key) =>
    Promise.all(kinds.map((kind) => rm(store.getResourcePath(bucket, key, kind), { force: true })))
}

export const startS3rver = async (bucket = 'bidyard-test'): Promise<RunningS3> => {
  const directory = await mkdtemp(join(tmpdir(), 'bidyard-s3-'))
  const running = new S3rver({
    port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: bucket }],
  })
  keepFolders(running.store)
  const { port } = await running.run()
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket, pathStyle: true,
      accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER',
    },
    stop: async () => {
      await running.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
