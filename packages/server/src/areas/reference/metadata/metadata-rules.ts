// What a document of metadata must be beyond its shape: no code twice, nothing that points nowhere.
import { allEnumerations, type EnumerationKey, type MetadataKind } from '@bidyard/contract/enums'
import type { Enumeration, Label } from '@bidyard/contract/enumeration'
import type { CodeSetDocument } from '@bidyard/contract/shapes/metadata/code-set'
import type { DamageMapDocument } from '@bidyard/contract/shapes/metadata/damage-map'
import type { KrAddressDocument } from '@bidyard/contract/shapes/metadata/kr-address'
import type { MetadataOf } from '@bidyard/contract/shapes/metadata/metadata'

export interface DocumentFault {
  /** The code at fault; an import finds the line by it. */
  readonly code: string
  readonly message: Label
}

const twice = (codes: readonly string[], place: string): DocumentFault[] => {
  const seen = new Set<string>()
  return codes.flatMap((code) => {
    const isNew = !seen.has(code)
    seen.add(code)
    return isNew ? [] : [{
      code, message: { ko: `${place} ${code}: 같은 코드가 두 번 있습니다.`, en: `${place} ${code}: this code is there twice.` },
    }]
  })
}

export const isEnumeration = (name: string): name is EnumerationKey => Object.hasOwn(allEnumerations, name)
export const valuesOf = (name: EnumerationKey): readonly string[] => (allEnumerations[name] as Enumeration).values

/** The groups that a partner's own flow is answered from. */
export const kbSelfGroups = ['fuel', 'color', 'bodyType', 'transmission', 'option'] as const

const codeSetFaults = (document: CodeSetDocument, needed: readonly string[]): DocumentFault[] => {
  const mapped = document.groups.flatMap(({ code, enumeration, items }): DocumentFault[] => {
    if (enumeration === null) return []
    if (!isEnumeration(enumeration))
      return [{
        code, message: { ko: `${enumeration}: 없는 공통코드입니다.`, en: `${enumeration}: there are no such common codes.` },
      }]
    const values = valuesOf(enumeration)
    return items
      .filter(({ ours }) => ours !== null && !values.includes(ours))
      .map(({ value, ours }) => ({
        code: `${code}/${value}`,
        message: { ko: `${ours}: ${enumeration}에 없는 값입니다.`, en: `${ours}: this is no value of ${enumeration}.` },
      }))
  })
  const missing = needed
    .filter((name) => !document.groups.some(({ code }) => code === name))
    .map((code) => ({ code, message: { ko: `${code} 그룹이 없습니다.`, en: `The group ${code} is missing.` } }))
  return [
    ...twice(document.groups.map(({ code }) => code), 'group'),
    ...document.groups.flatMap(({ code, items }) =>
      twice(items.map(({ value }) => value), code).map((fault) => ({ ...fault, code: `${code}/${fault.code}` }))),
    ...mapped, ...missing,
  ]
}

const addressFaults = ({ provinces, aliases }: KrAddressDocument): DocumentFault[] => {
  const districts = provinces.flatMap((province) =>
    province.districts
      .flatMap((district) => [district, ...district.parts])
      .map(({ code }) => ({ code, under: province.code })))
  const codes = [...provinces.map(({ code }) => code), ...districts.map(({ code }) => code)]
  const known = new Set(codes)
  return [
    ...twice(codes, 'code'),
    ...twice(aliases.map(({ code }) => code), 'alias'),
    ...districts.filter(({ code, under }) => !code.startsWith(under)).map(({ code, under }) => ({
      code, message: { ko: `${code}: ${under}의 코드가 아닙니다.`, en: `${code}: this is no code of the province ${under}.` },
    })),
    ...aliases.filter(({ becomes }) => !known.has(becomes)).map(({ code, becomes }) => ({
      code, message: { ko: `${becomes}: 없는 지역코드입니다.`, en: `${becomes}: there is no such district.` },
    })),
    ...aliases.filter(({ code }) => known.has(code)).map(({ code }) => ({
      code, message: { ko: `${code}: 지금 쓰는 코드입니다.`, en: `${code}: this code is in use, so it is no older one.` },
    })),
  ]
}

const damageFaults = ({ positions, values }: DamageMapDocument): DocumentFault[] => [
  ...twice(positions.map(({ position }) => position), 'position'),
  ...twice(positions.map(({ drawingOrder }) => String(drawingOrder)), 'drawingOrder'),
  ...twice(values.map(({ value }) => value), 'value'),
  ...twice(values.flatMap(({ letter }) => (letter === null ? [] : [letter])), 'letter'),
]

export const documentFaults: { readonly [Kind in MetadataKind]: (document: MetadataOf<Kind>) => DocumentFault[] } = {
  'KbChaChaCha-commonCode': (document) => codeSetFaults(document, kbSelfGroups),
  'CarHistory-commonCode': (document) => codeSetFaults(document, []),
  'bidyard-carCheckDamageInfo': damageFaults,
  'bidyard-krAddress': addressFaults,
  'AutoBegins-carCode': (document) => codeSetFaults(document, []),
}

const codeSetCount = ({ groups }: CodeSetDocument): number => groups.reduce((sum, { items }) => sum + items.length, 0)

export const entryCountOf: { readonly [Kind in MetadataKind]: (document: MetadataOf<Kind>) => number } = {
  'KbChaChaCha-commonCode': codeSetCount,
  'CarHistory-commonCode': codeSetCount,
  'bidyard-carCheckDamageInfo': ({ positions, values }) => positions.length + values.length,
  'bidyard-krAddress': ({ provinces }) =>
    provinces.flatMap(({ districts }) => [1, ...districts.flatMap(({ parts }) => [1, ...parts])]).length,
  'AutoBegins-carCode': codeSetCount,
}
