// A car as mails call it.
import type { CarModel } from '@bidyard/contract/shapes/cars/register-facts'

export const carNameOf = (model: CarModel | null): string =>
  (model === null ? '' : `${model.maker.name} ${(model.detailModel ?? model.model).name}`)
