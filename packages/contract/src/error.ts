// What an error of the catalogue is: what happened and what to do, and its closer details where it has some.
import type { Label } from './enumeration.ts'

export type Language = keyof Label

type Pair = readonly [ko: string, en: string]

export interface ErrorEntry<Detail extends string = string> extends Label {
  readonly details: Readonly<Record<Detail, Label>>
}

export const error = <const Details extends Readonly<Record<string, Pair>> = Readonly<Record<never, Pair>>>(
  ko: string,
  en: string,
  details?: Details,
): ErrorEntry<Extract<keyof Details, string>> => ({
  ko,
  en,
  details: Object.fromEntries(
    Object.entries<Pair>(details ?? {}).map(([detail, pair]) => [detail, { ko: pair[0], en: pair[1] }]),
  ) as Record<Extract<keyof Details, string>, Label>,
})
