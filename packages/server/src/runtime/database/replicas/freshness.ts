// Keeps count of how far back a replica may be, by positions in the log of changes; no clock of any machine is asked.

interface Sample {
  readonly position: number
  /** Everything that anybody had been told by then lies before the position. */
  readonly takenAt: number
}

export interface Freshness {
  /** The primary stood there; the moment is that of the question. */
  note(sample: Sample): void
  /** The replica has everything up to there; the moment is that of the answer. */
  reached(position: number, heardAt: number): void
  /** Nobody knows any more what it has. */
  forget(): void
  /** All that was acknowledged until this moment is there to be read. */
  readonly asOf: number
}

const samplesMax = 1_000

/**
 * A position means something on one line of the log only. A primary that was away while another took its place may
 * come back with changes that nobody else has: it is ahead then of the primary that is asked after it. So a replica is
 * believed once the primary was found not to be behind it, and what lies before the place where it was ahead proves
 * nothing.
 */
export const openFreshness = (): Freshness => {
  let samples: readonly Sample[] = []
  let seen: { readonly position: number; readonly heardAt: number } | undefined
  let isProven = false
  let asOf = -Infinity
  const forget = (): void => {
    [seen, isProven, asOf] = [undefined, false, -Infinity]
  }
  const isAhead = ({ position, takenAt }: Sample): boolean =>
    seen !== undefined && seen.heardAt < takenAt && position < seen.position
  return {
    note: (sample) => {
      const last = samples.at(-1)
      // Another primary, which has not everything that the last one had.
      if (last !== undefined && sample.position < last.position) {
        samples = []
        forget()
      }
      if (isAhead(sample)) {
        samples = []
        return forget()
      }
      if (seen !== undefined && seen.heardAt < sample.takenAt) isProven = true
      samples = [...samples.slice(1 - samplesMax), sample]
    },
    reached: (position, heardAt) => {
      seen = { position, heardAt }
      if (!isProven) return
      const at = samples.findLastIndex((sample) => sample.position <= position)
      const found = samples[at]
      if (found === undefined) return
      asOf = found.takenAt
      samples = samples.slice(at)
    },
    forget,
    get asOf() {
      return asOf
    },
  }
}
