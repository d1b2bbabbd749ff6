// The damage of a car before the bids and as its buyer found it, part by part: what was told, and what is new.
import {
  damagePosition, type DamagePosition, type DamageValue,
} from '@bidyard/contract/enums/car-damage'
import type { AdjustmentLine } from './use-adjustment.ts'

interface ToldPart {
  readonly position: DamagePosition
  readonly values: readonly DamageValue[]
}
type ClaimedLine = Pick<AdjustmentLine, 'damages'>

export interface ComparedDamage {
  readonly toldOf: (position: DamagePosition) => readonly DamageValue[]
  readonly newOf: (position: DamagePosition) => readonly DamageValue[]
  /** Both at once: what the buyer found does not undo what was told. */
  readonly foundOf: (position: DamagePosition) => readonly DamageValue[]
  /** Parts with something new, in the order of the drawing. */
  readonly claimed: readonly DamagePosition[]
}

/** What was told already is no news, whoever names it again. */
export const compareDamage = (told: readonly ToldPart[], lines: readonly ClaimedLine[]): ComparedDamage => {
  const toldOf: ComparedDamage['toldOf'] = (position) =>
    told.find((part) => part.position === position)?.values ?? []
  const newOf: ComparedDamage['newOf'] = (position) => [...new Set(
    lines.flatMap(({ damages }) => damages).filter((damage) => damage.position === position)
      .map(({ value }) => value).filter((value) => !toldOf(position).includes(value)),
  )]
  return {
    toldOf, newOf, foundOf: (position) => [...toldOf(position), ...newOf(position)],
    claimed: damagePosition.values.filter((position) => newOf(position).length > 0),
  }
}
