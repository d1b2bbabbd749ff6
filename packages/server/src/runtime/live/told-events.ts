// An event as the outbox holds it: read only where a screen listens, and spread out where its list was packed.

export interface OutboxEvent {
  /** The transaction that told it. */
  readonly xid: bigint
  readonly name: string
  readonly payload: unknown
}

/** A long list of rows of texts: their values have these names, each row is a line. Objects would cost three times. */
interface Packed {
  readonly list: string
  readonly names: readonly string[]
  readonly rows: string
}

const isPacked = (payload: unknown): payload is { readonly packed: Packed } =>
  typeof payload === 'object' && payload !== null && 'packed' in payload

/** What is not there is empty in its line, and null. */
const spreadOut = ({ list, names, rows }: Packed): unknown => ({
  [list]: rows.split('\n').map((row) => {
    const values = row.split(' ')
    return Object.fromEntries(names.map((name, at) => [name, values[at] === '' ? null : values[at]]))
  }),
})

class ToldEvent implements OutboxEvent {
  readonly xid: bigint
  readonly name: string
  readonly #text: string
  #payload: unknown

  constructor(xid: bigint, name: string, text: string) {
    this.xid = xid
    this.name = name
    this.#text = text
  }

  /** The same object for everybody who asks. */
  get payload(): unknown {
    if (this.#payload === undefined) {
      const told: unknown = JSON.parse(this.#text)
      this.#payload = isPacked(told) ? spreadOut(told.packed) : told
    }
    return this.#payload
  }
}

export const toldEvent = (xid: string, name: string, text: string): OutboxEvent =>
  new ToldEvent(BigInt(xid), name, text)
