// What the form of an app's versions holds, checked by the contract's own shape, faults told in people's words.
import { appVersionWish } from '@bidyard/contract/shapes/app-version'
import type { Resolver } from 'react-hook-form'
import type { SayOf } from '../../../../text/areas.ts'

export interface AppValues {
  readonly minimum: string
  readonly latest: string
  readonly storeUrl: string
  readonly messageKo: string
  readonly messageEn: string
}

export interface AppShown {
  readonly minimum: string
  readonly latest: string
  readonly storeUrl: string | null
  readonly message: { readonly ko: string; readonly en: string } | null
}

export const valuesOf = ({ minimum, latest, storeUrl, message }: AppShown): AppValues => ({
  minimum, latest, storeUrl: storeUrl ?? '', messageKo: message?.ko ?? '', messageEn: message?.en ?? '',
})

/** Empty fields mean that there is none. */
export const wishOf = (values: AppValues): AppShown => {
  const [ko, en, storeUrl] = [values.messageKo.trim(), values.messageEn.trim(), values.storeUrl.trim()]
  return {
    minimum: values.minimum.trim(),
    latest: values.latest.trim(),
    storeUrl: storeUrl === '' ? null : storeUrl,
    message: ko === '' && en === '' ? null : { ko, en },
  }
}

/** The wire's path of a fault and the field of the form that shows it. */
export const fieldOf = (path: string): keyof AppValues | undefined => {
  if (path.startsWith('message')) return path.endsWith('.en') ? 'messageEn' : 'messageKo'
  return (['minimum', 'latest', 'storeUrl'] as const).find((name) => name === path)
}

const wordsFor = (say: SayOf<'reference'>, field: keyof AppValues, code: string): string => {
  if (code === 'too_big') return say('tooLong', { bound: '200' })
  if (field === 'storeUrl') return say('urlWrong')
  return say(field === 'messageKo' || field === 'messageEn' ? 'messageBoth' : 'versionWrong')
}

export const appResolver = (say: SayOf<'reference'>): Resolver<AppValues> => (values) => {
  const checked = appVersionWish.safeParse(wishOf(values))
  if (checked.success) return { values, errors: {} }
  const errors: Partial<Record<keyof AppValues, { type: string; message: string }>> = {}
  for (const { path, code } of checked.error.issues) {
    const field = fieldOf(path.join('.'))
    if (field !== undefined) errors[field] ??= { type: code, message: wordsFor(say, field, code) }
  }
  return { values: {}, errors }
}
