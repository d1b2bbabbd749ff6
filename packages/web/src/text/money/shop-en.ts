// The money of one shop on its page, and what the office does with it, in English.
import type { TextOf } from '../text-of.ts'
import type { shopText as korean } from './shop-ko.ts'

export const shopText: TextOf<typeof korean> = {
  shopMoney: 'Deposit and credit',
  depositNeeded: 'Deposit needed',
  depositHeld: 'Put down',
  depositMissing: 'Missing',

  shopCredit: 'Credit',
  payoutAccount: 'Payout account',
  toShop: 'Shop',

  payOutShort: 'Sends what is owed to the shop to its account.',
  payOutVerb: 'Pay out',
  payOutTitle: ({ shop }) => `Pay out what is owed to ${shop}?`,
  payOutHappens: 'Once another person confirms it, it leaves the credit and waits to be paid out.',
  payOutWon: 'Amount',
  payOutOf: ({ won }) => `Of a credit of ${won}`,
  payOutTooMuch: ({ won }) => `This is more than the credit of ${won}.`,
  payOutNothing: 'Enter one won or more.',
  payOutNoAccount: 'It can be paid out once the shop has named an account.',
  payOutNoAccountNow: 'It can be paid out once there is an account.',
  payOutWaits: 'A payout is proposed and waits for another person.',

  nameAccountShort: 'Nobody leads this shop, so the office says where its money goes.',
  nameAccountVerb: 'Name an account',
  nameAccountTitle: ({ shop }) => `Name an account for ${shop}?`,
  nameAccountHappens:
    'It is used a day later, in place of any account named before, also by payouts that wait. Whoever led the shop and '
    + 'has not left is told. The number is kept encrypted.',
  nameAccountHolder: 'The name of the shop or of its representative; compare it.',
  nameAccountDone: ({ shop }) => `${shop} has an account for payouts.`,

  shopKindShort: 'What it trades decides how much it puts down.',
  shopKindVerb: 'Change the trade',
  shopKindTitle: ({ shop }) => `Change what ${shop} trades?`,
  shopKindChoose: 'Choose what it trades.',
  shopKindNeeds: ({ won }) => `Deposit of ${won}`,
  shopKindHappens: ({ before, after }) =>
    `From now on it needs a deposit of ${after} instead of ${before}.`,
  shopKindLacks: ({ missing }) => `${missing} is missing, and it cannot bid until that is made up.`,
  shopKindSuffices: ({ held }) => `The ${held} that it has put down is enough.`,
  shopKindStays: 'What it was asked for already stays.',
  shopKindDone: ({ shop, kind }) => `${shop}: trade changed to ${kind}.`,
}
