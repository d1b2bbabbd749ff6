// What stands around every screen, in English.
import type { TextOf } from '../text-of.ts'
import type { text as korean } from './ko.ts'

export const text: TextOf<typeof korean> = {
  product: 'Bidyard',
  skipToContent: 'Skip to the content',
  mainMenu: 'Main menu',
  menu: 'Menu',
  home: 'Home',
  office: 'Office',
  gallery: 'Components',
  apiReference: 'API reference',

  account: 'Account',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signedOut: 'You are signed out.',
  notSignedIn: 'You are not signed in.',
  theme: 'Appearance',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeSystem: 'As the system',
  toDark: 'Switch to dark',
  toLight: 'Switch to light',
  language: 'Language',
  languageKo: '한국어',
  languageEn: 'English',
  serverTime: 'Server time',

  sandboxTitle: 'Sign in as a demo person',
  sandboxText: 'Only in local and develop. Choose a person to see what that person sees.',
  sandboxClosed: 'This server has no demo people.',
  signedInAs: ({ name }) => `You are signed in as ${name}.`,

  offline: 'You are offline. This is what was last loaded.',
  offlineTitle: 'There is no internet connection',
  offlineText: 'This screen loads again when the connection is back. What you typed is still there.',
  backOnline: 'You are online again.',
  livePaused: 'Live updates have paused. Connecting again.',

  notFoundTitle: 'There is no such screen',
  notFoundText: 'Its address may have changed, or it may be gone.',
  backHome: 'Home',
  goBack: 'Back',
  errorTitle: 'Something went wrong',
  reload: 'Reload',

  homeTitle: 'Wholesale auctions for used cars',
  homeText: 'Sealed bids, fixed deadlines, and deals that leave evidence.',
  homeOffice: 'Configuration · common codes · car codes',
  homeOfficeText: 'See and change the numbers and names that this marketplace follows.',
  homeReference: 'API reference',
  homeReferenceText: 'Every call, every error, with examples, in the browser.',
  homeGallery: 'Components',
  homeGalleryText: 'From the button to the table: every part in every state.',
}
