// The server's clock as this device can know it: measured with every answer, anew when the device's own clock jumps.
import { useSyncExternalStore } from 'react'

interface Sample {
  readonly offsetMs: number
  /** Half of the way there and back: the sample cannot be wrong by more. */
  readonly doubtMs: number
  readonly takenAt: number
}

/** Old samples count for less: two clocks drift apart by about this share of the time. */
const driftShare = 0.000_2
/** Smaller changes are not worth drawing every countdown again. */
const worthMs = 250

const doubtNow = (sample: Sample, now: number): number => sample.doubtMs + Math.abs(now - sample.takenAt) * driftShare

export const sampleOf = (serverTime: string, sentAt: number, heardAt: number): Sample | null => {
  const serverMs = Date.parse(serverTime)
  if (Number.isNaN(serverMs) || heardAt < sentAt) return null
  return { offsetMs: serverMs - (sentAt + heardAt) / 2, doubtMs: (heardAt - sentAt) / 2, takenAt: heardAt }
}

/** The better one of two samples; one that the new one proves wrong is dropped whatever it promised. */
export const betterSample = (held: Sample | null, fresh: Sample): Sample => {
  if (held === null) return fresh
  const doubt = doubtNow(held, fresh.takenAt)
  const contradicted = Math.abs(held.offsetMs - fresh.offsetMs) > doubt + fresh.doubtMs
  return contradicted || fresh.doubtMs <= doubt ? fresh : held
}

let best: Sample | null = null
let shownMs = 0
const listeners = new Set<() => void>()

export const noteServerTime = (serverTime: string, sentAt: number, heardAt: number): void => {
  const fresh = sampleOf(serverTime, sentAt, heardAt)
  if (fresh === null) return
  best = betterSample(best, fresh)
  if (Math.abs(best.offsetMs - shownMs) < worthMs) return
  shownMs = best.offsetMs
  for (const listener of listeners) listener()
}

/** The server's clock minus this device's, in milliseconds. */
export const serverOffsetMs = (): number => shownMs

export const serverNow = (): number => Date.now() + shownMs

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For countdowns: `<Countdown offsetMs={useServerOffset()} …>`. */
export const useServerOffset = (): number => useSyncExternalStore(subscribe, serverOffsetMs)
