// How values travel between PostgreSQL and JavaScript where the driver's own way would lose something.

// Text in a JSON parameter is JSON already: the job queue sends it so. Values that are bare texts go in an object.
const jsonText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
const parseJson = (text: string): unknown => JSON.parse(text)

export const valueTypes = {
  won: { to: 20, from: [20], serialize: String, parse: Number },
  json: { to: 114, from: [114, 3802], serialize: jsonText, parse: parseJson },
  jsonb: { to: 3802, from: [], serialize: jsonText, parse: parseJson },
  day: { to: 1082, from: [1082], serialize: String, parse: String },
  /** Text keeps its microseconds; by way of a `Date` they would be cut off. */
  time: {
    to: 1184, from: [1114, 1184],
    serialize: (value: Date | string) => (value instanceof Date ? value.toISOString() : value),
    parse: (text: string): Date => new Date(text),
  },
  /** A cursor carries a truth value as the text that PostgreSQL writes. */
  truth: {
    to: 16, from: [16],
    serialize: (value: boolean | string) => (value === true || value === 'true' ? 't' : 'f'),
    parse: (text: string): boolean => text === 't',
  },
}
