// Reads the text inside launch parameters: who comes, for which car, from when until when, and once.
import { carNumberWish } from '@bidyard/contract/shapes/car-number'
import { partnerCodeShape, partnerKeyOf } from '@bidyard/contract/shapes/partners'
import { z } from 'zod'
import type { LaunchTimes } from './launch-rules.ts'
import type { Opened } from './opened.ts'

export interface Launch extends LaunchTimes {
  readonly customerKey: string
  readonly exhibitKey: string | undefined
  readonly carNo: string | undefined
  readonly nonce: string
}

// Seconds since 1970, up to the year 2286.
const seconds = z.int().min(0).max(9_999_999_999)

// A misspelt field must not pass as a field that was left out: it would open another car.
const v1Shape = z.strictObject({
  v: z.literal(1),
  partnerCode: partnerCodeShape,
  customerId: partnerKeyOf,
  exhibitId: partnerKeyOf.optional(),
  carNo: carNumberWish.optional(),
  iat: seconds,
  exp: seconds,
  nonce: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/),
})

const v0Shape = z.strictObject({
  customerId: partnerKeyOf,
  exhibitId: partnerKeyOf.optional(),
  carNo: carNumberWish.optional(),
  timestamp: z.string().regex(/^\d{14}$/),
})

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `k=v&k=v`; a name that comes twice means two things and therefore nothing. */
const pairsOf = (text: string): unknown => {
  const pairs = [...new URLSearchParams(text)]
  return new Set(pairs.map(([name]) => name)).size === pairs.length ? Object.fromEntries(pairs) : undefined
}

const readV1 = ({ text }: Opened, partnerCode: string): Launch | undefined => {
  const { success, data } = v1Shape.safeParse(jsonOf(text))
  if (!success || data.partnerCode !== partnerCode) return undefined
  return {
    customerKey: data.customerId, exhibitKey: data.exhibitId, carNo: data.carNo,
    issuedAt: new Date(data.iat * 1_000), endsAt: new Date(data.exp * 1_000), nonce: data.nonce,
  }
}

/** Clocks of such partners tell Seoul's time, which knows no summer: yyyyMMddHHmmss. */
const seoulTime = (digits: string): Date | undefined => {
  const written = digits.replace(/^(....)(..)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6')
  const time = new Date(`${written}+09:00`)
  if (Number.isNaN(time.getTime())) return undefined
  // The 31st of June would otherwise pass as the first of July.
  return new Date(time.getTime() + 9 * 3_600_000).toISOString().startsWith(written) ? time : undefined
}

const readV0 = ({ text, once }: Opened, lifeSeconds: number): Launch | undefined => {
  const { success, data } = v0Shape.safeParse(text.startsWith('{') ? jsonOf(text) : pairsOf(text))
  const issuedAt = success ? seoulTime(data.timestamp) : undefined
  if (!success || issuedAt === undefined || once === undefined) return undefined
  return {
    customerKey: data.customerId, exhibitKey: data.exhibitId, carNo: data.carNo,
    issuedAt, endsAt: new Date(issuedAt.getTime() + lifeSeconds * 1_000), nonce: once,
  }
}

export const readLaunch = (given: {
  readonly kind: 'v0' | 'v1'; readonly opened: Opened; readonly partnerCode: string; readonly lifeSeconds: number
}): Launch | undefined =>
  given.kind === 'v1' ? readV1(given.opened, given.partnerCode) : readV0(given.opened, given.lifeSeconds)
