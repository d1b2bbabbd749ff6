// Bounds how often one caller or one address may ask; what is over the bound hears when to come back.
import { Refusal } from '../failure.ts'

interface Bucket {
  left: number
  at: number
}

export interface RateLimit {
  /** Takes one turn of `perMinute`, or refuses with the seconds to wait. */
  take(key: string, perMinute: number): void
}

// A flood of addresses must not fill the memory; the emptiest buckets are the ones worth keeping.
const bucketsMax = 50_000

export const openRateLimit = (clock: () => number = () => performance.now()): RateLimit => {
  const buckets = new Map<string, Bucket>()
  return {
    take(key, perMinute) {
      const now = clock()
      const perMs = perMinute / 60_000
      const bucket = buckets.get(key) ?? { left: perMinute, at: now }
      bucket.left = Math.min(perMinute, bucket.left + (now - bucket.at) * perMs)
      bucket.at = now
      if (buckets.size >= bucketsMax)
        for (const [old, { left }] of buckets) if (left >= perMinute - 1 || buckets.size > bucketsMax) buckets.delete(old)
      buckets.set(key, bucket)
      if (bucket.left < 1) throw new Refusal('tooManyRequests', Math.ceil((1 - bucket.left) / perMs / 1_000))
      bucket.left -= 1
    },
  }
}
