// The storage in a bucket that speaks S3: Amazon's own, or any other that knows form policies.
import { Readable } from 'node:stream'
import {
  CopyObjectCommand, DeleteObjectCommand, GetObjectCommand, type GetObjectCommandOutput, HeadObjectCommand,
  paginateListObjectsV2, PutObjectCommand, S3Client, S3ServiceException,
} from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { S3Settings } from '../../runtime/environment.ts'
import { patientBody } from './patient-body.ts'
import { checkedKey, ObjectChanged, type Storage, StorageDown, type StoredObject, whileWaitedFor } from './storage.ts'

// An act waits for the storage with its transaction open, so a storage that hangs must be given up soon.
const patienceMs = 6_000
const deletedAtOnce = 8

const clientOf = (settings: S3Settings, waitMs: number, silenceMs: number): S3Client => {
  const { accessKeyId, secretAccessKey, endpoint, region, pathStyle } = settings
  return new S3Client({
    region, forcePathStyle: pathStyle, credentials: { accessKeyId, secretAccessKey }, maxAttempts: 2,
    ...(endpoint === undefined ? {} : { endpoint }),
    // Checksums of the newest kind are unknown to many servers that speak S3.
    requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: Math.min(1_500, waitMs), requestTimeout: waitMs, socketTimeout: silenceMs,
      throwOnRequestTimeout: true,
    },
  })
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

const orDown = (error: unknown): never => {
  const status = statusOf(error)
  if (status === 404 || status === 412) throw new ObjectChanged('the object is gone or another one', { cause: error })
  throw new StorageDown(error)
}

const bodyOf = ({ Body }: GetObjectCommandOutput): Readable => {
  if (Body instanceof Readable) return Body
  throw new StorageDown('an answer without a body')
}

const collect = async (content: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const linksOf = (client: S3Client, Bucket: string): Pick<Storage, 'postPolicy' | 'putUrl' | 'readUrl'> => ({
  postPolicy: async ({ key, contentType, minBytes, maxBytes, seconds }) =>
    createPresignedPost(client, {
      Bucket, Key: checkedKey(key), Expires: seconds,
      Fields: { 'Content-Type': contentType, success_action_status: '204' },
      Conditions: [['content-length-range', minBytes, maxBytes]],
    }),
  putUrl: async ({ key, contentType, sizeBytes, seconds }) => {
    const command = new PutObjectCommand({
      Bucket, Key: checkedKey(key), ContentType: contentType, ContentLength: sizeBytes,
    })
    const signableHeaders = new Set(['host', 'content-type', 'content-length'])
    const url = await getSignedUrl(client, command, { expiresIn: seconds, signableHeaders })
    return { url, headers: { 'content-type': contentType } }
  },
  readUrl: async ({ key, contentType, disposition, seconds }) => {
    const command = new GetObjectCommand({
      Bucket, Key: checkedKey(key), ResponseContentType: contentType, ResponseContentDisposition: disposition,
      ResponseCacheControl: `private, max-age=${seconds}, immutable`,
    })
    // Rounded, so that a picture keeps its address for a while and browsers need not load it again.
    const step = seconds * 500
    return getSignedUrl(client, command, {
      expiresIn: seconds, signingDate: new Date(Math.floor(Date.now() / step) * step),
    })
  },
})

async function* listAll(client: S3Client, Bucket: string, Prefix: string): AsyncGenerator<StoredObject> {
  try {
    for await (const page of paginateListObjectsV2({ client, pageSize: 1_000 }, { Bucket, Prefix }))
      for (const { Key, Size, ETag, LastModified } of page.Contents ?? [])
        if (Key !== undefined && LastModified !== undefined)
          yield { key: Key, sizeBytes: Size ?? 0, contentType: '', etag: ETag ?? '', modifiedAt: LastModified }
  } catch (error) {
    throw new StorageDown(error)
  }
}

type Reads = Pick<Storage, 'head' | 'readStart' | 'read' | 'list'>

const readsOf = (client: S3Client, streaming: S3Client, Bucket: string, waitMs: number): Reads => {
  const getObject = (by: S3Client, { key, etag }: StoredObject, range: object = {}): Promise<GetObjectCommandOutput> =>
    by.send(new GetObjectCommand({ Bucket, Key: checkedKey(key), IfMatch: etag, ...range })).catch(orDown)
  return {
    head: async (key) => {
      const Key = checkedKey(key)
      try {
        const found = await client.send(new HeadObjectCommand({ Bucket, Key }))
        return {
          key, sizeBytes: found.ContentLength ?? 0, contentType: found.ContentType ?? '', etag: found.ETag ?? '',
          modifiedAt: found.LastModified ?? new Date(0),
        }
      } catch (error) {
        if (statusOf(error) === 404) return undefined
        throw new StorageDown(error)
      }
    },
    readStart: async (object, bytes) => {
      const end = Math.min(bytes, object.sizeBytes) - 1
      return end < 0 ? new Uint8Array() : collect(bodyOf(await getObject(client, object, { Range: `bytes=0-${end}` })))
    },
    read: async (object) => patientBody(bodyOf(await getObject(streaming, object)), waitMs),
    list: (prefix) => listAll(client, Bucket, prefix),
  }
}

type Writes = Pick<Storage, 'write' | 'copy' | 'delete'>

const writesOf = (client: S3Client, Bucket: string): Writes => ({
  write: async (key, contentType, content, givenUp) => {
    const Key = checkedKey(key)
    // Held whole, for it can be sent once more when the first try fails; what we write is bounded by the usage rules.
    const Body = await collect(whileWaitedFor(content, givenUp))
    await client.send(new PutObjectCommand({
      Bucket, Key, Body, ContentType: contentType, ContentLength: Body.length,
    }), givenUp === undefined ? {} : { abortSignal: givenUp }).catch((error: unknown) => {
      throw new StorageDown(error)
    })
  },
  copy: async (object, toKey) => {
    await client.send(new CopyObjectCommand({
      Bucket, Key: checkedKey(toKey), CopySource: `${Bucket}/${checkedKey(object.key)}`,
      CopySourceIfMatch: object.etag,
    })).catch(orDown)
  },
  delete: async (keys) => {
    for (let from = 0; from < keys.length; from += deletedAtOnce)
      await Promise.all(keys.slice(from, from + deletedAtOnce).map((key) =>
        client.send(new DeleteObjectCommand({ Bucket, Key: checkedKey(key) })).catch((error: unknown) => {
          if (statusOf(error) !== 404) throw new StorageDown(error)
        }),
      ))
  },
})

export const openS3Storage = (settings: S3Settings, waitMs = patienceMs): Storage => {
  const client = clientOf(settings, waitMs, waitMs)
  // Whoever reads a long document on a poor line lets its socket rest: only the silence of the storage counts.
  const streaming = clientOf(settings, waitMs, 0)
  const { bucket } = settings
  const reads = readsOf(client, streaming, bucket, waitMs)
  return { kind: 's3', ...linksOf(client, bucket), ...reads, ...writesOf(client, bucket) }
}
