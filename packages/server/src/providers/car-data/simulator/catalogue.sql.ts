// The car codes that the stand-ins make their cars of.
import type { Fuel, Origin } from '@bidyard/contract/enums'
import type { Reader } from '../../../runtime/database/database.ts'

export interface CatalogueModel {
  readonly maker: { readonly code: string; readonly name: string }
  readonly origin: Origin
  readonly model: { readonly code: string; readonly name: string }
  readonly detail: { readonly code: string; readonly name: string }
  readonly fromYear: number | null
  readonly toYear: number | null
}

export interface CatalogueGrade {
  readonly code: string
  readonly name: string
  readonly fuel: Fuel | null
}

export interface Catalogue {
  listModels(): Promise<readonly CatalogueModel[]>
  listGrades(detailCode: string): Promise<readonly CatalogueGrade[]>
  listTrims(gradeCode: string): Promise<readonly CatalogueGrade[]>
}

const listModels = async (db: Reader): Promise<CatalogueModel[]> => {
  const rows = await db
    .selectFrom('car_codes as detail')
    .innerJoin('car_codes as model', (join) =>
      join.onRef('model.code', '=', 'detail.parent_code').on('model.level', '=', 'model'))
    .innerJoin('car_codes as maker', (join) =>
      join.onRef('maker.code', '=', 'model.parent_code').on('maker.level', '=', 'maker'))
    .where('detail.level', '=', 'detailModel').where('detail.is_active', '=', true)
    .select([
      'maker.code as maker_code', 'maker.name_ko as maker_name', 'maker.origin as origin',
      'model.code as model_code', 'model.name_ko as model_name', 'detail.code as detail_code',
      'detail.name_ko as detail_name', 'detail.from_year as from_year', 'detail.to_year as to_year',
    ])
    .orderBy('detail.code')
    .execute()
  return rows.map((row) => ({
    maker: { code: row.maker_code, name: row.maker_name }, origin: row.origin ?? 'domestic',
    model: { code: row.model_code, name: row.model_name }, detail: { code: row.detail_code, name: row.detail_name },
    fromYear: row.from_year, toYear: row.to_year,
  }))
}

const listUnder = async (
  db: Reader, level: 'grade' | 'detailGrade', parent: string,
): Promise<CatalogueGrade[]> => {
  const rows = await db
    .selectFrom('car_codes').where('level', '=', level).where('parent_code', '=', parent)
    .where('is_active', '=', true).select(['code', 'name_ko', 'fuel']).orderBy('code').execute()
  return rows.map(({ code, name_ko: name, fuel }) => ({ code, name, fuel: fuel as Fuel | null }))
}

const keptMs = 10_000

/** Models are kept for a moment: a fleet is asked for plate by plate. */
export const getCatalogue = (db: Reader, clock: () => number = () => performance.now()): Catalogue => {
  let kept: { readonly models: Promise<CatalogueModel[]>; readonly until: number } | undefined
  return {
    listModels: () => {
      if (kept === undefined || clock() >= kept.until) kept = { models: listModels(db), until: clock() + keptMs }
      const { models } = kept
      models.catch(() => {
        kept = undefined
      })
      return models
    },
    listGrades: (detailCode) => listUnder(db, 'grade', detailCode),
    listTrims: (gradeCode) => listUnder(db, 'detailGrade', gradeCode),
  }
}
