// Bids at a steady pace until it is told that it is enough; beside them, where it is wished, photos.
import { readFile } from 'node:fs/promises'
import { addressOf } from '@bidyard/contract/call'
import { filesCalls } from '@bidyard/contract/calls/files'
import { bidSteadily, type SteadyLoad } from '../bids/steady.ts'

export interface UploadLoad extends SteadyLoad {
  /** Whoever uploads. */
  readonly uploader: string
  readonly photos: number
  readonly atOnce: number
  /** The file of the photo. */
  readonly photo: string
}

export interface UploadResult {
  readonly bids: readonly number[]
  readonly uploads: readonly number[]
  readonly answers: Readonly<Record<string, number>>
}

interface Announced {
  readonly file: { readonly id: string }
  readonly upload: { readonly url: string; readonly headers: Readonly<Record<string, string>> }
}

const openUploader = ({ port, uploader }: UploadLoad, content: Uint8Array<ArrayBuffer>) => {
  const base = `http://127.0.0.1:${port}`
  const ask = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(base + path, {
      method: 'POST', body: JSON.stringify(body),
      headers: { authorization: `Bearer ${uploader}`, 'app-namespace': 'alpha', 'content-type': 'application/json' },
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return ((await answer.json()) as { readonly data: unknown }).data
  }
  return async (): Promise<void> => {
    const { file, upload } = await ask(addressOf(filesCalls.createFile), {
      usageType: 'carPhoto', contentType: 'image/jpeg', name: 'front.jpg', sizeBytes: content.length,
    }) as Announced
    const { pathname, search } = new URL(upload.url, base)
    const put = await fetch(base + pathname + search, { method: 'PUT', headers: upload.headers, body: content })
    if (!put.ok) throw new Error(`the upload was answered with ${put.status}`)
    await ask(addressOf(filesCalls.commitFile).replace(':id', file.id), {})
  }
}

const run = async (load: UploadLoad, isEnough: () => boolean): Promise<UploadResult> => {
  const result = { bids: [] as number[], uploads: [] as number[], answers: {} as Record<string, number> }
  const note = (word: string, times: number[], began: number): void => {
    times.push(performance.now() - began)
    result.answers[word] = (result.answers[word] ?? 0) + 1
  }
  const upload = openUploader(load, new Uint8Array(await readFile(load.photo)))
  let left = load.photos
  const uploading = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const began = performance.now()
      await upload()
      note('photo', result.uploads, began)
    }
  }
  await Promise.all([
    bidSteadily(load, () => !isEnough(), (word, began) => note(word, result.bids, began)),
    ...Array.from({ length: load.atOnce }, uploading),
  ])
  return result
}

process.once('message', (load) => {
  let isEnough = false
  process.once('message', () => {
    isEnough = true
  })
  void run(load as UploadLoad, () => isEnough).then((result) => process.send?.(result, () => process.disconnect()))
})
