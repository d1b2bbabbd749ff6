// Judges a car's accident history from its body and its insurance history, and says why.
import { z } from 'zod'
import { type DamagePosition, damagePosition, type DamageValue } from '../../enums/car-damage.ts'
import { type AccidentReason, accidentReason } from '../../enums/car-facts.ts'
import { type AccidentHistory, accidentHistory } from '../../enums/cars.ts'
import { damagePlaces } from '../damage-positions.ts'
import { wonShape } from '../money.ts'

export type Damages = Readonly<Partial<Record<DamagePosition, readonly DamageValue[]>>>

/** What counts of an insurance history. */
export interface HistoryCounts {
  readonly totalLosses: number
  /** Those that are known to be no total loss do not count here. */
  readonly floods: number
  readonly claims: number
  /** Paid for damage to this car itself, by whichever insurance. */
  readonly ownDamageWon: number
}

export interface AccidentFacts {
  /** Null before anybody has looked at the body. */
  readonly damages: Damages | null
  /** Null where no insurance history is known. */
  readonly history: HistoryCounts | null
}

// Assumed: more own damage than this makes an accident of a car whose frame shows none.
export const ownDamageThresholdWon = 5_000_000

export const accidentCauseShape = z.object({
  reason: accidentReason.schema,
  positions: z.array(damagePosition.schema).max(damagePosition.values.length),
  count: z.int().min(0).max(1_000).nullable(),
  amountWon: wonShape.nullable(),
}).meta({ id: 'AccidentCause' })
export type AccidentCause = z.output<typeof accidentCauseShape>

export const accidentJudgementShape = z.object({
  accidentHistory: accidentHistory.schema,
  /** The first one decided. */
  causes: z.array(accidentCauseShape).min(1).max(accidentReason.values.length),
}).meta({ id: 'AccidentJudgement' })
export type AccidentJudgement = z.output<typeof accidentJudgementShape>

const cause = (reason: AccidentReason, facts: Partial<Omit<AccidentCause, 'reason'>> = {}): AccidentCause =>
  ({ reason, positions: [], count: null, amountWon: null, ...facts })

const repaired: readonly DamageValue[] = ['exchange', 'panel_repair']
const exchanged: readonly DamageValue[] = ['exchange']

const positionsWith = (
  damages: Damages, ranks: readonly (string | null)[], values: readonly DamageValue[],
): DamagePosition[] =>
  damagePosition.values.filter((position) =>
    ranks.includes(damagePlaces[position].rank)
    && (damages[position] ?? []).some((value) => values.includes(value)))

const bodyCauses = (damages: Damages | null): AccidentCause[] => {
  if (damages === null) return []
  const frame = positionsWith(damages, ['A', 'B', 'C'], repaired)
  // A quarter, a roof or a sill cannot be exchanged without being cut; beaten ones do not count.
  const cut = positionsWith(damages, ['2'], exchanged)
  return [
    ...(frame.length > 0 ? [cause('frame', { positions: frame })] : []),
    ...(cut.length > 0 ? [cause('cutPanel', { positions: cut })] : []),
  ]
}

const outerCauses = (damages: Damages | null): AccidentCause[] => {
  const outer = damages === null
    ? [] : [...positionsWith(damages, ['1'], repaired), ...positionsWith(damages, ['2'], ['panel_repair'])]
  return outer.length > 0 ? [cause('simpleExchange', { positions: outer })] : []
}

const lossCauses = (history: HistoryCounts | null): AccidentCause[] => {
  if (history === null) return []
  const { totalLosses, floods } = history
  return [
    ...(totalLosses > 0 ? [cause('totalLoss', { count: totalLosses })] : []),
    ...(floods > 0 ? [cause('flood', { count: floods })] : []),
  ]
}

const isAccident: readonly AccidentReason[] = ['totalLoss', 'flood', 'frame', 'cutPanel', 'ownDamage']
const judgements: Readonly<Record<AccidentReason, AccidentHistory>> = {
  totalLoss: 'accident_totalLoss',
  flood: 'accident_totalLoss',
  frame: 'accident_moderate',
  cutPanel: 'accident_minor',
  ownDamage: 'accident_minor',
  noHistory: 'unknown',
  noCheck: 'unknown',
  claims: 'noAccident_withInsuranceHistory',
  clean: 'noAccident_noInsuranceHistory',
  simpleExchange: 'noAccident_noInsuranceHistory',
}

/** Without the look at the body, or without the history, no car is told free of accidents. */
const calmCauses = ({ damages, history }: AccidentFacts): AccidentCause[] => [
  ...(damages === null ? [cause('noCheck')] : []),
  ...(history === null ? [cause('noHistory')] : []),
  ...(history !== null && history.claims > 0 ? [cause('claims', { count: history.claims })] : []),
]

export const judgeAccidents = (
  facts: AccidentFacts, thresholdWon: number = ownDamageThresholdWon,
): AccidentJudgement => {
  const { damages, history } = facts
  const ownDamageWon = history?.ownDamageWon ?? 0
  const causes = [
    ...lossCauses(history),
    ...bodyCauses(damages),
    ...(ownDamageWon >= thresholdWon ? [cause('ownDamage', { amountWon: ownDamageWon })] : []),
    ...calmCauses(facts),
    ...outerCauses(damages),
  ]
  const told = causes.some(({ reason }) => reason !== 'simpleExchange') ? causes : [cause('clean'), ...causes]
  const [first] = told
  return { accidentHistory: judgements[first?.reason ?? 'noHistory'], causes: told }
}

export const isAccidentReason = (reason: AccidentReason): boolean => isAccident.includes(reason)
