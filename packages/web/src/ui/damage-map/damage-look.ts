// The letter and the colour of each kind of damage; the letter alone says which it is.
import type { DamageValue } from '@bidyard/contract/enums/car-damage'

export interface DamageLook {
  /** As on the official check record; a dot where the record knows none. */
  readonly letter: string
  readonly fill: string
  readonly ink: string
  readonly chip: string
}

const grave = { fill: 'fill-closing', ink: 'fill-on-closing', chip: 'bg-closing text-on-closing' }
const mended = { fill: 'fill-waiting', ink: 'fill-on-waiting', chip: 'bg-waiting text-on-waiting' }
const slight = { fill: 'fill-neutral-ink', ink: 'fill-surface', chip: 'bg-neutral-ink text-surface' }
const painted = { fill: 'fill-action', ink: 'fill-on-action', chip: 'bg-action text-on-action' }

export const damageLooks: Readonly<Record<DamageValue, DamageLook>> = {
  exchange: { letter: 'X', ...grave },
  panel_repair: { letter: 'W', ...mended },
  corrosion: { letter: 'C', ...mended },
  scratch: { letter: 'A', ...slight },
  dent: { letter: 'U', ...slight },
  broken: { letter: 'T', ...grave },
  painting: { letter: 'P', ...painted },
  needPaint: { letter: '·', ...painted },
}

/** In the order of their weight. */
export const damageOrder = [
  'exchange', 'panel_repair', 'corrosion', 'broken', 'dent', 'scratch', 'painting', 'needPaint',
] as const satisfies readonly DamageValue[]

export const inOrder = (values: readonly DamageValue[]): readonly DamageValue[] =>
  damageOrder.filter((value) => values.includes(value))
