// Bounds how often one caller or one address may ask; what is over the bound hears when to come back.
import { isIPv6 } from 'node:net'
import { Refusal } from '../failure.ts'

interface Bucket {
  left: number
  at: number
  movedAt: number
}

export interface RateLimit {
  /** Takes one turn of `perMinute`, or refuses with the seconds to wait. */
  take(key: string, perMinute: number): void
}

// A flood of addresses must not fill the memory: whoever has not asked for the longest time is forgotten.
const bucketsMax = 50_000
const orderMs = 1_000

export const openRateLimit = (clock: () => number = () => performance.now(), keysMax = bucketsMax): RateLimit => {
  const buckets = new Map<string, Bucket>()
  return {
    take(key, perMinute) {
      const now = clock()
      const perMs = perMinute / 60_000
      const known = buckets.get(key)
      const bucket = known ?? { left: perMinute, at: now, movedAt: now }
      bucket.left = Math.min(perMinute, bucket.left + (now - bucket.at) * perMs)
      bucket.at = now
      // To the end of the line, though not for each of many requests in a row.
      if (now - bucket.movedAt > orderMs) buckets.delete(key)
      if (known === undefined || now - bucket.movedAt > orderMs) {
        bucket.movedAt = now
        buckets.set(key, bucket)
        if (buckets.size > keysMax) buckets.delete(buckets.keys().next().value ?? key)
      }
      const seconds = (1 - bucket.left) / perMs / 1_000
      if (seconds > 0) throw new Refusal('tooManyRequests', Math.max(1, Math.ceil(seconds)))
      bucket.left -= 1
    },
  }
}

/** One customer of a provider holds a whole /64 of version 6, so that much counts as one address. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
  return groups.slice(0, 4).join(':')
}
