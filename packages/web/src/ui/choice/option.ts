// One thing that can be chosen.

export interface Option<Value extends string = string> {
  readonly value: Value
  readonly label: string
  /** A second line in smaller letters. */
  readonly note?: string | undefined
  readonly disabled?: boolean | undefined
}
