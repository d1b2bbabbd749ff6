// What the awards of a period would have cost by a draft of the fees; the database lets nothing be written.
import { reportsCalls } from '@bidyard/contract/calls/reports'
import { limits } from '@bidyard/contract/limits'
import type { ConfigurationOf } from '@bidyard/contract/shapes/configuration/configuration'
import type { Reader } from '../../../runtime/database/database.ts'
import { read } from '../../../runtime/handler.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { readConfigurationAt, refuseUnfit } from '../../reference/for-other-areas.ts'
import { lookOnly } from './look-only.ts'
import { listPastAwards, type PastAward, type Span } from './replay.sql.ts'
import { feeOf } from './replay-rules.ts'
import { spanOf } from './span-rules.ts'

interface Past {
  readonly awards: readonly PastAward[]
  readonly feesOf: ReadonlyMap<number, ConfigurationOf<'fees'>>
}

/** Each by the fees that its bidder bid under. */
const readPast = async (db: Reader, span: Span): Promise<Past> => {
  const awards = await listPastAwards(db, span, limits.replayCases + 1)
  const feesOf = new Map<number, ConfigurationOf<'fees'>>()
  for (const revision of new Set(awards.map((award) => award.revision)))
    feesOf.set(revision, (await readConfigurationAt(db, 'fees', revision)).value)
  return { awards, feesOf }
}

export const replayFees = read(reportsCalls.replayFees, async ({ db, body, request }) => {
  await refuseUnfit(db, 'fees', body.draft, request.language)
  const { awards, feesOf } = await lookOnly(db, (look) => readPast(look, spanOf(body)))
  const cases = awards.slice(0, limits.replayCases).map(({ revision, awardedAt, ...award }) => {
    const held = feesOf.get(revision)
    if (held === undefined) throw new Error(`there are no fees of revision ${revision}`)
    const [wasWon, wouldBeWon] = [feeOf(held, award), feeOf(body.draft, award)]
    return { ...award, awardedAt: timeOf(awardedAt), wasWon, wouldBeWon, differenceWon: wouldBeWon - wasWon }
  })
  const sum = (of: 'wasWon' | 'wouldBeWon'): number => cases.reduce((total, one) => total + one[of], 0)
  const [wasWon, wouldBeWon] = [sum('wasWon'), sum('wouldBeWon')]
  return {
    cases, wasWon, wouldBeWon, differenceWon: wouldBeWon - wasWon,
    changed: cases.filter(({ differenceWon }) => differenceWon !== 0).length,
    isWhole: awards.length <= limits.replayCases,
  }
})
