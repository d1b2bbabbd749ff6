// What sellers owe for their cars, and what the office does with it, in English.
import type { TextOf } from '../text-of.ts'
import type { sellerFeesText as korean } from './seller-fees-ko.ts'

export const sellerFeesText: TextOf<typeof korean> = {
  sellerFees: 'Seller bills',
  sellerFeesText: 'What sellers owe for each car: exhibits, further rounds, rounds without a buyer, and storage.',
  noSellerFees: 'No seller bills yet',
  noSellerFeesText: 'It appears here when a car that costs a fee comes to market, or an unsold one goes back.',
  'sellerFee.find': 'Plate',
  'sellerFee.car': 'Plate',
  'sellerFee.dueAt': 'Due',
  'sellerFee.endedAt': 'Settled',
  'sellerFee.ofDays': ({ fee, days }) => `${fee}, ${days} ${days === 1 ? 'day' : 'days'}`,
  'sellerFee.paidVerb': 'Note payment',
  'sellerFee.paidTitle': ({ car, won }) => `Has the seller of ${car} paid ${won}?`,
  'sellerFee.paidHappens': 'It counts as paid once another person confirms it.',
  'sellerFee.waivedVerb': 'Waive',
  'sellerFee.waivedTitle': ({ car, won }) => `Waive ${won} of ${car}?`,
  'sellerFee.waivedHappens': 'Once another person confirms it, it is written off and no longer billed.',
}
