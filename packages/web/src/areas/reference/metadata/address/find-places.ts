// Which provinces and districts a search finds; a place that matches brings everything below it along.
import type { KrAddressDocument } from '@bidyard/contract/shapes/metadata/kr-address'
import { matches } from '../../../../ui/choice/matches.ts'

export type Province = KrAddressDocument['provinces'][number]
export type District = Province['districts'][number]

interface Place {
  readonly code: string
  readonly name: { readonly ko: string; readonly en: string }
}

const isFound = ({ code, name }: Place, find: string, ...more: readonly string[]): boolean =>
  [name.ko, name.en, ...more].some((text) => matches(text, find)) || code.startsWith(find)

const districtsFound = (districts: readonly District[], find: string): District[] =>
  districts.flatMap((district) => {
    if (isFound(district, find)) return [district]
    const parts = district.parts.filter((part) => isFound(part, find))
    return parts.length === 0 ? [] : [{ ...district, parts }]
  })

export const findPlaces = (provinces: readonly Province[], find: string): readonly Province[] => {
  const wanted = find.trim()
  if (wanted === '') return provinces
  return provinces.flatMap((province) => {
    if (isFound(province, wanted, province.shortName)) return [province]
    const districts = districtsFound(province.districts, wanted)
    return districts.length === 0 ? [] : [{ ...province, districts }]
  })
}
