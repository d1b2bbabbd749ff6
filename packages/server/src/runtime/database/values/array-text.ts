// Arrays as PostgreSQL writes them in text: one row of values, quoted where they need it.
export type Write = (value: never) => string
export type Read<Value = unknown> = (text: string) => Value

export const writeArray = (write: Write) => (values: unknown): string => {
  // Somebody wrote the text of the array already.
  if (!Array.isArray(values)) return String(values)
  const texts = values.map((value: unknown) => {
    if (value === undefined) throw new TypeError('an array for the database holds undefined')
    return value === null ? 'null' : `"${write(value as never).replace(/["\\]/g, String.raw`\$&`)}"`
  })
  return `{${texts.join(',')}}`
}

// One entry and what ends it: quoted, with escapes, or plain; each begins where the one before ended.
const entry = /(?:"((?:[^"\\]|\\.)*)"|([^,{}"]+))[,}]/gsy

export const readArray = <Value>(read: Read<Value>) => {
  const readPlain = (plain: string): Value | null => (plain === 'NULL' ? null : read(plain))
  return (text: string): (Value | null)[] => {
    if (text === '{}') return []
    // Most are a few plain words, and lists bring hundreds of them.
    if (!text.includes('"')) return text.slice(1, -1).split(',').map(readPlain)
    return Array.from(text.slice(1).matchAll(entry), ([, quoted, plain]) =>
      (quoted === undefined ? readPlain(plain ?? '') : read(quoted.replace(/\\(.)/gs, '$1'))))
  }
}
