// The pro contract: the platform holds the car money and has the car delivered.
import { proContractStep } from '../../enums/contracts.ts'
import { machine } from '../../machine.ts'
import { carMoneyRows, decisionDeadlines, decisionRows, screeningDeadline, screeningRows } from './shared-rows.ts'

export const proContractMachine = machine('contract-pro', proContractStep, {
  ...decisionRows,
  acceptPurchase: {
    from: ['purchaseDecision'], to: 'deliveryScheduling', by: 'buyer',
    effect: 'awards the bid',
    tells: ['seller'],
  },
  confirmDelivery: {
    from: ['deliveryScheduling'], to: 'payment', by: ['buyer', 'staff'],
    guards: ['carrierChosen', 'deliveryTimeAllowed'],
    effect: 'opens the car-money account, registers the transport',
    tells: ['buyer', 'seller'],
  },
  rescheduleDelivery: { from: ['payment'], to: 'same', by: 'staff', tells: ['buyer', 'seller'] },
  expireDelivery: {
    from: ['deliveryScheduling'], to: 'cancelled', by: 'clock',
    guards: ['finalReached'],
    tells: ['buyer', 'seller'],
  },
  ...carMoneyRows('screening'),
  reversePayment: {
    from: ['screening'], to: 'payment', by: 'flow',
    guards: ['screeningNotApproved'],
    effect: 'the bank took it back; after the approval a claim',
    tells: ['buyer', 'seller'],
  },
  ...screeningRows,
  cancel: {
    from: ['salesDecision', 'purchaseDecision', 'deliveryScheduling', 'payment', 'screening'],
    to: 'cancelled', by: 'staff',
    guards: ['refundPostedIfPaid'],
    effect: 'with a type, and what is next for the car',
    tells: ['buyer', 'seller'],
  },
}, {
  ...decisionDeadlines,
  deliveryScheduling: {
    whose: 'buyer', duty: 'agree on the delivery',
    due: { hours: 24 }, atDue: 'staff are told', violation: 'DeliverySchedulingExpired',
    final: { hours: 24 }, atFinal: 'expireDelivery',
  },
  payment: {
    whose: 'buyer', duty: 'pay into the car-money account; never ends between 23:00 and 00:30',
    due: { hours: 24 }, atDue: 'violation, still payable', violation: 'VehiclePaymentExpired',
    final: { hours: 48 }, atFinal: 'expirePayment',
  },
  screening: screeningDeadline(7),
})
