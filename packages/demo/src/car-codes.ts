// The demo world's car codes: makers, models, generations, engines and trims, from compact lists.
import { fuel as fuels } from '@bidyard/contract/enums'
import type { CarCodeInput } from '@bidyard/contract/shapes/car-codes'
import { domesticCars } from './data/domestic-cars.ts'
import { engines } from './data/engines.ts'
import { importedCars } from './data/imported-cars.ts'

interface Years {
  readonly from: number
  readonly to: number | undefined
}
interface Names {
  readonly ko: string
  readonly en: string
}

/** Codes are made of English names, so that they stay the same whatever is added. */
export const slugOf = (text: string): string =>
  text.normalize('NFKD').replace(/[^\p{L}\p{N}.]+/gu, '-').replace(/[^a-zA-Z0-9.-]/g, '').replace(/^-|-$/g, '')
    .toLowerCase()

const yearsOf = (text: string): Years => {
  const [from = '', to = ''] = text.split('-')
  return { from: from === '' ? 0 : Number(from), to: to === '' ? undefined : Number(to) }
}

const meet = (one: Years, other: Years): boolean =>
  one.from < (other.to ?? Infinity) && other.from < (one.to ?? Infinity)

const enginesOf = (kind: string, built: Years) => {
  const all = (engines[kind] ?? '').trim().split('\n').map((line) => {
    const [ko = '', en = '', fuel = '', years = ''] = line.split('|')
    return { ko, en, fuel: fuels.schema.parse(fuel), years: yearsOf(years) }
  })
  const fitting = all.filter(({ years }) => meet(years, built))
  return fitting.length > 0 ? fitting : all.slice(0, 1)
}

const trimsOf = (text: string): Names[] =>
  text.split(',').map((pair) => {
    const [ko = '', en = ''] = pair.split('=')
    return { ko, en }
  })

const gradeRows = function* (
  detail: string, kind: string, built: Years, trims: readonly Names[],
): Generator<CarCodeInput> {
  for (const engine of enginesOf(kind, built)) {
    const grade = `${detail}.${slugOf(engine.en)}`
    yield { level: 'grade', code: grade, parent: detail, nameKo: engine.ko, nameEn: engine.en, fuel: engine.fuel }
    for (const trim of trims)
      yield {
        level: 'detailGrade', code: `${grade}.${slugOf(trim.en)}`, parent: grade, nameKo: trim.ko, nameEn: trim.en,
        fuel: engine.fuel,
      }
  }
}

const modelRows = function* (maker: string, line: string, trims: readonly Names[]): Generator<CarCodeInput> {
  const [ko = '', en = '', kind = '', generations = ''] = line.split('|')
  const model = `${maker}.${slugOf(en)}`
  yield { level: 'model', code: model, parent: maker, nameKo: ko, nameEn: en }
  for (const generation of generations.split(',')) {
    const [mark = '', years = ''] = generation.split(' ')
    const built = yearsOf(years)
    const detail = `${model}.${slugOf(mark)}`
    yield {
      level: 'detailModel', code: detail, parent: model, nameKo: `${ko} (${mark})`, nameEn: `${en} (${mark})`,
      fromYear: built.from, ...(built.to === undefined ? {} : { toYear: built.to }),
    }
    yield* gradeRows(detail, kind, built, trims)
  }
}

const makerRows = function* (block: string, origin: 'domestic' | 'imported'): Generator<CarCodeInput> {
  const [head = '', ...lines] = block.split('\n')
  const [code = '', ko = '', en = '', trims = ''] = head.slice(1).split('|')
  yield { level: 'maker', code, nameKo: ko, nameEn: en, origin }
  for (const line of lines) yield* modelRows(code, line, trimsOf(trims))
}

export const carCodeRows = function* (): Generator<CarCodeInput> {
  for (const block of domesticCars.trim().split('\n\n')) yield* makerRows(block, 'domestic')
  for (const block of importedCars.trim().split('\n\n')) yield* makerRows(block, 'imported')
}
