// The longest names that a register may tell still make a notice.
import { carModelShape } from '@bidyard/contract/shapes/cars/register-facts'
import { expect, test } from 'vitest'
import { carName } from '../words/saying.ts'
import { carNameOf } from './car-name.ts'

test('the longest maker and the longest model are no name too long', () => {
  const step = { code: null, name: '가'.repeat(200) }
  const model = carModelShape.parse({
    maker: step, model: step, detailModel: step, grade: null, detailGrade: null,
  })
  expect(carName.parse(carNameOf(model))).toHaveLength(401)
})
