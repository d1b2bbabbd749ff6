// Writes an answer as JSON, a long list in pieces: one text of all rows would be too large for where texts are made.

/** Each piece takes a moment of its own. */
const rowsOfPiece = 10

interface List {
  readonly items: readonly unknown[]
}

const isLongList = (answer: object): answer is List =>
  'items' in answer && Array.isArray(answer.items) && answer.items.length > rowsOfPiece

const withoutEnds = (text: string): string => text.slice(1, -1)

export const jsonPieces = (answer: unknown): readonly string[] => {
  if (typeof answer !== 'object' || answer === null || !isLongList(answer)) return [JSON.stringify(answer)]
  const { items, ...others } = answer
  const pieces = ['{"items":[']
  for (let at = 0; at < items.length; at += rowsOfPiece) {
    if (at > 0) pieces.push(',')
    pieces.push(withoutEnds(JSON.stringify(items.slice(at, at + rowsOfPiece))))
  }
  const rest = withoutEnds(JSON.stringify(others))
  return [...pieces, rest === '' ? ']}' : `],${rest}}`]
}
