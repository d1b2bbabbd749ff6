// Reads a multipart form as it streams in: small fields as text, the file chunk by chunk, nothing of it held whole.

export interface FormPart {
  readonly name: string
  /** The rest of this part; it ends at the boundary and throws when the form ends before. */
  readonly body: AsyncIterable<Uint8Array>
}

export class BadForm extends Error {}

const headBytesMax = 8_192
const lineEnd = Buffer.from('\r\n')
const headEnd = Buffer.from('\r\n\r\n')

export const boundaryOf = (contentType: string | undefined): string | undefined => {
  const found = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s";,]{1,70}))/i
    .exec(contentType ?? '')
  return found?.[1] ?? found?.[2]
}

const nameOf = (head: string): string => {
  const line = head.split('\r\n').find((one) => /^content-disposition\s*:/i.test(one))
  const name = /^[^:]*:\s*form-data\s*;(?:.*;)?\s*name="([^"]{1,100})"/i.exec(line ?? '')?.[1]
  if (name === undefined) throw new BadForm('a part has no name')
  return name
}

const skip = async (chunks: AsyncGenerator<Uint8Array>): Promise<void> => {
  let next = await chunks.next()
  while (next.done !== true) next = await chunks.next()
}

/** Yields the parts in their order; each body is read to its end, or skipped, before the next part comes. */
export async function* readForm(input: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<FormPart> {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  const source = input[Symbol.asyncIterator]()
  // The first boundary stands at the very beginning; with a line end before it, it is like all the others.
  let held: Buffer = lineEnd

  const more = async (): Promise<void> => {
    const next = await source.next()
    if (next.done === true) throw new BadForm('the form ends too early')
    held = held.length === 0 ? Buffer.from(next.value) : Buffer.concat([held, next.value])
  }
  const take = (bytes: number): Buffer => {
    const taken = held.subarray(0, bytes)
    held = held.subarray(bytes)
    return taken
  }
  const takeUntil = async (mark: Buffer, bytesMax: number): Promise<Buffer> => {
    for (;;) {
      const at = held.indexOf(mark)
      if (at >= 0 && at <= bytesMax) {
        const before = take(at)
        take(mark.length)
        return before
      }
      if (held.length > bytesMax) throw new BadForm('a head is too long')
      await more()
    }
  }
  async function* untilDelimiter(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = held.indexOf(delimiter)
      if (at >= 0) {
        if (at > 0) yield take(at)
        take(delimiter.length)
        return
      }
      // The last bytes may be the beginning of a boundary that goes on in the next chunk.
      const sure = held.length - delimiter.length + 1
      if (sure > 0) yield take(sure)
      await more()
    }
  }

  for await (const before of untilDelimiter())
    if (before.length > 0) throw new BadForm('something stands before the form')
  for (;;) {
    while (held.length < 2) await more()
    if (held.subarray(0, 2).toString('latin1') === '--') return
    const padding = await takeUntil(lineEnd, 64)
    if (!/^[ \t]*$/.test(padding.toString('latin1'))) throw new BadForm('a boundary goes on')
    // A part without any header line has its empty line at once.
    held = held.length === 0 ? lineEnd : Buffer.concat([lineEnd, held])
    const head = await takeUntil(headEnd, headBytesMax)
    let ended = false
    const body = async function* (): AsyncGenerator<Uint8Array> {
      yield* untilDelimiter()
      ended = true
    }
    yield { name: nameOf(head.toString('utf8')), body: body() }
    // Whoever stopped reading early leaves a rest, which lies before the next boundary.
    if (!ended) await skip(untilDelimiter())
  }
}

export const readText = async (part: FormPart, bytesMax: number): Promise<string> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of part.body) {
    bytes += chunk.length
    if (bytes > bytesMax) throw new BadForm('a field is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
