// One row of a file of car codes: what it must hold at its level.
import { type CarCodeLevel, carCodeLevel, fuel, origin } from '@bidyard/contract/enums'
import type { Label } from '@bidyard/contract/enumeration'
import { limits } from '@bidyard/contract/limits'
import { carCode, carCodeBounds } from '@bidyard/contract/shapes/car-codes'
import { lineOf } from '@bidyard/contract/shapes/texts'
import { z } from 'zod'
import { issueLabels } from '../import/issue-labels.ts'
import { rootParent } from './reads.ts'

const year = z.coerce.number().pipe(z.int().min(carCodeBounds.yearMin).max(carCodeBounds.yearMax))
/** Codes are often numbers in a JSON file. */
const codeCell = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), carCode)
/** Five of them make a path, which must fit into an index and a cursor. */
const name = lineOf(limits.name)

const cells = z.strictObject({
  level: carCodeLevel.schema,
  code: codeCell,
  parent: codeCell.optional(),
  nameKo: name,
  nameEn: name.optional(),
  origin: origin.schema.optional(),
  fromYear: year.optional(),
  toYear: year.optional(),
  fuel: fuel.schema.optional(),
})
export type CarCodeCells = z.output<typeof cells>

export const carCodeColumns = { needed: ['level', 'code', 'parent', 'nameKo'], known: Object.keys(cells.shape) }

/** The parent of a maker may be left out or be written as `root`. */
const parentOf = ({ parent }: CarCodeCells): string | undefined => (parent === rootParent ? undefined : parent)

interface Rule {
  readonly right: (row: CarCodeCells, is: (...levels: CarCodeLevel[]) => boolean) => boolean
  readonly message: Label
}

const rules: readonly Rule[] = [
  {
    right: (row) => row.code !== rootParent,
    message: { ko: 'code: root는 코드로 쓸 수 없습니다.', en: 'code: root cannot be a code.' },
  },
  {
    right: (row, is) => !is('maker') || parentOf(row) === undefined,
    message: { ko: 'parent: 제조사에는 상위 코드가 없습니다.', en: 'parent: a maker has no parent.' },
  },
  {
    right: (row, is) => is('maker') || parentOf(row) !== undefined,
    message: { ko: 'parent: 상위 코드가 없습니다.', en: 'parent: this level needs one.' },
  },
  {
    right: (row, is) => is('maker') === (row.origin !== undefined),
    message: { ko: 'origin: 제조사에만, 반드시 적습니다.', en: 'origin: makers need it, and only they have it.' },
  },
  {
    right: (row, is) => is('detailModel') || (row.fromYear === undefined && row.toYear === undefined),
    message: { ko: 'fromYear, toYear: 세부모델에만 적습니다.', en: 'fromYear, toYear: only detailed models have years.' },
  },
  {
    right: (row) => row.toYear === undefined || (row.fromYear !== undefined && row.fromYear <= row.toYear),
    message: { ko: 'toYear: fromYear보다 빠를 수 없습니다.', en: 'toYear: this cannot be before fromYear.' },
  },
  {
    right: (row, is) => is('grade', 'detailGrade') || row.fuel === undefined,
    message: { ko: 'fuel: 등급에만 적습니다.', en: 'fuel: only grades have one.' },
  },
]

export interface CarCodeRow extends Omit<CarCodeCells, 'parent'> {
  readonly parent: string | undefined
}
export type ReadCarCode = { readonly row: CarCodeRow } | { readonly faults: readonly Label[] }

export const readCarCode = (given: unknown): ReadCarCode => {
  const parsed = cells.safeParse(given, { reportInput: true })
  if (!parsed.success) return { faults: issueLabels(parsed.error) }
  const row = parsed.data
  const is = (...levels: CarCodeLevel[]): boolean => levels.includes(row.level)
  const broken = rules.filter(({ right }) => !right(row, is))
  if (broken.length > 0) return { faults: broken.map(({ message }) => message) }
  return { row: { ...row, parent: parentOf(row) } }
}
