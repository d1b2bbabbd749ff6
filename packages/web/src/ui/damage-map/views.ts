// The two drawings of the damage map: the unfolded body and the frame, and on which of them a part stands.
import type { DamagePosition } from '@bidyard/contract/enums/car-damage'
import { innerHeight, innerLines, innerParts } from '@bidyard/contract/shapes/damage-map/inner-parts'
import { outerHeight, outerLines, outerParts } from '@bidyard/contract/shapes/damage-map/outer-parts'

export type View = 'outer' | 'inner'

export const drawings = {
  outer: { parts: outerParts, lines: outerLines, height: outerHeight, label: 'outerDrawing' },
  inner: { parts: innerParts, lines: innerLines, height: innerHeight, label: 'innerDrawing' },
} as const

export const viewOf = (position: DamagePosition): View =>
  outerParts.some((part) => part.position === position) ? 'outer' : 'inner'
