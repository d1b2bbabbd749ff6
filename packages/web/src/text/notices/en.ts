// The panel of notices, in English.
import type { TextOf } from '../text-of.ts'
import type { text as korean } from './ko.ts'

export const text: TextOf<typeof korean> = {
  title: 'Notices',
  none: 'No notices yet',
  noneText: 'Deadlines, awards and news of your papers appear here at once.',
  unread: ' (unread)',
  toldCount: ({ count }) => `${count} about the same`,
  older: 'Show older notices',
  readAll: 'Mark all as read',
}
