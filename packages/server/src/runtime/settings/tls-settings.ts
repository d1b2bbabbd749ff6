// The settings of a house that has no proxy: the server then speaks TLS itself, with a certificate from two files.
import { z } from 'zod'

export interface TlsSettings {
  readonly certificateFile: string
  readonly keyFile: string
}

/** However it is written. */
export const isPlain = (address: string | undefined): boolean => /^http:/i.test(address ?? '')

const file = z.string().regex(/^\/[^\0]+$/, 'the whole path of a file').optional()
export const tlsShape = { BIDYARD_TLS_CERTIFICATE: file, BIDYARD_TLS_KEY: file }
type TlsSetting = keyof typeof tlsShape
const both = Object.keys(tlsShape) as TlsSetting[]

/** Stand-ins ask the server at its own port, where no certificate would fit. */
export const tlsProblems = (given: Readonly<Record<string, string | undefined>>, isSandbox: boolean): string[] => {
  const has = (name: TlsSetting): boolean => (given[name] ?? '') !== ''
  const said = both.filter(has)
  if (said.length === 0) return []
  if (isSandbox) return said.map((name) => `${name}: not in local and develop, whose stand-ins ask without`)
  const missing = both.filter((name) => !has(name)).map((name) => `${name}: needed beside the other TLS value`)
  return isPlain(given['BIDYARD_PUBLIC_URL'])
    ? [...missing, 'BIDYARD_PUBLIC_URL: https is needed where the server speaks TLS itself'] : missing
}

interface Read {
  readonly BIDYARD_TLS_CERTIFICATE?: string | undefined
  readonly BIDYARD_TLS_KEY?: string | undefined
}

export const readTls = (read: Read): TlsSettings | undefined => {
  const { BIDYARD_TLS_CERTIFICATE: certificateFile, BIDYARD_TLS_KEY: keyFile } = read
  return certificateFile === undefined || keyFile === undefined ? undefined : { certificateFile, keyFile }
}
