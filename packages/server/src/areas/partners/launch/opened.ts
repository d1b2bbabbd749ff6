// What comes out of launch parameters that the partner's key opens: their text, and what must not come a second time.

export interface Opened {
  readonly text: string
  /** Only where the text itself holds nothing that is used once. */
  readonly once: string | undefined
}

/** Bytes that are no UTF-8 were written by nobody who knows the form, so they count as not opened. */
export const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
