// Visits, deliveries and the yard in the configuration, in English.
import type { TextOf } from '../text-of.ts'
import type { visitText as korean } from './visits-ko.ts'

export const visitText: TextOf<typeof korean> = {
  'contractTradeScheduling.visitWithinDays': 'A visit within',
  'contractTradeScheduling.visitFrom': 'Visits from',
  'contractTradeScheduling.visitTo': 'Visits until',
  'contractTradeScheduling.slotMinutes': 'Length of a slot',
  'contractTradeScheduling.delayCountMax': 'Times a visit may be put off',
  'contractTradeScheduling.deliveryWithinBusinessDays': 'A delivery within',
  'contractTradeScheduling.yard': 'The yard',
  'contractTradeScheduling.yard.address': 'Address of the yard',
  'hint.contractTradeScheduling.yard.address':
    'Public, and shown in the contract of a buyer who comes for a car. Empty, it is not shown.',
  'contractTradeScheduling.yard.hours': 'Hours of the yard',
  'contractTradeScheduling.yard.phone': 'Phone of the yard',
  'hint.contractTradeScheduling.deliveryWithinBusinessDays': 'Counted from the final end of the payment.',
}
