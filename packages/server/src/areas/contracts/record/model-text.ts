// How prints say which car it is.
import type { CarModel } from '@bidyard/contract/shapes/cars/register-facts'

export const modelText = (model: CarModel | null): string =>
  model === null ? '–' : [
    model.maker.name, (model.detailModel ?? model.model).name, model.grade?.name, model.detailGrade?.name,
  ].filter((part) => part !== undefined).join(' ')
