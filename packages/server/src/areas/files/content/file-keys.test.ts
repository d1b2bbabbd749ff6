// Which content of a file stays in the storage, and which is cleared away.
import { imageSize } from '@bidyard/contract/enums'
import { expect, test } from 'vitest'
import { imageKey, keysToDrop, keysToKeep, rawKey, uploadKey } from './file-keys.ts'

const id = '01a1fe9b-59e2-77ca-8572-2223bda30107'
const kept = { id, state: 'commit', sealedBy: null, rawKept: true, imageState: 'waiting' }
const sizes = imageSize.values.map((size) => imageKey(id, size))

test('sizes that are being written are nobody’s leftovers', () => {
  expect(keysToDrop(kept).filter((key) => sizes.includes(key))).toEqual([])
  expect(keysToKeep(kept)).toEqual([rawKey(id), ...sizes])
})

test('sizes that could not be made leave nothing', () => {
  expect(keysToDrop({ ...kept, imageState: 'failed' })).toEqual(expect.arrayContaining(sizes))
})

test('what was announced keeps its upload alone, and what is deleted keeps nothing', () => {
  expect(keysToKeep({ ...kept, state: 'temp' })).toEqual([uploadKey(id)])
  expect(keysToKeep({ ...kept, state: 'deleted' })).toEqual([])
})
