// Forms cut into pieces at every possible place, and forms that are broken.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BadForm, boundaryOf, readForm, readText } from './multipart.ts'

const boundary = '--x-Y_z'
const crlf = Buffer.from('\r\n')
async function* pieces(bytes: Uint8Array, cuts: readonly number[]): AsyncGenerator<Uint8Array> {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length]
  for (const [at, from] of places.entries()) yield bytes.subarray(from, places[at + 1] ?? bytes.length)
}
const formOf = (parts: readonly (readonly [name: string, content: Uint8Array])[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(([name, content]) => [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`), content, crlf,
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
const readAll = async (form: Uint8Array, cuts: readonly number[] = []): Promise<[string, Buffer][]> => {
  const read: [string, Buffer][] = []
  for await (const { name, body } of readForm(pieces(form, cuts), boundary)) {
    const chunks: Uint8Array[] = []
    for await (const chunk of body) chunks.push(chunk)
    read.push([name, Buffer.concat(chunks)])
  }
  return read
}

// Contents that are full of beginnings of boundaries.
const tricky = fc.array(
  fc.constantFrom('\r\n', '\r', '\n', '--', `--${boundary}`, `\r\n--${boundary.slice(0, 4)}`, 'a', '\0', '가'),
  { maxLength: 30 },
).map((words) => words.join('')).filter((text) => !text.includes(`\r\n--${boundary}`)).map((text) => Buffer.from(text))

describe('a form', () => {
  test('comes out as it went in, wherever it is cut', async () => {
    await fc.assert(fc.asyncProperty(
      fc.array(tricky, { minLength: 1, maxLength: 4 }), fc.array(fc.nat(), { maxLength: 60 }),
      async (contents, cuts) => {
        const parts = contents.map((content, at) => [`field ${at}`, content] as const)
        expect(await readAll(formOf(parts), cuts)).toEqual(parts)
      },
    ), { numRuns: 300 })
  })

  test('comes out right when it arrives byte by byte', async () => {
    const parts = [['key', Buffer.from('\r\n--')], ['file', Buffer.from(`--${boundary}\r\n\r\n--x`)]] as const
    const form = formOf(parts)
    expect(await readAll(form, Array.from({ length: form.length }, (_, at) => at))).toEqual(parts)
  })

  test('as the browser’s own writer makes it is read', async () => {
    const data = new FormData()
    data.append('key', 'upload/한글')
    data.append('file', new Blob(['content']), '사진 "1".png')
    const response = new Response(data)
    const found = boundaryOf(response.headers.get('content-type') ?? undefined)
    const read: [string, string][] = []
    const bytes = new Uint8Array(await response.arrayBuffer())
    for await (const part of readForm(pieces(bytes, [7]), found ?? '')) read.push([part.name, await readText(part, 99)])
    expect(read).toEqual([['key', 'upload/한글'], ['file', 'content']])
  })

  test('goes on after a part that was left unread or half read', async () => {
    const form = formOf([['a', Buffer.alloc(500)], ['b', Buffer.alloc(500)], ['c', Buffer.from('end')]])
    const names: string[] = []
    let last = ''
    for await (const part of readForm(pieces(form, Array.from({ length: 50 }, (_, at) => at * 23)), boundary)) {
      names.push(part.name)
      if (part.name === 'b') for await (const _ of part.body) break
      if (part.name === 'c') last = await readText(part, 9)
    }
    expect([names, last]).toEqual([['a', 'b', 'c'], 'end'])
  })

  const good = formOf([['key', Buffer.from('value')], ['file', Buffer.from('content')]])
  test('that ends too early throws, wherever it ends', async () => {
    for (let length = 0; length < good.length - 3; length++)
      await expect(readAll(good.subarray(0, length))).rejects.toBeInstanceOf(BadForm)
    await expect(readAll(good.subarray(0, -2))).resolves.toHaveLength(2)
  })

  test.each<[string, string]>([
    ['words before its first boundary', `hello\r\n${good.toString()}`],
    ['a part without a name', `--${boundary}\r\nContent-Type: text/plain\r\n\r\nx\r\n--${boundary}--`],
    ['a part without any head', `--${boundary}\r\n\r\nx\r\n--${boundary}--`],
    ['a head that never ends', `--${boundary}\r\nContent-Disposition: form-data; name="${'n'.repeat(9_000)}"`],
    ['a boundary that goes on', good.toString().replace(`--${boundary}\r\n`, `--${boundary}more\r\n`)],
    ['another boundary', good.toString().replaceAll(boundary, 'another')],
  ])('with %s throws', async (_, form) => {
    await expect(readAll(Buffer.from(form))).rejects.toBeInstanceOf(BadForm)
  })

  test('with a field that is too long throws before it is read whole', async () => {
    let given = 0
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="key"\r\n\r\n`)
      for (;;) yield Buffer.alloc(++given && 1_000)
    }
    const read = async (): Promise<void> => {
      for await (const part of readForm(endless(), boundary)) await readText(part, 10_000)
    }
    await expect(read()).rejects.toBeInstanceOf(BadForm)
    expect(given).toBeLessThan(13)
  })
})

test.each<[string | undefined, string | undefined]>([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
  ['Multipart/Form-Data;boundary=x;more=1', 'x'],
  ['multipart/form-data', undefined],
  ['application/json; boundary=abc', undefined],
  [`multipart/form-data; boundary=${'x'.repeat(71)}`, 'x'.repeat(70)],
  [undefined, undefined],
])('the boundary of %j is %j', (contentType, boundaryFound) => {
  expect(boundaryOf(contentType)).toBe(boundaryFound)
})
