// The server's clock, as far as it can be known from here.
import { describe, expect, it } from 'vitest'
import { betterSample, sampleOf } from './server-time.ts'

const at = (ms: number): string => new Date(ms).toISOString()
const sample = (offsetMs: number, roundTripMs: number, heardAt: number) => {
  const taken = sampleOf(at(heardAt - roundTripMs / 2 + offsetMs), heardAt - roundTripMs, heardAt)
  if (taken === null) throw new Error('no sample')
  return taken
}

describe('a sample of the server’s time', () => {
  it('is the time in the middle of the way there and back', () => {
    expect(sampleOf(at(10_100), 1_000, 1_200)).toMatchObject({ offsetMs: 9_000, doubtMs: 100 })
  })

  it('is none when it is no time or the clock went backwards', () => {
    expect(sampleOf('soon', 0, 1)).toBeNull()
    expect(sampleOf(at(0), 10, 5)).toBeNull()
  })
})

describe('of two samples', () => {
  it('the quicker one is kept', () => {
    const quick = sample(1_000, 20, 50_000)
    expect(betterSample(quick, sample(1_020, 400, 51_000))).toBe(quick)
  })

  it('the newer one wins once the older one may have drifted as far', () => {
    const old = sample(1_000, 20, 50_000)
    const fresh = sample(1_030, 400, 50_000 + 3_600_000)
    expect(betterSample(old, fresh)).toBe(fresh)
  })

  it('the newer one wins when the device’s clock was set', () => {
    const fresh = sample(-3_599_000, 400, 51_000)
    expect(betterSample(sample(1_000, 20, 50_000), fresh)).toBe(fresh)
  })
})
