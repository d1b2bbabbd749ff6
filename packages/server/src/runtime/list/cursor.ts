// Cursors: where a page ended, signed so that nobody can ask by one for what a filter would refuse.
import { createHmac, timingSafeEqual } from 'node:crypto'

export interface Position {
  /** The sort and filter it belongs to; a cursor of another list or order is refused. */
  readonly of: string
  readonly values: readonly (string | null)[]
  readonly id: string
}

const sign = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(`cursor of a list ${text}`).digest('base64url')

export const writeCursor = (position: Position, secret: string): string => {
  const text = Buffer.from(JSON.stringify([position.of, position.values, position.id])).toString('base64url')
  return `${text}.${sign(text, secret)}`
}

export const readCursor = (cursor: string, of: string, secret: string): Position | undefined => {
  const [text, mark, rest] = cursor.split('.')
  if (text === undefined || mark === undefined || rest !== undefined) return undefined
  const given = Buffer.from(mark)
  const right = Buffer.from(sign(text, secret))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const [foundOf, values, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [string, string[], string]
  return foundOf === of ? { of, values, id } : undefined
}
