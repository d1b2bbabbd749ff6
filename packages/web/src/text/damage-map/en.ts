// The words of the damage map in English.
import type { TextOf } from '../text-of.ts'
import type { text as korean } from './ko.ts'

export const text: TextOf<typeof korean> = {
  title: 'Damage map',
  view: 'Drawing',
  outer: 'Outer body',
  inner: 'Frame',
  outerDrawing: 'Drawing of the outer body',
  innerDrawing: 'Drawing of the frame',
  front: 'Front',
  rear: 'Rear',
  leftSide: 'Driver',
  rightSide: 'Passenger',
  noDamage: 'No damage',
  partWith: ({ part, damages }) => `${part}: ${damages}`,
  chooseHint: 'Tap a part to see its damage.',
  inputHint: 'Tap a part and choose every damage it has.',
  damagesOf: ({ part }) => `Damage of ${part}`,
  noneAtAll: 'No damage is marked.',
  damagedParts: ({ count }) => `${count} damaged ${count === 1 ? 'part' : 'parts'}`,
  rankOuter: ({ rank }) => `Outer panel, rank ${rank}`,
  rankFrame: ({ rank }) => `Main frame, rank ${rank}`,
  noRank: 'Without rank',
}
