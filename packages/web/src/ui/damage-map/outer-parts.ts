// The outer body unfolded: roof, bonnet and boot in the middle, both sides laid flat beside them, front at the top.
import { middle, pair, wheel, type PartOutline } from './part-outline.ts'

export const outerHeight = 578

export const outerParts: readonly PartOutline[] = [
  middle('f_bumper', 30, 'M116 34Q120 8 180 6Q240 8 244 34L240 52H120Z'),
  ...pair(['l_head_lamp', 'r_head_lamp'], 124, 75, 'M104 66Q108 56 120 56H146V94H110Q102 84 104 66Z'),
  middle('grille', 75, 'M151 56H209V94H151Z'),
  middle('hood', 138, 'M126 105Q128 98 136 98H224Q232 98 234 105L238 178Q180 166 122 178Z'),
  middle('windshield', 206, 'M124 184Q180 170 236 184L222 230Q180 222 138 230Z'),
  middle('roof', 292, 'M139 236Q180 229 221 236V346Q180 353 139 346Z'),
  middle('rear_glass', 376, 'M138 352Q180 359 222 352L234 396Q180 406 126 396Z'),
  middle('trunk_lid', 440, 'M125 402Q180 412 235 402L237 472Q237 480 228 480H132Q123 480 123 472Z'),
  ...pair(['l_rear_lamp', 'r_rear_lamp'], 138, 505, 'M106 486H176V524H116Q104 510 106 486Z'),
  middle('r_bumper', 549, 'M120 528H240L244 546Q238 570 180 572Q122 570 116 546Z'),
  ...pair(['fl_fender', 'fr_fender'], 97, 138, 'M66 108Q88 98 112 100Q117 100 117 106V174H72L66 172A44 44 0 0 0 66 108Z'),
  ...pair(['l_side_mirror', 'r_side_mirror'], 92, 196, 'M74 181H110Q119 181 119 190V202Q119 211 110 211H82Q66 211 66 196Q66 181 74 181Z'),
  ...pair(['fl_door', 'fr_door'], 92, 266, 'M58 217H118Q124 217 126 222L134 246V302H58Q54 302 54 298V221Q54 217 58 217Z'),
  ...pair(['rl_door', 'rr_door'], 94, 340, 'M54 307H134V344L128 384H66L54 379Z'),
  ...pair(['rl_quarter', 'rr_quarter'], 97, 430, 'M66 398L62 390H126Q121 396 119 404L117 466Q117 472 112 472Q88 474 66 462A44 44 0 0 0 66 398Z'),
  ...pair(['l_side_sill', 'r_side_sill'], 29, 285, 'M16 188H42Q49 188 49 196V374Q49 382 42 382H16Q9 382 9 374V196Q9 188 16 188Z'),
  ...wheel(['fl_wheel', 'fr_wheel'], ['fl_tire', 'fr_tire'], 38, 140),
  ...wheel(['rl_wheel', 'rr_wheel'], ['rl_tire', 'rr_tire'], 38, 430),
]

/** What only makes the drawing readable: windows, handles, seams. Left half. */
export const outerLines: readonly string[] = [
  'M112 230L126 250V296H112Z', 'M112 313H126V340L121 372H112Z', 'M60 286H74', 'M60 322H74',
  'M152 104L146 168', 'M148 244V338', 'M151 69H180M151 81H180', 'M150 16Q160 12 180 12',
]
