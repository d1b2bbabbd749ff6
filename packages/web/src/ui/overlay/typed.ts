// Whether a form holds something that its user wrote in it, or picked a file for; what was taken back is nothing.

/** What of a field of the page is needed. */
export interface TypedField {
  readonly type: string
  readonly value: string
  readonly isConnected: boolean
}

/** A tick or a choice is made again by one press, and what somebody looks for is nothing written. */
const light: readonly string[] = ['checkbox', 'radio', 'search', 'range', 'select-one', 'select-multiple']

export class Typed {
  readonly #met = new Map<TypedField, string>()
  readonly #touched = new Set<TypedField>()

  /** Somebody comes to a field: whatever stands in it was there before. */
  meet(field: TypedField): void {
    if (!this.#met.has(field)) this.#met.set(field, field.value)
  }

  touch(field: TypedField): void {
    if (!light.includes(field.type)) this.#touched.add(field)
  }

  /** What stood in a field that is gone is kept by whoever took it away; a file leaves its field at once. */
  holds(): boolean {
    return [...this.#touched].some((field) =>
      field.type === 'file' || !field.isConnected || field.value !== this.#met.get(field))
  }

  forget(): void {
    this.#met.clear()
    this.#touched.clear()
  }
}
