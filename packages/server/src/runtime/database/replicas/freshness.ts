// Keeps count of how far back a replica may be, by positions in the log of changes; no clock of any machine is asked.

interface Sample {
  readonly position: number
  /** Everything that anybody had been told by then lies before the position. */
  readonly takenAt: number
}

export interface Freshness {
  /** The primary stood there, when it was asked. */
  note(sample: Sample): void
  /** The replica has everything up to there. */
  reached(position: number): void
  /** Nobody knows any more what it has. */
  forget(): void
  /** All that was acknowledged until this moment is there to be read. */
  readonly asOf: number
}

const samplesMax = 1_000

export const openFreshness = (): Freshness => {
  let samples: Sample[] = []
  let asOf = -Infinity
  return {
    note: (sample) => void (samples = [...samples.slice(1 - samplesMax), sample]),
    reached: (position) => {
      const at = samples.findLastIndex((sample) => sample.position <= position)
      const found = samples[at]
      if (found === undefined) return
      asOf = found.takenAt
      samples = samples.slice(at)
    },
    forget: () => void (asOf = -Infinity),
    get asOf() {
      return asOf
    },
  }
}
