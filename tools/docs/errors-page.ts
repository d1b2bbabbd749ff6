// docs/errors.md: every error with its details, in Korean and in English, and which calls answer with it.
import type { CallDefinition } from '@bidyard/contract/call'
import { calls } from '@bidyard/contract/calls'
import { type ErrorEntry, errors, sharedErrors } from '@bidyard/contract/errors'
import { code, codes, page, table } from './markdown.ts'

const callNames: readonly (readonly [name: string, definition: CallDefinition])[] =
  Object.entries(calls as Readonly<Record<string, Readonly<Record<string, CallDefinition>>>>).flatMap(([area, group]) =>
    Object.entries(group).map(([name, definition]) => [`${area}.${name}`, definition] as const),
  )

const answeredBy = (errorCode: string, detail?: string): string => {
  if (errorCode === 'BadRequestSchema') return 'every call'
  const found = callNames.filter(([, { errors: declared }]) => {
    const details = (declared as Readonly<Record<string, readonly string[]>> | undefined)?.[errorCode]
    return details !== undefined && (detail === undefined ? details.length === 0 : details.includes(detail))
  })
  return codes(found.map(([name]) => name))
}

const rowsOf = (errorCode: string, entry: ErrorEntry): string[][] => {
  const plain = [code(errorCode), '', entry.ko, entry.en, answeredBy(errorCode)]
  const detailed = Object.entries(entry.details).map(([detail, { ko, en }]) => [
    code(errorCode), code(detail), ko, en, answeredBy(errorCode, detail),
  ])
  // Some calls answer with the bare code where others name a detail.
  return detailed.length === 0 || plain.at(-1) !== '' ? [plain, ...detailed] : detailed
}

export const errorsPage = (): string => {
  const rows = Object.entries(errors as Readonly<Record<string, ErrorEntry>>).flatMap(([name, entry]) =>
    rowsOf(name, entry))
  return page(
    'Errors',
    'A code of the catalogue always comes with status 400, as `{"code","detail","message","requestId"}`; the message '
      + 'is in the language that the client asks for. A code whose last column is empty belongs to calls that do not '
      + 'stand yet.',
    '## The catalogue',
    table(['Code', 'Detail', 'Korean', 'English', 'Answered by'], rows),
    '## Shared answers',
    'Where the catalogue has no word, these say by their own status what happened; 429 and 503 may come with '
      + '`retry-after`.',
    table(
      ['Status', 'Code', 'Korean', 'English'],
      Object.values(sharedErrors).map(({ status, code: name, ko, en }) => [String(status), code(name), ko, en]),
    ),
  )
}
