// The sandbox, in English: whom one may be, and the clock that one may move.
import type { TextOf } from '../text-of.ts'
import type { text as korean } from './ko.ts'

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

export const text: TextOf<typeof korean> = {
  title: 'Who would you like to be?',
  intro: 'This is a sandbox. Choose somebody to see what they see. There are no passwords.',
  people: 'Demo people',
  here: 'You are here',
  become: ({ name }) => `Begin as ${name}`,
  signedInAs: ({ name }) => `You are signed in as ${name}.`,
  nobodyTitle: 'There are no demo people',
  nobodyText: 'Start the server with an empty database and they will be made.',

  closedTitle: 'Signing in comes with an account',
  closedText: 'This server does real business and has no demo accounts. Once you have an account, you sign in here.',
  closedHint: 'The rules of trade and the API reference are open to everybody.',

  'sees.root': 'Everything in the office, the configuration and the last word included.',
  'sees.staff': 'The office. The configuration is there to read.',
  'sees.dealer': 'What a shop sees that buys cars.',
  'sees.seller': 'What somebody sees who sells a car.',
  'sees.partner': 'What the staff of a partner sees.',
  'sees.developer': 'The components and the API reference.',
  'sees.scheduler': 'Looks after what is due at its time.',

  clock: 'Sandbox clock',
  clockText: 'Deadlines and closings follow this clock. It only moves onwards.',
  clockNow: 'It is now',
  clockReal: 'The same as the real time.',
  clockAhead: ({ span }) => `${span} ahead of the real time.`,
  moveBy: 'Move onwards by',
  clockForbidden: 'Sign in as root or as a developer to move the clock.',
  moveTitle: ({ span }) => `Move the clock ${span} onwards?`,
  moveConsequence:
    'Every auction and deadline that ends in between is attended to within a second. It cannot be moved back.',
  moveConfirm: 'Move it',
  moved: ({ time }) => `The clock now says ${time}.`,
  partnerApp: 'A partner’s app',
  partnerAppText: 'See what a customer sees who opens their car in the app of a bank, with good links and bad ones.',
  partnerAppOpen: 'Open the partner’s app',
  bank: 'Bank',
  bankText: 'Send money to the accounts that were given out, take it back, and try late, repeated and forged notices.',
  bankOpen: 'Open the bank',
  sandbox: 'Sandbox',
  mails: 'Mails that went out',
  mailsText: 'The sandbox sends no mail. Read here what those who would get one would read.',
  mailsOpen: 'Read the mails',
  mailsNone: 'No mails yet',
  mailsNoneText: 'Approve or reject a registration, and the mail to the applicant appears here.',
  mailTo: ({ to }) => `To ${to}`,
  mailWaits: 'Waiting',
  mailSent: 'Sent',
  mailUnknown: 'Arrival unknown',
  mailRefused: 'Refused',
  minutes: ({ count }) => counted(count, 'minute'),
  hours: ({ count }) => counted(count, 'hour'),
  days: ({ count }) => counted(count, 'day'),
}
