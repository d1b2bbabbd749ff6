// The settings of a partner as a form holds them, checked by the contract's own shapes.
import { frameAncestorsMax, partnerCodeShape, partnerSettings } from '@bidyard/contract/shapes/partners'
import { z } from 'zod'

export interface SettingsValues {
  readonly mayActForCustomers: boolean
  readonly deepLink: string
  /** One origin on each line. */
  readonly ancestors: string
}

export interface SettingsShown {
  readonly mayActForCustomers: boolean
  readonly deepLink: string | null
  readonly frameAncestors: readonly string[]
}

export const noSettings: SettingsValues = { mayActForCustomers: false, deepLink: '', ancestors: '' }

export const valuesOf = ({ mayActForCustomers, deepLink, frameAncestors }: SettingsShown): SettingsValues => ({
  mayActForCustomers, deepLink: deepLink ?? '', ancestors: frameAncestors.join('\n'),
})

const originsIn = (text: string): string[] =>
  [...new Set(text.split(/[\s,]+/).map((one) => one.trim().replace(/\/$/, '')).filter((one) => one !== ''))]

export const settingsOf = ({ mayActForCustomers, deepLink, ancestors }: SettingsValues) => ({
  mayActForCustomers,
  deepLink: deepLink.trim() === '' ? null : deepLink.trim(),
  frameAncestors: originsIn(ancestors),
})

const shape = z.object(partnerSettings)

export type SettingsFault = 'wrongDeepLink' | 'wrongOrigin' | 'tooManyOrigins'

export interface SettingsFaults {
  readonly deepLink?: SettingsFault | undefined
  readonly ancestors?: SettingsFault | undefined
}

export const faultsIn = (values: SettingsValues): SettingsFaults => {
  const settings = settingsOf(values)
  const places = shape.safeParse(settings).error?.issues.map(({ path }) => path[0]) ?? []
  const many = settings.frameAncestors.length > frameAncestorsMax
  return {
    ...(places.includes('deepLink') ? { deepLink: 'wrongDeepLink' } : {}),
    ...(places.includes('frameAncestors') ? { ancestors: many ? 'tooManyOrigins' : 'wrongOrigin' } : {}),
  }
}

export const isCode = (text: string): boolean => partnerCodeShape.safeParse(text).success
