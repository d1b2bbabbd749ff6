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

/** Bytes as they come in, with what was read too far held for the next reader. */
class Incoming {
  readonly #source: AsyncIterator<Uint8Array>
  #held: Buffer

  constructor(input: AsyncIterable<Uint8Array>, first: Buffer) {
    this.#source = input[Symbol.asyncIterator]()
    this.#held = first
  }

  async #more(): Promise<void> {
    const next = await this.#source.next()
    if (next.done === true) throw new BadForm('the form ends too early')
    this.#held = this.#held.length === 0 ? Buffer.from(next.value) : Buffer.concat([this.#held, next.value])
  }

  #take(bytes: number): Buffer {
    const taken = this.#held.subarray(0, bytes)
    this.#held = this.#held.subarray(bytes)
    return taken
  }

  async startsWith(text: string): Promise<boolean> {
    while (this.#held.length < text.length) await this.#more()
    return this.#held.subarray(0, text.length).toString('latin1') === text
  }

  putBack(bytes: Buffer): void {
    this.#held = Buffer.concat([bytes, this.#held])
  }

  async takeUntil(mark: Buffer, bytesMax: number): Promise<Buffer> {
    for (;;) {
      const at = this.#held.indexOf(mark)
      if (at >= 0 && at <= bytesMax) {
        const before = this.#take(at)
        this.#take(mark.length)
        return before
      }
      if (this.#held.length > bytesMax) throw new BadForm('a head is too long')
      await this.#more()
    }
  }

  async *chunksUntil(mark: Buffer): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = this.#held.indexOf(mark)
      if (at >= 0) {
        if (at > 0) yield this.#take(at)
        this.#take(mark.length)
        return
      }
      // The last bytes may be the beginning of a mark that goes on in the next chunk.
      const sure = this.#held.length - mark.length + 1
      if (sure > 0) yield this.#take(sure)
      await this.#more()
    }
  }
}

/** Yields the parts in their order; each body is read to its end, or skipped, before the next part comes. */
export async function* readForm(input: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<FormPart> {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // The first boundary stands at the very beginning; with a line end before it, it is like all the others.
  const incoming = new Incoming(input, lineEnd)
  for await (const before of incoming.chunksUntil(delimiter))
    if (before.length > 0) throw new BadForm('something stands before the form')
  while (!(await incoming.startsWith('--'))) {
    const padding = await incoming.takeUntil(lineEnd, 64)
    if (!/^[ \t]*$/.test(padding.toString('latin1'))) throw new BadForm('a boundary goes on')
    // A part without any head has its empty line at once.
    incoming.putBack(lineEnd)
    const head = await incoming.takeUntil(headEnd, headBytesMax)
    let ended = false
    const body = async function* (): AsyncGenerator<Uint8Array> {
      yield* incoming.chunksUntil(delimiter)
      ended = true
    }
    yield { name: nameOf(head.toString('utf8')), body: body() }
    // Whoever stopped reading early leaves a rest, which lies before the next boundary.
    if (!ended) await skip(incoming.chunksUntil(delimiter))
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
