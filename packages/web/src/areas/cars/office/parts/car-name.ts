// What a car is called: its maker, its model and its trim in one line.
import type { CarModel } from '@bidyard/contract/shapes/cars/register-facts'

export const carName = (model: CarModel | null): string | null => {
  if (model === null) return null
  const { maker, model: plain, detailModel, grade, detailGrade } = model
  return [maker, detailModel ?? plain, grade, detailGrade].flatMap((step) => (step === null ? [] : [step.name])).join(' ')
}
