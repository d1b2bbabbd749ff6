// Ways to the numbers inside a value, as the wire writes them: `quietHours.from`, `steps.0.feeWon`.

/** Every way through the named fields of a value; lists end it. */
export type PathOf<Value, Before extends string = ''> = Value extends readonly unknown[]
  ? never
  : Value extends object
    ? { [Key in keyof Value & string]: `${Before}${Key}` | PathOf<Value[Key], `${Before}${Key}.`> }[keyof Value &
        string]
    : never

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

export const valueAt = (value: unknown, path: string): unknown =>
  path === ''
    ? value
    : path.split('.').reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), value)

/** A copy with one place changed; lists stay lists. */
export const withValueAt = (value: unknown, path: string, next: unknown): unknown => {
  const [name, ...rest] = path.split('.')
  if (path === '' || name === undefined) return next
  const inner = withValueAt(isRecord(value) ? value[name] : undefined, rest.join('.'), next)
  if (Array.isArray(value)) return value.map((item: unknown, index) => (String(index) === name ? inner : item))
  return { ...(isRecord(value) ? value : {}), [name]: inner }
}
