// Starts a server that speaks S3 on a free port, for tests of the adapter over real HTTP.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keptPrefixes, uploadPrefix } from '../../areas/files/content/file-keys.ts'
import type { S3Settings } from '../../runtime/environment.ts'

interface S3rver {
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

/** It takes away a folder that becomes empty, also under an upload that has just looked for it: none ever does. */
const keepFolders = async (bucket: string): Promise<void> => {
  for (const prefix of [uploadPrefix, ...keptPrefixes]) {
    await mkdir(join(bucket, prefix), { recursive: true })
    await writeFile(join(bucket, prefix, 'stays'), '')
  }
}

export const startS3rver = async (bucket = 'bidyard-test'): Promise<RunningS3> => {
  const directory = await mkdtemp(join(tmpdir(), 'bidyard-s3-'))
  const running = new S3rver({
    port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: bucket }],
  })
  const { port } = await running.run()
  await keepFolders(join(directory, bucket))
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
