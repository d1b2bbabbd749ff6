// Puts the common codes together: the contract's enumerations, the house's own words, and the codes of outside systems.
import { allEnumerations, type EnumerationKey, type MetadataKind } from '@bidyard/contract/enums'
import type { Enumeration } from '@bidyard/contract/enumeration'
import type { CommonCode, outsideSystems } from '@bidyard/contract/shapes/common-codes'
import type { Reader } from '../../../runtime/database/database.ts'
import { listOutsideCodes } from '../metadata/metadata.sql.ts'
import { kgInicisBank, tossPaymentsBank } from './bank-numbers.ts'
import { listWords } from './common-codes.sql.ts'
import { groupNames } from './group-names.ts'

type System = (typeof outsideSystems)[number]
type Sources = Partial<Record<System, string[]>>

const systems = new Map<MetadataKind, System>([
  ['KbChaChaCha-commonCode', 'KbChaChaCha'],
  ['CarHistory-commonCode', 'CarHistory'],
  ['AutoBegins-carCode', 'AutoBegins'],
])

const placeOf = (code: string, value: string): string => `${code}\n${value}`

const bankSources = (): [string, Sources][] =>
  allEnumerations.bankCode.values.map((bank) => [
    placeOf('bankCode', bank), { TossPayments: [tossPaymentsBank(bank)], KgInicis: [kgInicisBank(bank)] },
  ])

const readSources = async (db: Reader): Promise<Map<string, Sources>> => {
  const found = new Map<string, Sources>(bankSources())
  for (const { kind, enumeration, ours, codes } of await listOutsideCodes(db, [...systems.keys()])) {
    const system = systems.get(kind)
    const place = placeOf(enumeration, ours)
    if (system !== undefined) found.set(place, { ...found.get(place), [system]: codes })
  }
  return found
}

/** All of them, or only those that are asked for. */
export const gatherCommonCodes = async (db: Reader, only?: EnumerationKey): Promise<CommonCode[]> => {
  const words = new Map((await listWords(db)).map((row) => [placeOf(row.code, row.value), row]))
  const sources = await readSources(db)
  const keys = only === undefined ? (Object.keys(allEnumerations) as EnumerationKey[]) : [only]
  return keys.map((code) => {
    const { values, labels }: Enumeration = allEnumerations[code]
    const [ko, en] = groupNames[code]
    return {
      code,
      name: { ko, en },
      items: values.map((value, at) => {
        const own = words.get(placeOf(code, value))
        const label = labels[value] ?? { ko: value, en: value }
        return {
          value,
          label: { ko: own?.label_ko ?? label.ko, en: own?.label_en ?? label.en },
          sortOrder: at + 1,
          isActive: own?.is_active ?? true,
          sources: sources.get(placeOf(code, value)) ?? {},
        }
      }),
    }
  })
}
