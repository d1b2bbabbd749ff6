// Both presets by the names under which the office applies them.
import type { ConfigPreset } from '@bidyard/contract/enums'
import type { Configuration } from '@bidyard/contract/shapes/configuration/configuration'
import { freeCoOp } from './free-co-op.ts'
import { koreaCommercial } from './korea-commercial.ts'

export const presets: Readonly<Record<ConfigPreset, Configuration>> = {
  'korea-commercial': koreaCommercial,
  'free-co-op': freeCoOp,
}
