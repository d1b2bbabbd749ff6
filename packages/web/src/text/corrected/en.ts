// What a dealer reads of an own bid whose car was corrected, and what may be asked then, in English.
import type { text as ko } from './ko.ts'

export const text: typeof ko = {
  corrected: 'The car was corrected after your bid',
  correctedText: ({ time }) =>
    `It was corrected on ${time}, and the end moved. If you no longer want to bid, you may ask the office to cancel it `
    + 'until the end.',
  ask: 'Ask to cancel',
  asked: 'You asked to cancel your bid',
  askedText: ({ time }) =>
    `You asked on ${time}. Your bid binds until the office cancels it; if you raise it, the request ends.`,
  declined: 'Your bid was not cancelled',
  declinedText: 'Your bid stands as it was.',
  answer: 'From the office',
  lapsed: 'Your request ended without an answer',
  lapsedRaised: 'You raised your bid after asking, which agrees to what was corrected.',
  lapsedEnded: 'The auction ended before it was answered. Your bid stands as it was.',

  askTitle: 'Ask to cancel your bid?',
  askText: 'The office looks at what was corrected and decides. Your bid binds until it is cancelled, and goes on if '
    + 'the auction ends without an answer. If you raise your bid, the request ends.',
  note: 'Reason',
  noteHint: 'Read by the office alone. It helps to say what matters to you.',
  noteShort: 'Write at least 2 characters, or leave it empty.',
  sent: 'You asked to cancel your bid.',
  sentText: 'We tell you when the office has answered.',

  'badge.corrected': 'Corrected',
  'badge.asked': 'Asked to cancel',
  'badge.declined': 'Not cancelled',
}
