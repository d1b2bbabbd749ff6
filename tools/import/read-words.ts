// Reads what was typed behind `npm run import --` and `npm run export --`.
import { parseArgs } from 'node:util'
import { importKinds } from '@bidyard/contract/shapes/imports'
import { reasonShape } from '@bidyard/contract/shapes/texts'

export interface ImportWish {
  readonly kind: (typeof importKinds)[number]
  readonly file: string
  /** Car codes that the file leaves out are no longer offered. */
  readonly replaces: boolean
  /** Everything is tried and nothing is kept. */
  readonly isTrial: boolean
}

/** Past auctions of this system are taken away again. */
export interface ForgetWish {
  readonly forgets: string
}

export type ExportWish =
  | { readonly kind: 'members'; readonly file: string; readonly reason: string }
  | { readonly kind: 'past-auctions'; readonly file: string }

export const usage = [
  'npm run import -- car-codes FILE [--replace]      codes from .csv, .json or .jsonl; --replace closes all others',
  'npm run import -- metadata FILE                   rows as above, or a JSON document {"kind", "document"}',
  'npm run import -- holidays FILE                   rows of day and name; each year that is named is replaced',
  'npm run import -- members FILE                    dealers and their shops from .csv or .xlsx; nobody is changed',
  'npm run import -- past-auctions FILE              auctions that another system held, from .csv or .xlsx',
  'npm run import -- past-auctions --forget SYSTEM   takes those of one system away again',
  'with --dry-run everything is tried and nothing is kept',
].join('\n')

export const exportUsage = [
  'npm run export -- members FILE --reason "WHY"   every shop with its people; personal data: guard it, delete it soon',
  'npm run export -- past-auctions FILE            auctions that another system held',
  'FILE ends in .csv or .xlsx and is not there yet; WHY has two letters or more',
].join('\n')

const options = {
  'dry-run': { type: 'boolean' }, replace: { type: 'boolean' }, forget: { type: 'string' }, reason: { type: 'string' },
} as const

const parsed = (words: readonly string[]) => {
  try {
    const { positionals, values } = parseArgs({ args: [...words], allowPositionals: true, options })
    const [kind, file, ...more] = positionals
    return more.length > 0 ? undefined : { kind, file, values, options: Object.keys(values) }
  } catch {
    return undefined
  }
}

/** `undefined` when it cannot be understood. */
export const readWords = (words: readonly string[]): ImportWish | ForgetWish | undefined => {
  const typed = parsed(words)
  const kind = importKinds.find((one) => one === typed?.kind)
  if (typed === undefined || kind === undefined) return undefined
  const { file, values, options: named } = typed
  if (values.forget !== undefined)
    return kind === 'past-auctions' && file === undefined && named.length === 1 && values.forget.trim() !== ''
      ? { forgets: values.forget.normalize('NFC').trim() } : undefined
  const allowed = kind === 'car-codes' ? ['dry-run', 'replace'] : ['dry-run']
  return file !== undefined && named.every((option) => allowed.includes(option))
    ? { kind, file, replaces: values.replace === true, isTrial: values['dry-run'] === true }
    : undefined
}

/** Members leave only with a reason; nothing else has one. */
export const readExportWords = (words: readonly string[]): ExportWish | undefined => {
  const { kind, file, values, options: named } = parsed(words) ?? {}
  if (file === undefined || named?.some((option) => option !== 'reason') !== false) return undefined
  const reason = reasonShape.safeParse(values?.reason)
  if (kind === 'members' && reason.success) return { kind, file, reason: reason.data }
  return kind === 'past-auctions' && named.length === 0 ? { kind, file } : undefined
}
