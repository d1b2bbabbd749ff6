// Writes the insurance history by hand, where nobody could be asked; it is marked so.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { action } from '../../../runtime/handler.ts'
import { showHistory } from './show-facts.ts'
import { writeByHand } from './write-by-hand.ts'

export const writeCarHistory = action(carsCalls.writeCarHistory, async (given) => {
  const { params, body: { facts, reason }, caller, refuse } = given
  const written = await writeByHand(given, {
    orderId: params.id, table: 'car_histories', act: 'write car history', facts, reason, caller, refuse,
  })
  return showHistory(written, 'office')
})
