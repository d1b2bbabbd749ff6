// Builds documents of metadata from the rows of a file, and remembers the line of every code for what is wrong with it.
import { metadataKind, type MetadataKind } from '@bidyard/contract/enums'
import type { Label } from '@bidyard/contract/enumeration'
import { limits } from '@bidyard/contract/limits'
import type { CodeSetDocument } from '@bidyard/contract/shapes/metadata/code-set'
import type { KrAddressDocument } from '@bidyard/contract/shapes/metadata/kr-address'
import { z } from 'zod'
import type { Faults } from '../import/faults.ts'
import { issueLabels } from '../import/issue-labels.ts'

/** Codes are often numbers in a JSON file. */
const cell = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value), z.string().min(1).max(limits.code),
)
const name = z.string().max(limits.title)

const codeRow = z.strictObject({
  kind: z.enum(['KbChaChaCha-commonCode', 'CarHistory-commonCode', 'AutoBegins-carCode']),
  group: cell,
  groupKo: name.optional(),
  groupEn: name.optional(),
  enumeration: cell.optional(),
  value: cell,
  nameKo: name,
  nameEn: name.optional(),
  ours: cell.optional(),
})
const addressRow = z.strictObject({
  kind: z.literal('bidyard-krAddress'),
  code: cell,
  parent: cell.optional(),
  nameKo: name,
  nameEn: name.optional(),
  shortName: name.optional(),
  becomes: cell.optional(),
})
const row = z.discriminatedUnion('kind', [codeRow, addressRow])
type CodeRow = z.output<typeof codeRow>
type AddressRow = z.output<typeof addressRow>

export const metadataColumns = {
  needed: ['kind', 'nameKo'],
  known: [...new Set([...Object.keys(codeRow.shape), ...Object.keys(addressRow.shape)])],
}

export interface Lined<Row> {
  readonly line: number
  readonly row: Row
}
export type MetadataRow = z.output<typeof row>

const asDocument: Label = {
  ko: '이 종류는 JSON 문서로만 가져올 수 있습니다.', en: 'This kind is imported as a JSON document only.',
}

export const readMetadataRow = (
  line: number, cells: Readonly<Record<string, unknown>>, faults: Faults,
): MetadataRow | undefined => {
  if (cells['kind'] === 'bidyard-carCheckDamageInfo') {
    faults.add(line, asDocument)
    return undefined
  }
  const parsed = row.safeParse(cells, { reportInput: true })
  if (parsed.success) return parsed.data
  for (const label of issueLabels(parsed.error)) faults.add(line, label)
  return undefined
}

const twice = (code: string, first: number): Label => ({
  ko: `${code}: ${first}번째 줄과 같은 코드입니다.`, en: `${code}: line ${first} has this code already.`,
})

/** Takes each code once; the later line is told. */
const onlyOnce = <Row>(
  rows: readonly Lined<Row>[], codeOf: (row: Row) => string, lines: Map<string, number>, faults: Faults,
): Lined<Row>[] =>
  rows.filter(({ line, row: one }) => {
    const code = codeOf(one)
    const first = lines.get(code)
    if (first === undefined) lines.set(code, line)
    else faults.add(line, twice(code, first))
    return first === undefined
  })

export interface Built {
  readonly kind: MetadataKind
  readonly document: unknown
  /** The line of each code, by the name under which rules tell of it. */
  readonly lines: ReadonlyMap<string, number>
}

const buildCodeSet = (kind: MetadataKind, rows: readonly Lined<CodeRow>[], faults: Faults): Built => {
  const lines = new Map<string, number>()
  const groups = new Map<string, CodeSetDocument['groups'][number]>()
  for (const { line, row: one } of onlyOnce(rows, ({ group, value }) => `${group}/${value}`, lines, faults)) {
    const group = groups.get(one.group) ?? {
      code: one.group, name: { ko: one.groupKo ?? one.group, en: one.groupEn ?? one.groupKo ?? one.group },
      enumeration: one.enumeration ?? null, items: [],
    }
    if (!groups.has(one.group)) {
      groups.set(one.group, group)
      lines.set(one.group, line)
    }
    const label = { ko: one.nameKo, en: one.nameEn ?? one.nameKo }
    group.items.push({ value: one.value, label, ours: one.ours ?? null })
  }
  return { kind, document: { groups: [...groups.values()] }, lines }
}

const noParent = (code: string, parent: string): Label => ({
  ko: `${code}: 상위 코드 ${parent}이(가) 없습니다.`, en: `${code}: there is no parent ${parent}.`,
})

const isProvince = ({ row: { code } }: Lined<AddressRow>): boolean => code.length === 2

const buildAddress = (rows: readonly Lined<AddressRow>[], faults: Faults): Built => {
  const lines = new Map<string, number>()
  const labelOf = ({ nameKo, nameEn }: AddressRow) => ({ ko: nameKo, en: nameEn ?? nameKo })
  const once = onlyOnce(rows, ({ code }) => code, lines, faults)
  const places = once.filter(({ row: { becomes } }) => becomes === undefined)
  const provinces = new Map(places.filter(isProvince).map(({ row: one }) => [one.code, {
    code: one.code, name: labelOf(one), shortName: one.shortName ?? one.nameKo.slice(0, 2),
    districts: [] as KrAddressDocument['provinces'][number]['districts'],
  }]))
  const districts = new Map<string, KrAddressDocument['provinces'][number]['districts'][number]>()
  const wards: Lined<AddressRow>[] = []
  // A ward may stand in the file before its city.
  for (const place of places.filter((one) => !isProvince(one))) {
    const { row: one, line } = place
    const parent = one.parent ?? one.code.slice(0, 2)
    const province = provinces.get(parent)
    if (parent.length !== 2) wards.push(place)
    else if (province === undefined) faults.add(line, noParent(one.code, parent))
    else {
      const district = { code: one.code, name: labelOf(one), parts: [] }
      province.districts.push(district)
      districts.set(one.code, district)
    }
  }
  for (const { row: one, line } of wards) {
    const district = districts.get(one.parent ?? '')
    if (district === undefined) faults.add(line, noParent(one.code, one.parent ?? ''))
    else district.parts.push({ code: one.code, name: labelOf(one) })
  }
  const aliases = once.flatMap(({ row: { code, nameKo, becomes } }) =>
    (becomes === undefined ? [] : [{ code, name: nameKo, becomes }]))
  return { kind: 'bidyard-krAddress', document: { provinces: [...provinces.values()], aliases }, lines }
}

const isAddress = (lined: Lined<MetadataRow>): lined is Lined<AddressRow> => lined.row.kind === 'bidyard-krAddress'

/** One document for each kind that the rows name. */
export const buildDocuments = (rows: readonly Lined<MetadataRow>[], faults: Faults): Built[] =>
  metadataKind.values.flatMap((kind) => {
    const own = rows.filter(({ row: { kind: named } }) => named === kind)
    if (own.length === 0) return []
    const addresses = own.filter(isAddress)
    return addresses.length > 0
      ? [buildAddress(addresses, faults)]
      : [buildCodeSet(kind, own as Lined<CodeRow>[], faults)]
  })
