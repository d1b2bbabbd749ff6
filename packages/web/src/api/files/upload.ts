// Sends the bytes of a file to where the server said, and tells how far they have come.
import { CallFailure } from '../call-failure.ts'

export interface UploadOptions {
  readonly signal?: AbortSignal | undefined
  /** 0 to 100 */
  readonly onProgress?: ((percent: number) => void) | undefined
}

export interface UploadTarget {
  readonly method: 'POST' | 'PUT'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** `fetch` cannot tell the progress of what it sends. */
export const upload = (
  target: UploadTarget,
  body: Blob,
  { signal, onProgress }: UploadOptions = {},
): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open(target.method, target.url)
    for (const [name, value] of Object.entries(target.headers ?? {})) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total === 0 ? 0 : (loaded / total) * 100),
    )
    request.addEventListener('load', () => {
      const { status } = request
      if (status >= 200 && status < 300) resolve()
      else reject(new CallFailure({ kind: 'answer', status }))
    })
    request.addEventListener('error', () => reject(new CallFailure({ kind: 'network' })))
    request.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
