// Where each damage position sits on a car: its rank in the official check record, and its side.
import type { DamagePosition } from '../enums/car-damage.ts'

/** 1 and 2 are outer panels, A to C the frame; a part without rank is neither and never makes an accident. */
export type DamageRank = '1' | '2' | 'A' | 'B' | 'C'
export type CarSide = 'left' | 'right' | 'centre'

export interface DamagePlace {
  readonly rank: DamageRank | null
  readonly side: CarSide
}

const place = (rank: DamageRank | null, side: CarSide): DamagePlace => ({ rank, side })

export const damagePlaces: Readonly<Record<DamagePosition, DamagePlace>> = {
  hood: place('1', 'centre'),
  fl_fender: place('1', 'left'),
  fr_fender: place('1', 'right'),
  fl_door: place('1', 'left'),
  fr_door: place('1', 'right'),
  rl_door: place('1', 'left'),
  rr_door: place('1', 'right'),
  trunk_lid: place('1', 'centre'),
  radiator_support: place('1', 'centre'),
  rl_quarter: place('2', 'left'),
  rr_quarter: place('2', 'right'),
  roof: place('2', 'centre'),
  l_side_sill: place('2', 'left'),
  r_side_sill: place('2', 'right'),
  front_panel: place('A', 'centre'),
  cross_member: place('A', 'centre'),
  l_inside_panel: place('A', 'left'),
  r_inside_panel: place('A', 'right'),
  trunk_floor: place('A', 'centre'),
  rear_panel: place('A', 'centre'),
  fl_side_member: place('B', 'left'),
  fr_side_member: place('B', 'right'),
  rl_side_member: place('B', 'left'),
  rr_side_member: place('B', 'right'),
  fl_wheel_house: place('B', 'left'),
  fr_wheel_house: place('B', 'right'),
  rl_wheel_house: place('B', 'left'),
  rr_wheel_house: place('B', 'right'),
  l_a_pillar: place('B', 'left'),
  r_a_pillar: place('B', 'right'),
  l_b_pillar: place('B', 'left'),
  r_b_pillar: place('B', 'right'),
  l_c_pillar: place('B', 'left'),
  r_c_pillar: place('B', 'right'),
  package_tray: place('B', 'centre'),
  dash_panel: place('C', 'centre'),
  floor_panel: place('C', 'centre'),
  f_bumper: place(null, 'centre'),
  r_bumper: place(null, 'centre'),
  l_side_mirror: place(null, 'left'),
  r_side_mirror: place(null, 'right'),
  fl_wheel: place(null, 'left'),
  fr_wheel: place(null, 'right'),
  rl_wheel: place(null, 'left'),
  rr_wheel: place(null, 'right'),
  fl_tire: place(null, 'left'),
  fr_tire: place(null, 'right'),
  rl_tire: place(null, 'left'),
  rr_tire: place(null, 'right'),
  windshield: place(null, 'centre'),
  rear_glass: place(null, 'centre'),
  l_head_lamp: place(null, 'left'),
  r_head_lamp: place(null, 'right'),
  l_rear_lamp: place(null, 'left'),
  r_rear_lamp: place(null, 'right'),
  grille: place(null, 'centre'),
}
