// Links of our own that carry their right with them: an address and its values, sealed so that none can be changed.
import { createHmac, hkdfSync } from 'node:crypto'
import { isSignature } from './disk/aws4.ts'

export type LinkKey = Uint8Array & { readonly isLinkKey: true }

export const linkKeyOf = (secret: string): LinkKey =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'file links', 32)) as LinkKey

type Values = Readonly<Record<string, string>>

/** `use` keeps a link that was made for one purpose from serving another at the same address. */
const signatureOf = (use: string, path: string, values: Values, key: LinkKey): string => {
  const sorted = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHmac('sha256', key).update(JSON.stringify([use, path, sorted])).digest('base64url')
}

export const writeLink = (use: string, path: string, values: Values, key: LinkKey): string =>
  `${path}?${new URLSearchParams({ ...values, signature: signatureOf(use, path, values, key) }).toString()}`

/** The values of a link that is whole, or undefined. */
export const readLink = (use: string, path: string, query: unknown, key: LinkKey): Values | undefined => {
  const { signature, ...values } = query as Record<string, unknown>
  if (typeof signature !== 'string') return undefined
  if (!Object.values(values).every((value) => typeof value === 'string')) return undefined
  return isSignature(signature, signatureOf(use, path, values as Values, key)) ? (values as Values) : undefined
}
