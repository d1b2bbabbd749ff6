// Reads what was typed behind `npm run import --`.
import { importKinds } from '@bidyard/contract/shapes/imports'

export interface ImportWish {
  readonly kind: (typeof importKinds)[number]
  readonly file: string
  /** Car codes that the file leaves out are no longer offered. */
  readonly replaces: boolean
  /** Everything is tried and nothing is kept. */
  readonly isTrial: boolean
}

export const usage = [
  'npm run import -- car-codes FILE [--replace]   codes from .csv, .json or .jsonl; --replace closes all others',
  'npm run import -- metadata FILE                rows as above, or a JSON document {"kind", "document"}',
  'npm run import -- holidays FILE                rows of day and name; each year that is named is replaced',
  'npm run import -- members FILE                 dealers and their shops from .csv or .xlsx; nobody is changed',
  'npm run import -- past-auctions FILE           auctions that another system held, from .csv or .xlsx',
  'with --dry-run everything is tried and nothing is kept',
].join('\n')

/** `undefined` when it cannot be understood. */
export const readWords = (words: readonly string[]): ImportWish | undefined => {
  const options = words.filter((word) => word.startsWith('--'))
  const [named, file, ...rest] = words.filter((word) => !word.startsWith('--'))
  const kind = importKinds.find((one) => one === named)
  if (kind === undefined || file === undefined || rest.length > 0) return undefined
  const allowed = kind === 'car-codes' ? ['--dry-run', '--replace'] : ['--dry-run']
  return options.every((option) => allowed.includes(option))
    ? { kind, file, replaces: options.includes('--replace'), isTrial: options.includes('--dry-run') }
    : undefined
}
