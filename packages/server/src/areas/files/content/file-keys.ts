// Where the content of a file lies in the storage: keys follow from its id, so that none is ever given by a client.
import { type ImageSize, imageSize } from '@bidyard/contract/enums'

// The last digits of an id are random, the first ones are its time: these spread the files over the folders.
export const shardOf = (id: string): string => id.slice(-2)
export const shards: readonly string[] = Array.from({ length: 256 }, (_, at) => at.toString(16).padStart(2, '0'))

export const uploadPrefix = 'upload/'
export const keptPrefixes = ['keep', 'private'] as const

/** The only place that a client can write to; nothing is ever shown from here. */
export const uploadKey = (id: string): string => uploadPrefix + id
export const rawKey = (id: string): string => `keep/${shardOf(id)}/${id}/raw`
export const imageKey = (id: string, size: ImageSize): string => `keep/${shardOf(id)}/${id}/${size}`
export const sealedKey = (id: string): string => `private/${shardOf(id)}/${id}/sealed`

export const idOfKey = (key: string): string | undefined => {
  const [first, second, third] = key.split('/')
  const id = first === 'upload' ? second : third
  return id !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : undefined
}

interface Kept {
  readonly id: string
  readonly state: string
  readonly sealedBy: string | null
  readonly rawKept: boolean
  readonly imageState: string
}

const allKeys = (id: string): string[] => [
  uploadKey(id), rawKey(id), sealedKey(id), ...imageSize.values.map((size) => imageKey(id, size)),
]

export const keysToKeep = ({ id, state, sealedBy, rawKept, imageState }: Kept): string[] => {
  if (state === 'temp') return [uploadKey(id)]
  if (state !== 'commit') return []
  return [
    ...(sealedBy === null ? [] : [sealedKey(id)]),
    ...(rawKept ? [rawKey(id)] : []),
    // While they wait they are being written: what clears up at that moment must not take them for leftovers.
    ...(imageState === 'made' || imageState === 'waiting' ? imageSize.values.map((size) => imageKey(id, size)) : []),
  ]
}

export const keysToDrop = (file: Kept): string[] => {
  const kept = new Set(keysToKeep(file))
  return allKeys(file.id).filter((key) => !kept.has(key))
}
