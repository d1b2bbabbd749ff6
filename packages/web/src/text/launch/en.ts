// What sellers read who come in from a partner's app, in English.
import type { TextOf } from '../text-of.ts'
import type { text as korean } from './ko.ts'

export const text: TextOf<typeof korean> = {
  theApp: 'partner',
  madeBy: 'Bidyard',
  backToApp: ({ name }) => `Back to the ${name} app`,
  opening: 'Opening your car.',

  known: 'Registered',
  knownText: ({ name }) => `${name} registered this car.`,
  carTitle: 'The car',
  carNo: 'Plate',
  partner: 'Partner',
  exhibitKey: 'The partner’s number',
  since: 'Registered',
  openFor: 'This page closes in',

  overTitle: 'This page was closed',
  overText: ({ name }) => `For safety it closes after a while. Open it from the ${name} app again.`,
  stoppedTitle: 'Your car cannot be shown now',
  stoppedText: ({ name }) => `${name} does not take part at the moment, so this page is closed. Please ask ${name}.`,
  stoppedMore: ({ name }) => `What you entered and what is under way stays, and opens again once ${name} takes part.`,
  bareTitle: ({ name }) => `Open it from the ${name} app`,
  bareText: 'This address alone does not say which car to open. Tap the car in the app again.',
  bareMore: 'If you see this although you came from the app, update the app to its latest version.',
  tryLater: ({ name }) => `Open it from the ${name} app again in a moment.`,

  EXPIRED_WEBVIEW_PARAMS: 'This link has expired',
  'EXPIRED_WEBVIEW_PARAMS.todo': ({ name }) =>
    `For safety a link opens once and for a short time only. Open it from the ${name} app again.`,
  'EXPIRED_WEBVIEW_PARAMS.more': ({ name }) => `If you tapped it just now, tell ${name}.`,
  INVALID_ENCRYPTION: 'This link cannot be opened',
  'INVALID_ENCRYPTION.todo': ({ name }) =>
    `Part of its address was changed or is missing. Open it from the ${name} app again.`,
  'INVALID_ENCRYPTION.more': ({ name }) => `If it still does not open, update the app or tell ${name}.`,
  INVALID_WEBVIEW_PARAMS: 'This link is not complete',
  'INVALID_WEBVIEW_PARAMS.todo': ({ name }) => `Update the ${name} app to its latest version and open it again.`,
  'INVALID_WEBVIEW_PARAMS.more': ({ name }) => `If the latest version does not open it either, tell ${name}.`,
  PARTNER_CUSTOMER_NOT_FOUND: 'We do not know you yet',
  'PARTNER_CUSTOMER_NOT_FOUND.todo': ({ name }) =>
    `${name} has not told us about you yet. Open it from the app again in a moment.`,
  'PARTNER_CUSTOMER_NOT_FOUND.more': ({ name }) => `If it still does not open, ask ${name}.`,
  EXHIBIT_NOT_FOUND: 'We cannot find this car',
  'EXHIBIT_NOT_FOUND.todo': ({ name }) =>
    `${name} has not registered this car yet. Open it from the app again in a moment.`,
  'EXHIBIT_NOT_FOUND.more': ({ name }) => `If it still does not open, ask ${name}.`,

  linkTitle: 'Prove who you are to open your car',
  linkText: ({ name }) => `${name} sent you this link. Only the owner of the phone below can open it.`,
  linkCar: 'Plate',
  linkPhone: 'Phone',
  linkUntil: 'May be used until',
  linkCheck: 'Prove with the phone above who you are, and your car opens.',
  linkOpening: 'Opening your car.',
  linkOtherPerson: 'That was somebody else',
  linkOtherPersonText: 'Use the name and the phone that the partner knows. The link is still good.',
  linkCheckAgain: 'Please prove again who you are',
  linkCheckAgainText: 'That proof is too old or was used before. The link is still good.',
  linkGoneTitle: 'This link cannot be used',
  linkGoneText: 'A link opens once within seven days. Ask the partner for a new one, or open the partner’s app.',
  linkNoneTitle: 'Please tap the link again',
  linkNoneText: 'Your car opens by the link in the message that you got.',
}
