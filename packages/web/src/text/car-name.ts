// A car as its buyer says it: maker, model and generation; its number where nothing of it is known.
import type { CarModel } from '@bidyard/contract/shapes/cars/register-facts'

/** A generation says its model again: 그랜저, 그랜저 IG. */
export const carName = (model: CarModel | null | undefined, otherwise: string): string => {
  if (model === null || model === undefined) return otherwise
  const { maker, model: line, detailModel } = model
  const name = detailModel === null ? line.name
    : detailModel.name.includes(line.name) ? detailModel.name : `${line.name} ${detailModel.name}`
  return `${maker.name} ${name}`
}
