// The money of one shop on its page, and what the office does with it, in English.
import type { TextOf } from '../text-of.ts'
import type { shopText as korean } from './shop-ko.ts'

export const shopText: TextOf<typeof korean> = {
  shopMoney: 'Deposit and credit',
  depositNeeded: 'Deposit needed',
  depositHeld: 'Put down',
  depositMissing: 'Missing',

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
