// The names behind the keys of makers, models and trims, as rows, counts and car codes have told them so far.
import type { MarketRow } from '../market/market-rows.ts'

const names = new Map<string, string>()
const listeners = new Set<() => void>()
let version = 0

interface Named {
  readonly key: string
  readonly name: string | null
}

export const learnNames = (found: readonly Named[]): void => {
  const before = version
  for (const { key, name } of found) {
    if (name === null || names.get(key) === name) continue
    names.set(key, name)
    version += 1
  }
  if (version !== before) for (const listener of listeners) listener()
}

export const learnStepNames = (rows: readonly MarketRow[]): void =>
  learnNames(rows.flatMap(({ maker, model, detailModel, grade, detailGrade }) =>
    [maker, model, detailModel, grade, detailGrade].filter((step) => step !== null)))

export const isNamed = (key: string): boolean => names.has(key)

export const stepNameOf = (key: string): string => names.get(key) ?? key

/** Whoever shows names is drawn anew when more of them are known. */
export const followNames = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  version: (): number => version,
}
