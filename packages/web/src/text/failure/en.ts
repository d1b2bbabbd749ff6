// What the web says in English when the server could not say it itself.
import type { TextOf } from '../text-of.ts'
import type { text as korean } from './ko.ts'

export const text: TextOf<typeof korean> = {
  network: 'The server cannot be reached.',
  networkAdvice: 'Check the internet connection, then try again.',
  timeout: 'The answer is taking too long.',
  timeoutAdvice: 'Try again in a moment. The same request is never carried out twice.',
  unreadable: 'The answer of the server makes no sense.',
  unreadableAdvice: 'Reload the page. If it stays, tell the office the request id.',
  unknown: 'Something went wrong.',
  unknownAdvice: 'Try again. If it stays, tell the office the request id.',
  screen: 'This screen could not be shown.',
  screenAdvice: 'Reload it. What you were typing may not have been saved.',
  newVersion: 'There is a new version.',
  newVersionAdvice: 'Reload to go on with it.',
}
