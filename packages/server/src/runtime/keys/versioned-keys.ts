// Keys with versions as settings write them: `2:KEY,1:KEY`, the one that writes first.
import { z } from 'zod'

export interface VersionedKey {
  readonly version: number
  readonly key: Uint8Array
}

const one = '[0-9a-f]{64}'
const listed = `[1-9]\\d{0,3}:${one}`
const list = `${listed}(?:,${listed})*`

/** A lone key without its version is the first one there ever was. */
const read = (text: string): VersionedKey[] =>
  text.split(',').map((part) => {
    const [version = '', key] = part.includes(':') ? part.split(':') : ['1', part]
    return { version: Number(version), key: Buffer.from(key ?? '', 'hex') }
  })

const shapeOf = (form: string, words: string) =>
  z.string().regex(new RegExp(`^(?:${form})$`), words).transform(read)
    .refine((keys) => new Set(keys.map(({ version }) => version)).size === keys.length, 'each version once')

export const keyList = shapeOf(list, 'keys such as 1:<64 hexadecimal digits>')
export const keyOrList = shapeOf(
  `${one}|${list}`, '64 hexadecimal digits, or several keys such as 2:<64 digits>,1:<64 digits>')
