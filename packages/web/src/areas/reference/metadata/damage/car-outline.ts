// The outer body of a car laid flat, seen from above, nose upwards: one outline for each part, the right side mirrored.
import type { DamagePosition } from '@bidyard/contract/enums/car-damage'

export const outlineWidth = 220
export const outlineHeight = 294

export interface Outline {
  readonly position: DamagePosition
  readonly path: string
  readonly mirrored: boolean
}

const middle: readonly (readonly [DamagePosition, string])[] = [
  ['f_bumper', 'M70 8 Q110 -4 150 8 L146 22 Q110 14 74 22 Z'],
  ['grille', 'M90 21 Q110 18 130 21 L129 28 Q110 25 91 28 Z'],
  ['hood', 'M74 32 Q110 26 146 32 L150 84 Q110 74 70 84 Z'],
  ['windshield', 'M72 88 Q110 78 148 88 L138 112 Q110 106 82 112 Z'],
  ['roof', 'M82 116 Q110 110 138 116 L138 196 Q110 201 82 196 Z'],
  ['rear_glass', 'M82 200 Q110 206 138 200 L148 222 Q110 230 72 222 Z'],
  ['trunk_lid', 'M72 226 Q110 234 148 226 L146 260 Q110 268 74 260 Z'],
  ['r_bumper', 'M74 266 Q110 274 146 266 L150 282 Q110 294 70 282 Z'],
]

/** Left, right and the outline of the left one. */
const sides: readonly (readonly [DamagePosition, DamagePosition, string])[] = [
  ['l_head_lamp', 'r_head_lamp', 'M74 24 L88 21 L89 29 L75 31 Z'],
  ['fl_fender', 'fr_fender', 'M40 34 L66 28 L62 92 L40 96 Z'],
  ['fl_door', 'fr_door', 'M40 100 L62 96 L74 116 L74 152 L40 152 Z'],
  ['rl_door', 'rr_door', 'M40 156 L74 156 L74 192 L64 214 L40 208 Z'],
  ['rl_quarter', 'rr_quarter', 'M40 212 L62 218 L66 262 L40 258 Z'],
  ['l_rear_lamp', 'r_rear_lamp', 'M50 262 L68 266 L66 274 L50 270 Z'],
  ['l_side_sill', 'r_side_sill', 'M26 100 L36 100 L36 208 L26 208 Z'],
  ['l_side_mirror', 'r_side_mirror', 'M26 84 L36 88 L36 96 L26 94 Z'],
  ['fl_wheel', 'fr_wheel', 'M16 50 h16 v30 h-16 Z'],
  ['fl_tire', 'fr_tire', 'M6 46 h8 v38 h-8 Z'],
  ['rl_wheel', 'rr_wheel', 'M16 220 h16 v30 h-16 Z'],
  ['rl_tire', 'rr_tire', 'M6 216 h8 v38 h-8 Z'],
]

export const outlines: readonly Outline[] = [
  ...middle.map(([position, path]) => ({ position, path, mirrored: false })),
  ...sides.flatMap(([left, right, path]) => [
    { position: left, path, mirrored: false },
    { position: right, path, mirrored: true },
  ]),
]
