// The letter and the colour of each kind of damage; the letter alone says which it is.
import type { DamageValue } from '@bidyard/contract/enums/car-damage'
import { damageLetters } from '@bidyard/contract/shapes/damage-map/damage-letters'

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

const looks = {
  exchange: grave, panel_repair: mended, corrosion: mended, scratch: slight, dent: slight, broken: grave,
  painting: painted, needPaint: painted,
}

export const damageLook = (value: DamageValue): DamageLook => ({ letter: damageLetters[value], ...looks[value] })
