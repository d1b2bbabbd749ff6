// Shows a price cut with its evidence and its caps, also before anything was submitted.
import type { AnswerOf } from '@bidyard/contract/call'
import type { contractsCalls } from '@bidyard/contract/calls/contracts'
import { adjustmentBounds } from '@bidyard/contract/shapes/contracts/bounds'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { linkFiles } from '../../files/for-other-areas.ts'
import { readConfigurationAt } from '../../reference/for-other-areas.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import type { Showing } from '../contracts/show-steps.ts'
import { capsOf, totalMaxOf } from './adjustment-rules.ts'
import { type AdjustmentLine, findAdjustmentOf, listLines } from './adjustments.sql.ts'

type Shown = AnswerOf<typeof contractsCalls.getAdjustment>

const showLines = async (
  { db, storage, now }: Showing, lines: readonly AdjustmentLine[],
): Promise<Shown['lines']> => {
  const links = await linkFiles({ db, storage, now, ids: lines.flatMap(({ photoIds }) => photoIds) })
  return lines.map(({ photoIds, damages, note, ...line }) => ({
    ...line, damages: [...damages], note: note ?? '', photos: photoIds.flatMap((id) => links.get(id) ?? []),
  }))
}

export const describeAdjustment = async (showing: Showing, contract: ContractRecord): Promise<Shown> => {
  const { db } = showing
  const { value: rules } = await readConfigurationAt(db, 'contractTradeAdjustment', contract.revision)
  const adjustment = await findAdjustmentOf(db, contract.id)
  const state = adjustment?.state ?? 'notSubmitted'
  const lines = adjustment === undefined || state === 'notSubmitted' ? [] : await listLines(db, adjustment)
  const { amountWon: bidWon } = contract
  return {
    biddingId: contract.biddingId, contractId: contract.id, state, bidWon,
    totalWon: state === 'notSubmitted' ? 0 : adjustment?.totalWon ?? 0,
    allowedWon: adjustment?.allowedWon ?? null, priceWon: contract.priceWon ?? bidWon,
    lines: await showLines(showing, lines), caps: capsOf(rules, bidWon), totalMaxWon: totalMaxOf(rules, bidWon),
    attemptsLeft: Math.max(0, adjustmentBounds.attempts - (adjustment?.attempt ?? 0)),
    photosPerLineMin: rules.photosPerLineMin, answerUntil: timeOf(adjustment?.answerUntil ?? null),
    submittedAt: timeOf(adjustment?.submittedAt ?? null), answeredAt: timeOf(adjustment?.answeredAt ?? null),
    decidedAt: timeOf(adjustment?.decidedAt ?? null), decisionNote: adjustment?.decisionNote ?? null,
    isUnfair: adjustment?.isUnfair === true, version: adjustment?.version ?? null,
  }
}
