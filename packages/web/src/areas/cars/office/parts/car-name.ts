// What a car is called: its maker, its model and its trim in one line.
import type { CarModel } from '@bidyard/contract/shapes/cars/register-facts'

export const carName = (model: CarModel | null): string | null => {
  if (model === null) return null
  const steps = [model.maker, model.detailModel ?? model.model, model.grade, model.detailGrade]
  return steps.flatMap((step) => (step === null ? [] : [step.name])).join(' ')
}
