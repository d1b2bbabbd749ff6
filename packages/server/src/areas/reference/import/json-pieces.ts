// Cuts a JSON array into the texts of its entries while it streams by, each with the line on which it begins.

export interface JsonPiece {
  readonly line: number
  readonly text: string
}

const openers = '{['
const closers = '}]'
const isSpace = (character: string): boolean => ' \t\r\n'.includes(character)

/** Knows only quotes and brackets; whether a piece is JSON at all, its reader finds out. */
class Cutter {
  #depth = 0
  #inText = false
  #escaped = false
  #line = 1
  #began = 0
  #text = ''

  get isOpen(): boolean {
    return this.#depth > 0
  }

  *take(piece: string): Generator<JsonPiece> {
    for (const character of piece) {
      if (character === '\n') this.#line += 1
      if (this.#depth === 0) {
        if (character === '[') this.#depth = 1
        continue
      }
      const ends = this.#depth === 1 && !this.#inText && (character === ',' || character === ']')
      if (ends) {
        yield* this.rest()
        if (character === ']') this.#depth = 0
        continue
      }
      if (this.#text === '' && isSpace(character)) continue
      if (this.#text === '') this.#began = this.#line
      this.#text += character
      this.#note(character)
    }
  }

  #note(character: string): void {
    if (this.#inText) {
      if (this.#escaped) this.#escaped = false
      else if (character === '\\') this.#escaped = true
      else if (character === '"') this.#inText = false
    } else if (character === '"') this.#inText = true
    else if (openers.includes(character)) this.#depth += 1
    else if (closers.includes(character)) this.#depth -= 1
  }

  /** What was begun and never ended is handed out as well, so that it is told and not lost. */
  *rest(): Generator<JsonPiece> {
    if (this.#text !== '') yield { line: this.#began, text: this.#text }
    this.#text = ''
  }
}

export const jsonPieces = async function* (pieces: AsyncIterable<string>): AsyncGenerator<JsonPiece> {
  const cutter = new Cutter()
  for await (const piece of pieces) yield* cutter.take(piece)
  yield* cutter.rest()
  if (cutter.isOpen) yield { line: 0, text: '' }
}
