// Builds the damage map from the contract's own positions, so that drawing and enumeration cannot differ.
import { damagePosition, damageValue, type DamageValue } from '@bidyard/contract/enums'
import { damagePlaces } from '@bidyard/contract/shapes/damage-positions'
import type { DamageMapDocument } from '@bidyard/contract/shapes/metadata/damage-map'

const letters: Readonly<Record<DamageValue, string | null>> = {
  exchange: 'X', panel_repair: 'W', painting: 'P', dent: 'U', scratch: 'A', corrosion: 'C', broken: 'T',
  needPaint: null,
}

export const damageMapSeed = (): DamageMapDocument => ({
  positions: damagePosition.values.map((position, at) => ({
    position,
    label: damagePosition.labels[position],
    ...damagePlaces[position],
    drawingOrder: at + 1,
    onCheckRecord: damagePlaces[position].rank !== null,
  })),
  values: damageValue.values.map((value, at) => ({
    value, label: damageValue.labels[value], letter: letters[value], order: at + 1,
  })),
})
