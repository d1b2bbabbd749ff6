// What sellers read about what they are billed for their cars, in English.
import type { TextOf } from '../text-of.ts'
import type { text as korean } from './fees-ko.ts'

export const text: TextOf<typeof korean> = {
  bills: 'Bills',
  billsOfSellers: 'Billed to sellers',
  billsText: 'What was billed for each car: fees and storage.',
  billsOfCar: 'Billed for this car',
  billsOfAll: 'Show all bills',
  'bills.billed': 'To be paid',
  'bills.ended': 'Settled',
  noBills: 'Nothing is billed',
  noBillsText: 'It appears here when a car that costs a fee comes to market, or an unsold one has stood in the yard.',
  openBills: ({ count }) => `${count} ${count === 1 ? 'bill is' : 'bills are'} to be paid`,
  openBillsText: ({ won, day }) => `${won} in all, until ${day}.`,
  billOfDays: ({ fee, days }) => `${fee}, ${days} ${days === 1 ? 'day' : 'days'}`,
  'billWhy.exhibitFee': 'The car came to market.',
  'billWhy.retryAuctionFee': 'The car went into a further auction.',
  'billWhy.failedBidFee': 'An auction ended without a buyer.',
  'billWhy.storageFee': 'The car was not sold and stood in the yard, free days left out.',
  billOfOwner: 'Paid by the customer',
  billTax: ({ supply, vat }) => `${supply} + VAT ${vat}`,
  billedOn: ({ day }) => `Billed ${day}`,
  billDue: ({ day }) => `Until ${day}`,
  billLate: ({ day }) => `Was due ${day}`,
  'billEnded.paid': ({ day }) => `Paid ${day}`,
  'billEnded.waived': ({ day }) => `Waived ${day}`,
  payTitle: 'How to pay',
  payText: 'Send the billed sum to this account. With the number plate as the sender it is found sooner.',
  payBeside: 'It is not taken out of the money of a sale. Once the office sees the payment, the bill shows it.',
  payAsk: 'Ask the office for the account to pay into. It is not taken out of the money of a sale.',
  payInto: ({ bank, holder }) => `${bank} · Holder ${holder}`,
}
