// The parts of the configuration that have a layout of their own, by their types; the server has checked their values.
import type { ConfigurationOf } from '@bidyard/contract/shapes/configuration/configuration'

export type FeeScales = ConfigurationOf<'fees'>['successBidFee']
export type FeeScale = FeeScales[keyof FeeScales]
export type Caps = ConfigurationOf<'contractTradeAdjustment'>['lineItems']
export type Cap = Caps['tire']
export type RequiredDocuments = ConfigurationOf<'contractScreening'>['requiredDocuments']
export type SanctionPresets = ConfigurationOf<'sanctions'>['presets']
export type SanctionPreset = SanctionPresets['misconduct']
