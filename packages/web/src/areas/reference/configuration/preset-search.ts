// Which preset is looked at, as it stands in the address.
import { configPreset, type ConfigPreset } from '@bidyard/contract/enums/reference'
import type { Given } from '../../../ui/table/order.ts'

export interface PresetSearch {
  readonly preset?: ConfigPreset
}

export const readPreset = ({ preset }: Given): PresetSearch => {
  const found = configPreset.values.find((one) => one === preset)
  return found === undefined ? {} : { preset: found }
}
