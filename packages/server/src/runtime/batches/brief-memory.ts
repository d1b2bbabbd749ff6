// Remembers what was read for a short while, and lets everybody who asks at the same moment share one look.

export interface BriefMemory<Value> {
  find(name: string, read: () => Promise<Value>): Promise<Value>
  forget(name: string): void
}

interface Kept<Value> {
  readonly value: Promise<Value>
  readonly until: number
}

export const openBriefMemory = <Value>(given: {
  readonly ageMs: number
  readonly max: number
  /** What is not worth remembering is read anew each time. */
  readonly isKept: (value: Value) => boolean
}): BriefMemory<Value> => {
  const kept = new Map<string, Kept<Value>>()

  const look = (name: string, read: () => Promise<Value>): Promise<Value> => {
    const value = read()
    const own = { value, until: performance.now() + given.ageMs }
    kept.delete(name)
    kept.set(name, own)
    if (kept.size > given.max) kept.delete(kept.keys().next().value ?? name)
    const drop = (): void => {
      if (kept.get(name) === own) kept.delete(name)
    }
    value.then((found) => {
      if (!given.isKept(found)) drop()
    }, drop)
    return value
  }
  return {
    find: (name, read) => {
      const known = kept.get(name)
      return known !== undefined && known.until > performance.now() ? known.value : look(name, read)
    },
    forget: (name) => void kept.delete(name),
  }
}
