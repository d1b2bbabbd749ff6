// Car checks: lists, and one with its whole record.
import { carCheckSource } from '../../enums/car-facts.ts'
import { accidentHistory, carCheckState } from '../../enums/cars.ts'
import { field, get, list } from '../../list.ts'
import { carCheckRowShape, carCheckShape } from '../../shapes/cars/checks.ts'
import { plateField } from './facts.ts'

const checks = { path: '/car-checks', who: ['dealer', 'seller', 'partner', 'staff'] } as const

export const checkCalls = {
  listCarChecks: list({
    ...checks,
    summary: 'Checks of cars; dealers see complete ones of cars that are listed',
    item: carCheckRowShape,
    fields: {
      orderId: field.id(), carNumber: plateField, state: field.choice(carCheckState),
      source: field.choice(carCheckSource), accidentHistory: field.choice(accidentHistory),
      inspectorId: field.only(['staff'], field.id()), completedAt: field.time(),
      reservedAt: field.only(['seller', 'partner', 'staff'], field.time()),
    },
    sort: ['reservedAt', 'completedAt'],
  }),
  getCarCheck: get({
    ...checks,
    summary: 'One check with its record and the judgement of accidents',
    item: carCheckShape,
  }),
}
