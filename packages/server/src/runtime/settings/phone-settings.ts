// The settings of whoever carries our messages to phones: SOLAPI, for KakaoTalk and for texts.
import { z } from 'zod'

export interface PhoneSettings {
  readonly apiKey: string
  readonly apiSecret: string
  /** Registered with the carrier before: the law wants to know who sends. */
  readonly sender: string
  /** The channel of KakaoTalk that people see; without it everything goes as a text. */
  readonly channel: string | undefined
  /** Which approved template each kind of notice has; what has none goes as a text. */
  readonly templates: ReadonlyMap<string, string>
}

const templates = z
  .string().regex(/^[A-Za-z]{1,50}:[\w-]{1,100}(,[A-Za-z]{1,50}:[\w-]{1,100})*$/, 'pairs such as carAwarded:KA01TP1,…')
  .transform((text) => new Map(text.split(',').map((pair): [string, string] => {
    const [kind = '', id = ''] = pair.split(':')
    return [kind, id]
  })))

export const phoneShape = {
  SOLAPI_API_KEY: z.string().regex(/^[A-Za-z0-9]{8,64}$/, '8 to 64 letters and digits').optional(),
  SOLAPI_API_SECRET: z.string().regex(/^[\x21-\x7e]{16,200}$/, '16 to 200 characters').optional(),
  SOLAPI_SENDER: z.string().regex(/^0\d{7,11}$|^1\d{7}$/, 'digits such as 0212345678').optional(),
  SOLAPI_CHANNEL: z.string().regex(/^[\w-]{8,100}$/, 'the id of a channel, such as KA01PF…').optional(),
  SOLAPI_TEMPLATES: templates.optional(),
}
type PhoneSetting = keyof typeof phoneShape
const needed = ['SOLAPI_API_KEY', 'SOLAPI_API_SECRET', 'SOLAPI_SENDER'] as const

export const phoneProblems = (given: Readonly<Record<string, string | undefined>>): string[] => {
  const has = (name: PhoneSetting): boolean => (given[name] ?? '') !== ''
  const missing = (names: readonly PhoneSetting[], why: string): string[] =>
    names.filter((name) => !has(name)).map((name) => `${name}: ${why}`)
  const all = Object.keys(phoneShape) as PhoneSetting[]
  const problems = all.some(has) ? missing(needed, 'needed beside the other SOLAPI values') : []
  return has('SOLAPI_TEMPLATES') ? [...problems, ...missing(['SOLAPI_CHANNEL'], 'needed for templates')] : problems
}

interface Read {
  readonly SOLAPI_API_KEY?: string | undefined
  readonly SOLAPI_API_SECRET?: string | undefined
  readonly SOLAPI_SENDER?: string | undefined
  readonly SOLAPI_CHANNEL?: string | undefined
  readonly SOLAPI_TEMPLATES?: ReadonlyMap<string, string> | undefined
}

export const readPhone = (read: Read): PhoneSettings | undefined => {
  const { SOLAPI_API_KEY: apiKey, SOLAPI_API_SECRET: apiSecret, SOLAPI_SENDER: sender } = read
  if (apiKey === undefined || apiSecret === undefined || sender === undefined) return undefined
  return { apiKey, apiSecret, sender, channel: read.SOLAPI_CHANNEL, templates: read.SOLAPI_TEMPLATES ?? new Map() }
}
