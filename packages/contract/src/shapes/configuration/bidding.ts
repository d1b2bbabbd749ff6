// Configuration of bidding: what may be bid, how long an auction runs and how often a car may be offered.
import { z } from 'zod'
import { roundsMax } from '../cars/numbers/rounds.ts'
import { upTo, won } from './amounts.ts'
import { byKind } from './by-kind.ts'

/** The web asks again above this share of the guide price; 15,000 is one and a half times. */
export const askAgainAboveGuideBasisPoints = z.int().min(10_000).max(1_000_000)

export const biddingConfiguration = z.strictObject({
  unitWon: won.min(1),
  minimumWon: won.min(1),
  maximumWon: won.min(1),
  lengthHours: byKind(upTo(720)),
  roundsMax: upTo(roundsMax),
  candidatesMax: upTo(20),
  revertsMax: z.int().min(0).max(20),
  materialCorrectionHours: upTo(240),
  askAgainAboveGuideBasisPoints,
})
