// A thread of its own that makes and packs one OpenAPI document: it takes a second that no request should wait for.
import { createHash } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import { type DocumentOptions, openApiDocument } from '@bidyard/contract/openapi/document'

export interface PackedDocument {
  readonly plain: Uint8Array
  readonly gzip: Uint8Array
  readonly tag: string
}

const plain = Buffer.from(JSON.stringify(openApiDocument(workerData as DocumentOptions)))
const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
const packed: PackedDocument = { plain, gzip: gzipSync(plain), tag: `"${tag}"` }
parentPort?.postMessage(packed, [])
