// The shape of an area's texts: the Korean ones decide it, the English ones must match it key by key.

export type Words = { readonly [key: string]: string | ((given: never) => string) }

/** The same keys with the same parameters in another language; a key too few or too many does not compile. */
export type TextOf<Korean extends Words> = {
  readonly [Key in keyof Korean]: Korean[Key] extends (given: infer Given) => string
    ? (given: Given) => string
    : string
}

/** A text function: `say('save')`, and `say('greeting', { name })` where the text has parameters. */
export type Say<Of extends Words> = <Key extends keyof Of>(
  key: Key,
  ...given: Of[Key] extends (given: infer Given) => string ? [given: Given] : []
) => string
