// Chooses the model of a plate's car from the car codes: common ones often, and none that the plate cannot be on.
import type { CarKind, Fuel, Origin } from '@bidyard/contract/enums'
import type { Plate } from '@bidyard/contract/shapes/cars/numbers/plates'
import type { CarModel } from '@bidyard/contract/shapes/cars/register-facts'
import type { Catalogue, CatalogueModel } from './catalogue.sql.ts'
import { type Chance, chanceOf } from './chance.ts'

export interface SimulatedModel {
  readonly steps: CarModel
  readonly origin: Origin
  readonly fuel: Fuel
  /** 0 for the plainest trim, 1 for the dearest. */
  readonly rank: number
  readonly registeredOn: string
  readonly modelYear: number
}

const makerWeights: Readonly<Record<string, number>> = {
  hyundai: 33, kia: 30, genesis: 7, 'chevrolet-korea': 6, 'renault-korea': 6, 'kg-mobility': 6, bmw: 5,
  'mercedes-benz': 6, audi: 2, volkswagen: 2, volvo: 2, mini: 1.5, lexus: 1.5, toyota: 1.5, tesla: 2,
}
const trucks = /포터|봉고|리베로|마이티|라보|픽업|스포츠|칸$|타스만|콜로라도|레인저|글래디에이터/
const vans = /스타렉스|스타리아|쏠라티|마스터|다마스|프레지오|이스타나|카운티/
const favourites =
  /^(그랜저|쏘나타|아반떼|싼타페|투싼|팰리세이드|K5|K8|쏘렌토|카니발|스포티지|셀토스|모닝|레이|G80|GV70|GV80|5시리즈|3시리즈|E클래스|C클래스|QM6|티볼리|포터 II|그랜드 스타렉스)$/

/** The years in which a car with such a plate was most likely registered. */
const yearsOf = ({ generation, use }: Plate, chance: Chance): readonly [number, number] => {
  if (use === 'rental') return [2_020, 2_025]
  if (use === 'business') return [2_015, 2_025]
  if (generation === 'region') return [1_997, 2_003]
  if (generation === 'two') return [2_006, 2_019]
  return chance.happens(0.75) ? [2_019, 2_025] : [2_012, 2_018]
}

const kindOfModel = (name: string): CarKind => {
  if (trucks.test(name)) return 'truck'
  return vans.test(name) ? 'van' : 'passenger'
}

const builtYears = ({ fromYear, toYear }: CatalogueModel, [from, until]: readonly [number, number]): number =>
  Math.min(toYear ?? until, until) - Math.max(fromYear ?? from, from) + 1

// Where nobody has loaded car codes, there is this one.
const onlyModel: CatalogueModel = {
  maker: { code: 'hyundai', name: '현대' }, origin: 'domestic', model: { code: 'hyundai.avante', name: '아반떼' },
  detail: { code: 'hyundai.avante.cn7', name: '아반떼 (CN7)' }, fromYear: null, toYear: null,
}

const chooseModel = (
  models: readonly CatalogueModel[], plate: Plate, years: readonly [number, number], chance: Chance,
): CatalogueModel => {
  const weightOf = (one: CatalogueModel): number => {
    const common = makerWeights[one.maker.code] ?? 0.4
    const loved = favourites.test(one.model.name) ? 8 : 1
    return builtYears(one, years) > 0 ? common * loved * builtYears(one, years) : 0
  }
  const wanted = plate.kind === 'special' || plate.kind === 'emergency' ? 'truck' : plate.kind
  const fitting = models.filter(({ model }) => kindOfModel(model.name) === wanted)
  return chance.pickWeighted(fitting, weightOf) ?? chance.pickWeighted(models, weightOf)
    ?? chance.pickWeighted(models, () => 1) ?? onlyModel
}

const pad = (number: number): string => String(number).padStart(2, '0')

const dayIn = (model: CatalogueModel, [from, until]: readonly [number, number], chance: Chance): string => {
  const first = Math.max(model.fromYear ?? from, Math.min(from, model.toYear ?? from))
  const last = Math.max(first, Math.min(model.toYear ?? until, until))
  return `${chance.between(first, last)}-${pad(chance.between(1, 12))}-${pad(chance.between(1, 28))}`
}

/** What is sold late in a year is often the next year's model. */
const modelYearOf = (day: string): number => Number(day.slice(0, 4)) + (Number(day.slice(5, 7)) >= 10 ? 1 : 0)

export const simulateModel = async (catalogue: Catalogue, plate: Plate): Promise<SimulatedModel> => {
  const chance = chanceOf(plate.carNo, 'model')
  const years = yearsOf(plate, chance)
  const chosen = chooseModel(await catalogue.listModels(), plate, years, chance)
  const registeredOn = dayIn(chosen, years, chance)
  const grade = chance.pickWeighted(await catalogue.listGrades(chosen.detail.code), ({ fuel }) =>
    plate.use === 'business' && fuel === 'LPG' ? 5 : 1)
  const trims = grade === undefined ? [] : await catalogue.listTrims(grade.code)
  const at = trims.length === 0 ? 0 : chance.between(0, trims.length - 1)
  const trim = trims[at]
  const step = (one: { readonly code: string; readonly name: string }) => ({ code: one.code, name: one.name })
  return {
    steps: {
      maker: chosen.maker, model: chosen.model, detailModel: chosen.detail,
      grade: grade === undefined ? null : step(grade), detailGrade: trim === undefined ? null : step(trim),
    },
    origin: chosen.origin,
    fuel: trim?.fuel ?? grade?.fuel ?? 'gasoline',
    rank: trims.length < 2 ? 0.5 : at / (trims.length - 1),
    registeredOn,
    modelYear: modelYearOf(registeredOn),
  }
}
