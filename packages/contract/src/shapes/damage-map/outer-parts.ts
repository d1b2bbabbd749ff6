// The outer body unfolded: roof, bonnet and boot in the middle, both sides laid flat beside them, front at the top.
import { middle, pair, wheel, type PartOutline } from './part-outline.ts'

export const outerHeight = 594

export const outerParts: readonly PartOutline[] = [
  middle('f_bumper', 30, 'M112 34Q116 8 180 6Q244 8 248 34L244 52H116Z'),
  ...pair(['l_head_lamp', 'r_head_lamp'], 122, 80, 'M98 68Q102 56 116 56H146V104H108Q96 90 98 68Z'),
  middle('grille', 80, 'M150 56H210V104H150Z'),
  middle('hood', 148, 'M134 115Q136 108 144 108H216Q224 108 226 115L230 190Q180 178 130 190Z'),
  middle('windshield', 218, 'M131 195Q180 182 229 195L221 242Q180 234 139 242Z'),
  middle('roof', 300, 'M142 247Q180 240 218 247V354Q180 361 142 354Z'),
  middle('rear_glass', 384, 'M141 359Q180 366 219 359L229 404Q180 414 131 404Z'),
  middle('trunk_lid', 448, 'M130 409Q180 419 230 409L231 478Q231 486 222 486H138Q129 486 129 478Z'),
  ...pair(['l_rear_lamp', 'r_rear_lamp'], 138, 513, 'M100 491H178V536H112Q96 520 100 491Z'),
  middle('r_bumper', 564, 'M116 541H244L248 560Q242 586 180 588Q118 586 112 560Z'),
  ...pair(['fl_fender', 'fr_fender'], 110, 150,
    'M72 107Q98 100 120 102Q128 103 128 110V193H72V191.4A50 50 0 0 0 72 108.6Z'),
  ...pair(['l_side_mirror', 'r_side_mirror'], 97, 220,
    'M78 198H120Q129 198 129 207V233Q129 242 120 242H86Q66 242 66 220Q66 198 78 198Z'),
  ...pair(['fl_door', 'fr_door'], 94, 292, 'M58 247H126Q132 247 134 252L138 274V330H54V251Q54 247 58 247Z'),
  ...pair(['rl_door', 'rr_door'], 96, 366, 'M54 335H138V374L130 408H70L54 402Z'),
  ...pair(['rl_quarter', 'rr_quarter'], 110, 452,
    'M72 412.5H131Q128 422 128 434V490Q128 500 119 502Q94 504 72 496V493.4A50 50 0 0 0 72 412.5Z'),
  ...pair(['l_side_sill', 'r_side_sill'], 29, 301,
    'M16 204H42Q50 204 50 212V390Q50 398 42 398H16Q8 398 8 390V212Q8 204 16 204Z'),
  ...wheel(['fl_wheel', 'fr_wheel'], ['fl_tire', 'fr_tire'], 46, 150),
  ...wheel(['rl_wheel', 'rr_wheel'], ['rl_tire', 'rr_tire'], 46, 452),
]

/** What only makes the drawing readable: windows, handles, seams. Left half. */
export const outerLines: readonly string[] = [
  'M118 262L130 280V324H118Z', 'M118 341H130V370L124 398H118Z', 'M62 314H78', 'M62 350H78',
  'M156 114L150 180', 'M152 256V346', 'M151 72H180M151 88H180', 'M146 16Q158 12 180 12',
  'M46 130V142M46 158V170M26 150H38M54 150H66', 'M46 432V444M46 460V472M26 452H38M54 452H66',
]
