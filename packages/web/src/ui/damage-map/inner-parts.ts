// The frame below the panels, seen from above, front at the top.
import { middle, pair, type PartOutline } from './part-outline.ts'

export const innerHeight = 578

export const innerParts: readonly PartOutline[] = [
  middle('radiator_support', 30, 'M92 14Q180 4 268 14V48Q180 40 92 48Z'),
  middle('front_panel', 72, 'M86 54Q180 46 274 54V92Q180 84 86 92Z'),
  middle('cross_member', 118, 'M142 97Q180 93 218 97V138H142Z'),
  ...pair(['fl_side_member', 'fr_side_member'], 117, 160, 'M100 98H134Q138 98 138 102V216Q138 220 134 220H104L96 212V102Q96 98 100 98Z'),
  ...pair(['l_inside_panel', 'r_inside_panel'], 160, 182, 'M142 143H176V220H146Q142 220 142 216Z'),
  ...pair(['fl_wheel_house', 'fr_wheel_house'], 66, 154, 'M92 106V204H62A49 49 0 0 1 62 106Z'),
  middle('dash_panel', 245, 'M70 226H290Q294 226 294 230V262Q180 270 66 262V230Q66 226 70 226Z'),
  ...pair(['l_a_pillar', 'r_a_pillar'], 36, 248, 'M18 216H54Q61 216 61 223V273Q61 280 54 280H18Q11 280 11 273V223Q11 216 18 216Z'),
  ...pair(['l_b_pillar', 'r_b_pillar'], 36, 320, 'M18 288H54Q61 288 61 295V345Q61 352 54 352H18Q11 352 11 345V295Q11 288 18 288Z'),
  ...pair(['l_c_pillar', 'r_c_pillar'], 36, 392, 'M18 360H54Q61 360 61 367V417Q61 424 54 424H18Q11 424 11 417V367Q11 360 18 360Z'),
  middle('floor_panel', 326, 'M66 268Q180 276 294 268V378Q180 386 66 378Z'),
  middle('package_tray', 404, 'M66 384Q180 392 294 384V422Q180 430 66 422Z'),
  ...pair(['rl_wheel_house', 'rr_wheel_house'], 66, 477, 'M92 430V524H62A47 47 0 0 1 62 430Z'),
  ...pair(['rl_side_member', 'rr_side_member'], 117, 477, 'M96 429L138 434V524H100Q96 524 96 520Z'),
  middle('trunk_floor', 478, 'M142 434Q180 436 218 434V524H142Z'),
  middle('rear_panel', 550, 'M78 530H282V562Q180 574 78 562Z'),
]

export const innerLines: readonly string[] = [
  'M180 278V380', 'M106 284V370', 'M150 288V370', 'M152 448H180M152 466H180M152 484H180M152 502H180',
  'M104 24Q140 18 180 17M104 36Q140 30 180 29', 'M22 300H50M22 320H50M22 340H50',
]
