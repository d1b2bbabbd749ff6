// A time of the day as somebody types it, written as the wire wants it.

/** What cannot be understood stays as it was typed, for the shape to refuse. */
export const tidyTime = (typed: string): string => {
  const found = /^(\d{1,2})[:.\s]?(\d{2})$/.exec(typed.trim())
  if (found === null) return typed
  return `${(found[1] ?? '').padStart(2, '0')}:${found[2] ?? ''}`
}
