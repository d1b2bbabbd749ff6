// How long it took until it went on, as one reads it: the middle and the worst.

const sorted = (found: readonly number[]): readonly number[] => found.toSorted((a, b) => a - b)

/** Undefined of nothing: no figure is not 0. */
export const medianOf = (found: readonly number[]): number | undefined => {
  const all = sorted(found)
  const [low, high] = [all[Math.floor((all.length - 1) / 2)], all[Math.floor(all.length / 2)]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}

export interface Recoveries {
  readonly medianRecoveryMs?: number
  readonly slowestRecoveryMs?: number
}

export const recoveriesOf = (found: readonly number[]): Recoveries => {
  const [median, slowest] = [medianOf(found), sorted(found).at(-1)]
  return median === undefined || slowest === undefined ? {} : {
    medianRecoveryMs: Math.round(median), slowestRecoveryMs: Math.round(slowest),
  }
}

export const rangeOf = (found: readonly number[]): string => {
  const { medianRecoveryMs, slowestRecoveryMs } = recoveriesOf(found)
  return medianRecoveryMs === undefined
    ? 'never' : `${medianRecoveryMs} ms (median of ${found.length}), ${slowestRecoveryMs} ms (slowest)`
}
