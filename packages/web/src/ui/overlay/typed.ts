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
  /** With whether it goes away once it is saved. */
  readonly #touched = new Map<TypedField, boolean>()

  /** Somebody comes to a field: whatever stands in it was there before. */
  meet(field: TypedField): void {
    if (!this.#met.has(field)) this.#met.set(field, field.value)
  }

  touch(field: TypedField, isSavedAlone = false): void {
    if (!light.includes(field.type)) this.#touched.set(field, isSavedAlone)
  }

  /** What stood in a field that is gone is kept by whoever took it away; a file leaves its field at once. */
  holds(): boolean {
    return [...this.#touched].some(([field, isSavedAlone]) => {
      if (field.type === 'file') return true
      return field.isConnected ? field.value !== this.#met.get(field) : !isSavedAlone
    })
  }

  forget(): void {
    this.#met.clear()
    this.#touched.clear()
  }
}
