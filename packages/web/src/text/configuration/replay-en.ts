// What-if: the past by a draft of the configuration, in English.
import type { TextOf } from '../text-of.ts'
import type { replayText as korean } from './replay-ko.ts'

export const replayText: TextOf<typeof korean> = {
  'replay.title': 'What if',
  'replay.text.sanctions': 'Judges past violations by the numbers above. Nothing changes.',
  'replay.text.fees':
    'Counts the fees of past awards by the numbers above, those that fell later among them. Nothing changes.',
  'replay.period': 'Period',
  'replay.tooLong': ({ days }) => `Choose ${days} days at most.`,
  'replay.run': 'Try it',
  'replay.unfit': 'Some numbers do not fit together',
  'replay.cases': 'What would differ',
  'replay.case': 'Case',
  'replay.none': 'No cases in this period',
  'replay.noneText': 'Choose another one.',
  'replay.changed': ({ count, changed }) => `${changed} of ${count} would differ.`,
  'replay.notWhole': ({ count }) => `The period holds more; the newest ${count} were looked at.`,
  'replay.more': 'Show more',
  'replay.was': 'Until now',
  'replay.wouldBe': 'If changed',
  'replay.difference': 'Difference',
  'replay.price': 'Price of the car',
  'replay.totals': 'In all',
  'replay.points': 'Points',
  'replay.restriction': 'Bidding',
  'replay.restricted': 'Restricted',
  'replay.banned': 'Banned for good',
  'replay.deduction': 'Taken from deposits',
  'replay.untilAct': 'Until the act is done',
  'replay.days': ({ days }) => `${days} days`,
}
