// How far somebody has gone down the car codes, as it stands in the address: a code for each level chosen so far.
import { carCodeLevel, type CarCodeLevel } from '@bidyard/contract/enums/reference'

export type CarCodeSearch = { readonly [Level in CarCodeLevel]?: string } & { readonly find?: string }

/** Codes may look like numbers; the address then holds a number. */
const codeOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined

/** A level without the ones above it means nothing and is dropped. */
export const readCarCodeSearch = (given: Readonly<Record<string, unknown>>): CarCodeSearch => {
  const chosen: Partial<Record<CarCodeLevel, string>> = {}
  for (const level of carCodeLevel.values) {
    const code = codeOf(given[level])
    if (code === undefined) break
    chosen[level] = code
  }
  const find = codeOf(given['find'])
  return { ...chosen, ...(find === undefined ? {} : { find }) }
}

/** The same way down, as far as this level and with this code at it. */
export const withCodeAt = (search: CarCodeSearch, level: CarCodeLevel, code: string | null): CarCodeSearch => {
  const upTo = carCodeLevel.values.slice(0, carCodeLevel.values.indexOf(level))
  const above = Object.fromEntries(upTo.flatMap((one) => (search[one] === undefined ? [] : [[one, search[one]]])))
  return code === null ? above : { ...above, [level]: code }
}
