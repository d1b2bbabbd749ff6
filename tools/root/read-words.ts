// Reads what was typed behind `npm run root --`.
import { parseArgs } from 'node:util'

export interface RootWords {
  readonly username: string
  readonly name: string | undefined
  readonly birthday: string | undefined
  readonly phone: string | undefined
  /** Why there must be a root beside those that exist. */
  readonly emergency: string | undefined
}

export const usage = [
  'npm run root -- USERNAME [--name NAME] [--birthday 19800131] [--phone 01012345678]',
  '  makes the first root; what is left out is asked for',
  'npm run root -- USERNAME --emergency "WHY" …',
  '  makes another one when nobody can sign in as root any more; the reason is kept in the audit',
].join('\n')

const parsed = (words: readonly string[]) => {
  try {
    return parseArgs({
      args: [...words], allowPositionals: true,
      options: {
        name: { type: 'string' }, birthday: { type: 'string' }, phone: { type: 'string' },
        emergency: { type: 'string' },
      },
    })
  } catch {
    return undefined
  }
}

/** `undefined` when it cannot be understood. */
export const readWords = (words: readonly string[]): RootWords | undefined => {
  const { positionals: [username, ...more] = [], values } = parsed(words) ?? {}
  if (username === undefined || values === undefined || more.length > 0) return undefined
  const { name, birthday, phone, emergency } = values
  if (emergency?.trim() === '') return undefined
  return { username, name, birthday, phone, emergency: emergency?.trim() }
}
