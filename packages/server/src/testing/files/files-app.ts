// What tests of files do again and again: start the server with a storage, announce, upload, commit, wait for jobs.
import { filesCalls, type FileContentType } from '@bidyard/contract/calls/files'
import type { FileUsageType } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import { startS3rver } from './s3rver.ts'
import type { Ask } from '../ask.ts'
import { startTestApp, type TestApp } from '../app.ts'
import { pictureWith } from './pictures.ts'

export interface FilesApp extends TestApp {
  upload(policy: Form, content: Uint8Array, changed?: Readonly<Record<string, string>>): Promise<number>
  /** Announces and uploads; the row stays temporary. */
  uploaded(ask: Ask, wish?: FileWish): Promise<string>
  committed(ask: Ask, wish?: FileWish): Promise<string>
  /** Runs jobs until none waits, runs or will be tried again. */
  jobsDone(): Promise<void>
  get(url: string): Promise<Response>
  stopStorage(): Promise<void>
}

export interface FileWish {
  readonly usageType?: FileUsageType
  readonly contentType?: FileContentType
  readonly name?: string
  readonly content?: Uint8Array
}

interface Form {
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< >>\n%%EOF\n')
export const photo = await pictureWith({ width: 640, height: 480, gps: true })

const storageSettings = async (kind: 'disk' | 's3') => {
  if (kind === 'disk') return { settings: {}, stop: async (): Promise<void> => {} }
  const { settings, stop } = await startS3rver()
  return {
    settings: {
      S3_ENDPOINT: settings.endpoint ?? '', S3_REGION: settings.region, S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId, S3_SECRET_ACCESS_KEY: settings.secretAccessKey, S3_PATH_STYLE: 'true',
    },
    stop,
  }
}

const waitForJobs = async (app: TestApp): Promise<void> => {
  for (;;) {
    const { rows: [row] } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from jobs.job
      where name in ('makeFileImages', 'clearFileContent') and state < 'completed'`.execute(app.database.primary)
    if (row?.waiting === 0) return
    app.jobs.wake()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

export const startFilesApp = async (kind: 'disk' | 's3' = 'disk'): Promise<FilesApp> => {
  const storage = await storageSettings(kind)
  const app = await startTestApp(storage.settings)
  await app.jobs.work(app.act)
  const absolute = (url: string): string => new URL(url, app.base).href
  let stopped = false
  const stopStorage = async (): Promise<void> => {
    if (!stopped) await storage.stop()
    stopped = true
  }

  const upload: FilesApp['upload'] = async (policy, content, changed = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...policy.fields, ...changed })) form.append(name, value)
    form.append('file', new Blob([new Uint8Array(content)]))
    const response = await fetch(absolute(policy.url), { method: 'POST', body: form })
    await response.text()
    return response.status
  }
  const uploaded: FilesApp['uploaded'] = async (ask, wish = {}) => {
    const { usageType = 'carPhoto', contentType = 'image/jpeg', name = '차 사진.jpg', content = photo } = wish
    const { file, policy } = await ask(filesCalls.createFilePostPolicy, { body: { usageType, contentType, name } })
    const status = await upload(policy, content)
    if (status !== 204) throw new Error(`the upload was answered with ${status}`)
    return file.id
  }
  return {
    ...app, upload, uploaded, stopStorage,
    committed: async (ask, wish) => {
      const id = await uploaded(ask, wish)
      await ask(filesCalls.commitFile, { params: { id } })
      return id
    },
    jobsDone: () => waitForJobs(app),
    get: (url) => fetch(absolute(url)),
    stop: async () => {
      await app.stop()
      await stopStorage()
    },
  }
}
