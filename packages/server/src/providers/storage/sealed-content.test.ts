// Sealed content opens whole under its own label and key, and in no other way.
import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openSealer } from './sealed-content.ts'

const sealer = openSealer([{ version: 1, key: Buffer.alloc(32, 7) }])
async function* cut(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const collect = async (chunks: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}
const seal = (content: Uint8Array, label = 'a', size = 9_999): Promise<Buffer> =>
  collect(sealer.seal(label, cut(content, size)))
const open = (sealed: Uint8Array, label = 'a', size = 9_999): Promise<Buffer> =>
  collect(sealer.open(label, cut(sealed, size)))

describe('sealed content', () => {
  test('opens as it was, whatever its size and however it is cut', async () => {
    const around = [0, 1, 65_535, 65_536, 65_537, 131_072, 200_000]
    await fc.assert(fc.asyncProperty(
      fc.constantFrom(...around), fc.integer({ min: 100, max: 70_000 }), fc.integer({ min: 100, max: 70_000 }),
      async (size, first, second) => {
        const content = randomBytes(size)
        const sealed = await seal(content, 'a', first)
        expect(sealed.includes(content) && size > 3).toBe(false)
        expect((await open(sealed, 'a', second)).equals(content)).toBe(true)
      },
    ), { numRuns: 40 })
  })

  test('is another text each time', async () => {
    expect((await seal(Buffer.from('same'))).equals(await seal(Buffer.from('same')))).toBe(false)
  })

  test('opens under no other label', async () => {
    await expect(open(await seal(Buffer.from('mine')), 'b')).rejects.toThrow('was changed')
  })

  test('opens with no other key, and says so', async () => {
    const other = openSealer([{ version: 2, key: Buffer.alloc(32, 8) }])
    expect(other.keyId).not.toBe(sealer.keyId)
    await expect(collect(other.open('a', cut(await seal(Buffer.from('mine')), 99)))).rejects.toThrow('another key')
  })

  test('with any byte changed does not open', async () => {
    const sealed = await seal(Buffer.from('short'))
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      await expect(open(changed)).rejects.toThrow(/changed|no sealed content|another key/)
    }
  })

  const chunk = 65_536 + 16
  const head = 44
  test.each<[string, (sealed: Buffer) => Buffer]>([
    ['its last chunk left out', (sealed) => sealed.subarray(0, head + 2 * chunk)],
    ['its end cut off', (sealed) => sealed.subarray(0, -1)],
    ['two chunks in another order', (sealed) => Buffer.concat([
      sealed.subarray(0, head), sealed.subarray(head + chunk, head + 2 * chunk), sealed.subarray(head, head + chunk),
      sealed.subarray(head + 2 * chunk),
    ])],
    ['a chunk twice', (sealed) => Buffer.concat([sealed.subarray(0, head + chunk), sealed.subarray(head)])],
    ['only a head', (sealed) => sealed.subarray(0, head)],
    ['half a head', (sealed) => sealed.subarray(0, 20)],
  ])('with %s does not open', async (_, changed) => {
    const sealed = await seal(Buffer.alloc(150_000, 1))
    await expect(open(changed(sealed))).rejects.toThrow(/changed|cut off|no head/)
  })
})
