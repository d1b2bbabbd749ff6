// The names behind the keys of makers, models and trims, as rows and counts have told them so far.
import type { MarketRow } from '../market/market-rows.ts'

const names = new Map<string, string>()

export const learnStepNames = (rows: readonly MarketRow[]): void => {
  for (const { maker, model, detailModel, grade, detailGrade } of rows)
    for (const step of [maker, model, detailModel, grade, detailGrade])
      if (step !== null) names.set(step.key, step.name)
}

export const learnNames = (found: readonly { readonly key: string; readonly name: string | null }[]): void => {
  for (const { key, name } of found) if (name !== null) names.set(key, name)
}

export const stepNameOf = (key: string): string => names.get(key) ?? key
