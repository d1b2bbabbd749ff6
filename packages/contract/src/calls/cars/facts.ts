// What is known of cars: their registrations and their insurance histories.
import { factSource, lookUpOutcome } from '../../enums/car-facts.ts'
import { field, get, list } from '../../list.ts'
import { carHistoryShape, carRegisterShape } from '../../shapes/cars/fact-rows.ts'

const seen = ['dealer', 'seller', 'partner', 'staff'] as const
const registers = { path: '/car-registers', who: seen } as const
const histories = { path: '/car-histories', who: seen } as const

/** A plate that a dealer may not see must not be found by guessing either. */
export const plateField = field.only(['seller', 'partner', 'staff'], field.text())

const fields = {
  orderId: field.id(), carNumber: plateField, source: field.choice(factSource), outcome: field.choice(lookUpOutcome),
  askedAt: field.time(),
}

export const factCalls = {
  listCarRegisters: list({
    ...registers,
    summary: 'Registrations of cars; dealers see those of cars that are listed, without debts, and plates of those '
      + 'that they have won',
    item: carRegisterShape,
    fields,
    sort: ['askedAt'],
  }),
  getCarRegister: get({ ...registers, summary: 'One registration', item: carRegisterShape }),
  listCarHistories: list({
    ...histories,
    summary: 'Insurance histories of cars; dealers see those of cars that are listed, and plates of those that they '
      + 'have won',
    item: carHistoryShape,
    fields,
    sort: ['askedAt'],
  }),
  getCarHistory: get({ ...histories, summary: 'One insurance history with all its sections', item: carHistoryShape }),
}
