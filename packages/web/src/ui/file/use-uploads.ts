// Sends files a few at a time, with the progress of each; what failed can be sent again.
import { useEffect, useRef, useState } from 'react'
import type { Upload } from './upload.ts'

export interface SendOptions {
  readonly signal: AbortSignal
  readonly onProgress: (percent: number) => void
}

interface UploadsOptions<Result> {
  readonly send: (file: File, options: SendOptions) => Promise<Result>
  /** Turns what was thrown into words for the person. */
  readonly explain: (error: unknown) => string
  readonly atOnce?: number | undefined
}

type Patch<Result> = Partial<Omit<Upload<Result>, 'id' | 'file'>>

export interface Uploads<Result> {
  readonly uploads: readonly Upload<Result>[]
  readonly add: (files: readonly File[]) => void
  readonly retry: (id: string) => void
  readonly remove: (id: string) => void
}

export const useUploads = <Result>({ send, explain, atOnce = 3 }: UploadsOptions<Result>): Uploads<Result> => {
  const [uploads, setUploads] = useState<readonly Upload<Result>[]>([])
  const running = useRef(new Map<string, AbortController>())

  const patch = (id: string, change: Patch<Result>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)))

  const start = async ({ id, file }: Upload<Result>) => {
    const controller = new AbortController()
    running.current.set(id, controller)
    patch(id, { state: 'uploading', percent: 0, problem: undefined })
    try {
      const result = await send(file, { signal: controller.signal, onProgress: (percent) => patch(id, { percent }) })
      patch(id, { state: 'done', percent: 100, result })
    } catch (error) {
      if (!controller.signal.aborted) patch(id, { state: 'failed', problem: explain(error) })
    } finally {
      running.current.delete(id)
    }
  }

  useEffect(() => {
    const free = atOnce - running.current.size
    const next = uploads
      .filter(({ id, state }) => state === 'waiting' && !running.current.has(id))
      .slice(0, Math.max(0, free))
    for (const upload of next) void start(upload)
  })

  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])

  return {
    uploads,
    add: (files) =>
      setUploads((all) => [
        ...all,
        ...files.map((file) => ({ id: crypto.randomUUID(), file, state: 'waiting', percent: 0 }) as const),
      ]),
    retry: (id) => patch(id, { state: 'waiting', percent: 0, problem: undefined }),
    remove: (id) => {
      running.current.get(id)?.abort()
      setUploads((all) => all.filter((one) => one.id !== id))
    },
  }
}
