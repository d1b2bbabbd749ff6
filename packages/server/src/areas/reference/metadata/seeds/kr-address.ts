// Builds the tree of provinces and districts from the list of names.
import type { KrAddressDocument } from '@bidyard/contract/shapes/metadata/kr-address'
import { krAddressNames, renumberedDistricts, renumberedProvinces } from '../../data/kr-address-names.ts'

type Province = KrAddressDocument['provinces'][number]
type Alias = KrAddressDocument['aliases'][number]

const readProvince = (block: string): Province => {
  const [head, ...lines] = block.split('\n')
  const [code = '', shortName = '', ko = '', en = ''] = (head ?? '').split(' ')
  const districts: Province['districts'] = []
  for (const line of lines) {
    const [digits, name = '', english = ''] = line.trim().split(' ')
    const entry = { code: `${code}${digits}`, name: { ko: name, en: english } }
    if (line.startsWith(' ')) districts.at(-1)?.parts.push(entry)
    else districts.push({ ...entry, parts: [] })
  }
  return { code, name: { ko, en }, shortName, districts }
}

/** Every code of a renumbered province, so that nobody has to know which digits changed. */
const renumbered = (provinces: readonly Province[]): Alias[] =>
  renumberedProvinces.flatMap(({ from, name, to }) => {
    const province = provinces.find(({ code }) => code === to)
    const entries = province?.districts.flatMap((district) => [district, ...district.parts]) ?? []
    return [
      { code: from, name, becomes: to },
      ...entries.map((entry) => ({
        code: from + entry.code.slice(2), name: `${name} ${entry.name.ko}`, becomes: entry.code,
      })),
    ]
  })

const moved = (): Alias[] =>
  renumberedDistricts.trim().split('\n').map((line) => {
    const words = line.split(' ')
    return { code: words[0] ?? '', name: words.slice(1, -1).join(' '), becomes: words.at(-1) ?? '' }
  })

export const krAddressSeed = (): KrAddressDocument => {
  const provinces = krAddressNames.trim().split('\n\n').map(readProvince)
  return { provinces, aliases: [...renumbered(provinces), ...moved()] }
}
