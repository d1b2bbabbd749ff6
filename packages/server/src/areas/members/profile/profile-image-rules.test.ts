// Only our own uploads are pictures of members.
import { expect, test } from 'vitest'
import { prefixOf } from '@bidyard/contract/call'
import { fileIdOf } from './profile-image-rules.ts'

const id = '0198c1de-0000-7000-8000-0123456789ab'
const [origin, path] = ['https://bidyard.example', `${prefixOf.public}/files/${id}`]

test('by their path, with or without our address', () => {
  expect([fileIdOf(path, origin), fileIdOf(`${origin}${path}`, origin)]).toEqual([id, id])
})

test.each([
  `https://elsewhere.example${path}`, `${path}/commit`, `${path}?a=1`, `${prefixOf.public}/members/${id}`,
  `/files/${id}`, path.slice(0, -1), `x${path}`, `${origin}.evil.example${path}`, '', `${path}f`,
])('%s is none', (url) => {
  expect(fileIdOf(url, origin)).toBeUndefined()
})
