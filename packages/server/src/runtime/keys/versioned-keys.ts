// Keys with versions as settings write them: `2:KEY,1:KEY`, the one that writes first.
import { z } from 'zod'

export interface VersionedKey {
  readonly version: number
  readonly key: Uint8Array
}

const listForm = /^[1-9]\d{0,3}:[0-9a-f]{64}(?:,[1-9]\d{0,3}:[0-9a-f]{64})*$/
const aloneForm = /^[0-9a-f]{64}$/

/** A lone key without its version is the first one there ever was. */
const read = (text: string): VersionedKey[] =>
  text.split(',').map((part) => {
    const [version = '', key] = part.includes(':') ? part.split(':') : ['1', part]
    return { version: Number(version), key: Buffer.from(key ?? '', 'hex') }
  })

const shapeOf = (isForm: (text: string) => boolean, words: string) =>
  z.string().refine(isForm, words).transform(read)
    .refine((keys) => new Set(keys.map(({ version }) => version)).size === keys.length, 'each version once')

export const keyList = shapeOf((text) => listForm.test(text), 'keys such as 1:<64 hexadecimal digits>')
export const keyOrList = shapeOf(
  (text) => aloneForm.test(text) || listForm.test(text),
  '64 hexadecimal digits, or several keys such as 2:<64 digits>,1:<64 digits>')
