// Remembers what was read for a short while, and lets everybody who asks at the same moment share one look.

export interface BriefMemory<Value> {
  /** What is remembered and at hand; undefined where it has to be waited for. */
  peek(name: string): Value | undefined
  find(name: string, read: () => Promise<Value>): Promise<Value>
  forget(name: string): void
}

interface Kept<Value> {
  readonly value: Promise<Value>
  found: Value | undefined
  readonly until: number
}

export const openBriefMemory = <Value>(given: {
  /** At most; some are read again after half of it. */
  readonly ageMs: number
  readonly max: number
  /** What is not worth remembering is read anew each time. */
  readonly isKept: (value: Value) => boolean
}): BriefMemory<Value> => {
  const kept = new Map<string, Kept<Value>>()

  const look = (name: string, read: () => Promise<Value>): Promise<Value> => {
    const value = read()
    // What was read in one moment shall not be read again in one.
    const age = given.ageMs * (0.5 + Math.random() / 2)
    const own: Kept<Value> = { value, found: undefined, until: performance.now() + age }
    kept.delete(name)
    kept.set(name, own)
    if (kept.size > given.max) kept.delete(kept.keys().next().value ?? name)
    const drop = (): void => {
      if (kept.get(name) === own) kept.delete(name)
    }
    value.then((found) => {
      if (given.isKept(found)) own.found = found
      else drop()
    }, drop)
    return value
  }
  return {
    peek: (name) => {
      const known = kept.get(name)
      return known !== undefined && known.until > performance.now() ? known.found : undefined
    },
    find: (name, read) => {
      const known = kept.get(name)
      return known !== undefined && known.until > performance.now() ? known.value : look(name, read)
    },
    forget: (name) => void kept.delete(name),
  }
}
