// The frame below the panels, seen from above, front at the top.
import { middle, pair, type PartOutline } from './part-outline.ts'

export const innerHeight = 646

export const innerParts: readonly PartOutline[] = [
  middle('radiator_support', 34, 'M92 16Q180 4 268 16V54Q180 45 92 54Z'),
  middle('front_panel', 81, 'M86 60Q180 52 274 60V103Q180 94 86 103Z'),
  middle('cross_member', 132, 'M142 109Q180 104 218 109V155H142Z'),
  ...pair(['fl_side_member', 'fr_side_member'], 117, 179,
    'M100 110H134Q138 110 138 114V242Q138 246 134 246H104L96 237V114Q96 110 100 110Z'),
  ...pair(['l_inside_panel', 'r_inside_panel'], 160, 204, 'M140 160H178V246H144Q140 246 140 242Z'),
  ...pair(['fl_wheel_house', 'fr_wheel_house'], 66, 172, 'M92 119V228H62A49 54.9 0 0 1 62 119Z'),
  middle('dash_panel', 274, 'M70 253H290Q294 253 294 258V293Q180 302 66 293V258Q66 253 70 253Z'),
  ...pair(['l_a_pillar', 'r_a_pillar'], 36, 278,
    'M18 242H54Q61 242 61 250V306Q61 314 54 314H18Q11 314 11 306V250Q11 242 18 242Z'),
  ...pair(['l_b_pillar', 'r_b_pillar'], 36, 358,
    'M18 323H54Q61 323 61 330V386Q61 394 54 394H18Q11 394 11 386V330Q11 323 18 323Z'),
  ...pair(['l_c_pillar', 'r_c_pillar'], 36, 439,
    'M18 403H54Q61 403 61 411V467Q61 475 54 475H18Q11 475 11 467V411Q11 403 18 403Z'),
  middle('floor_panel', 365, 'M66 300Q180 309 294 300V423Q180 432 66 423Z'),
  middle('package_tray', 452, 'M66 430Q180 439 294 430V473Q180 482 66 473Z'),
  ...pair(['rl_wheel_house', 'rr_wheel_house'], 66, 534, 'M92 482V587H62A47 52.6 0 0 1 62 482Z'),
  ...pair(['rl_side_member', 'rr_side_member'], 117, 534, 'M96 480L138 486V587H100Q96 587 96 582Z'),
  middle('trunk_floor', 535, 'M142 486Q180 488 218 486V587H142Z'),
  middle('rear_panel', 616, 'M78 594H282V629Q180 643 78 629Z'),
]

export const innerLines: readonly string[] = [
  'M180 311V426', 'M106 318V414', 'M150 323V414', 'M152 502H180M152 522H180M152 542H180M152 562H180',
  'M104 27Q140 20 180 19M104 40Q140 34 180 32', 'M22 336H50M22 358H50M22 381H50',
]
