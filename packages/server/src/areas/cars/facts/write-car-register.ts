// Writes the registration by hand, where nobody could be asked; it is marked so.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { action } from '../../../runtime/handler.ts'
import { findOwnCodes } from './facts.sql.ts'
import { showRegister } from './show-facts.ts'
import { writeByHand } from './write-by-hand.ts'

export const writeCarRegister = action(carsCalls.writeCarRegister, async (given) => {
  const { tx, params, body: { facts, reason }, caller, refuse } = given
  const own = { ...facts, model: await findOwnCodes(tx, facts.model) }
  const written = await writeByHand(given, {
    orderId: params.id, table: 'car_registers', act: 'write car register', facts: own, reason, caller, refuse,
  })
  return showRegister(written, 'office')
})
