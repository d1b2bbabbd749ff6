// The letter of each kind of damage, and the order of their weight.
import type { DamageValue } from '../../enums/car-damage.ts'

/** As on the official check record; a dot where the record knows none. */
export const damageLetters: Readonly<Record<DamageValue, string>> = {
  exchange: 'X', panel_repair: 'W', corrosion: 'C', scratch: 'A', dent: 'U', broken: 'T', painting: 'P', needPaint: '·',
}

/** In the order of their weight. */
export const damageOrder = [
  'exchange', 'panel_repair', 'corrosion', 'broken', 'dent', 'scratch', 'painting', 'needPaint',
] as const satisfies readonly DamageValue[]

export const inOrder = (values: readonly DamageValue[]): readonly DamageValue[] =>
  damageOrder.filter((value) => values.includes(value))
