// What changed between two values, field by field: `bidding.unitWon` from 10,000 to 20,000.

export interface Change {
  /** The way to the field, `fees[2].upToWon`; empty for the whole value. */
  readonly path: string
  readonly kind: 'added' | 'removed' | 'changed'
  readonly before: unknown
  readonly after: unknown
}

type Entries = ReadonlyMap<string, unknown>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const entriesOf = (value: unknown): Entries | null => {
  if (Array.isArray(value)) return new Map(value.map((item, index) => [`[${index}]`, item]))
  return isRecord(value) ? new Map(Object.entries(value)) : null
}

const joined = (path: string, key: string): string =>
  path === '' || key.startsWith('[') ? path + key : `${path}.${key}`

export const jsonChanges = (before: unknown, after: unknown, path = ''): Change[] => {
  if (Object.is(before, after)) return []
  const [old, fresh] = [entriesOf(before), entriesOf(after)]
  if (old === null || fresh === null || Array.isArray(before) !== Array.isArray(after))
    return [{ path, kind: 'changed', before, after }]
  const keys = new Set([...old.keys(), ...fresh.keys()])
  return [...keys].flatMap((key): Change[] => {
    const place = joined(path, key)
    if (!old.has(key)) return [{ path: place, kind: 'added', before: undefined, after: fresh.get(key) }]
    if (!fresh.has(key)) return [{ path: place, kind: 'removed', before: old.get(key), after: undefined }]
    return jsonChanges(old.get(key), fresh.get(key), place)
  })
}
