// Writes an answer as JSON, a long list in pieces: one text of all rows would be too large for where texts are made.
import { letGo } from '../database/values/let-go.ts'

/** Each piece takes a moment of its own. */
const rowsOfPiece = 10

interface List {
  readonly items: readonly unknown[]
}

const isList = (answer: unknown): answer is List =>
  typeof answer === 'object' && answer !== null && 'items' in answer && Array.isArray(answer.items)

const withoutEnds = (text: string): string => text.slice(1, -1)

export const jsonPieces = (answer: unknown): readonly string[] => {
  if (!isList(answer) || answer.items.length <= rowsOfPiece) return [JSON.stringify(answer)]
  const { items, ...others } = answer
  const pieces = ['{"items":[']
  for (let at = 0; at < items.length; at += rowsOfPiece) {
    if (at > 0) pieces.push(',')
    pieces.push(withoutEnds(JSON.stringify(items.slice(at, at + rowsOfPiece))))
  }
  const rest = withoutEnds(JSON.stringify(others))
  return [...pieces, rest === '' ? ']}' : `],${rest}}`]
}

/** The same of an answer that nobody else holds: its rows are let go. */
export const lastJsonPieces = (answer: unknown): readonly string[] => {
  const pieces = jsonPieces(answer)
  if (isList(answer)) letGo(answer.items)
  return pieces
}
