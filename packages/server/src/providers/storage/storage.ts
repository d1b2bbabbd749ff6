// The port of the storage: what the product asks of it, whether the bytes lie in a bucket or on a disk of our own.
import type { Readable } from 'node:stream'

/** An object as it was at one moment; `etag` changes with every new content. */
export interface StoredObject {
  readonly key: string
  readonly sizeBytes: number
  readonly contentType: string
  readonly etag: string
  readonly modifiedAt: Date
}

export interface UploadWish {
  readonly key: string
  readonly contentType: string
  readonly seconds: number
}

export interface PolicyWish extends UploadWish {
  readonly minBytes: number
  readonly maxBytes: number
}

/** A form: the fields go first, in any order, the field `file` last. */
export interface PostPolicy {
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

export interface PutLink {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

export interface ReadWish {
  readonly key: string
  readonly contentType: string
  readonly disposition: string
  readonly seconds: number
}

export interface Storage {
  readonly kind: 's3' | 'disk'
  /** Exactly this key, this type and a size between these bounds, until then. */
  postPolicy(wish: PolicyWish): Promise<PostPolicy>
  /** Exactly this key, this type and this size, until then. */
  putUrl(wish: UploadWish & { readonly sizeBytes: number }): Promise<PutLink>
  /** A short link for everybody who holds it; two that are asked for in the same moments are the same text. */
  readUrl(wish: ReadWish): Promise<string>
  head(key: string): Promise<StoredObject | undefined>
  /** At most so many of its first bytes. */
  readStart(object: StoredObject, bytes: number): Promise<Uint8Array>
  read(object: StoredObject): Promise<Readable>
  /**
   * Once it is given up nothing is sent any more; what was sent whole before may still come into its place until the
   * answer.
   */
  write(
    key: string, contentType: string, content: AsyncIterable<Uint8Array>, givenUp?: AbortSignal,
  ): Promise<void>
  /** The content that was looked at: when it changed meanwhile, nothing is copied. */
  copy(object: StoredObject, toKey: string): Promise<void>
  /** What is not there counts as deleted. */
  delete(keys: readonly string[]): Promise<void>
  list(prefix: string): AsyncIterable<StoredObject>
}

/** The storage does not answer, or not as it should. The code makes it a 503 wherever it is not caught. */
export class StorageDown extends Error {
  readonly code = 'ECONN_STORAGE_DOWN'

  constructor(cause: unknown) {
    super('the storage does not answer', { cause })
  }
}

/** The object is not the one any more that was looked at. */
export class ObjectChanged extends Error {}

/** The content of what nobody waits for any more fails, at its end too. */
export async function* whileWaitedFor(
  content: AsyncIterable<Uint8Array>, givenUp: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    givenUp?.throwIfAborted()
    yield chunk
  }
  givenUp?.throwIfAborted()
}

/** Keys are chosen by the server alone; this keeps a mistake of ours from becoming a path. */
export const isStorageKey = (key: string): boolean =>
  key.length <= 200 && /^[a-z0-9]+([/_-][a-z0-9]+)*$/.test(key)

export const checkedKey = (key: string): string => {
  if (!isStorageKey(key)) throw new Error('this is no key of the storage')
  return key
}
