// How a restriction ends, in the word of its text: whoever may not appeal any more is not told to.
import type { WholeViolation } from '../types.ts'

type Way = WholeViolation['wayOut'] | 'ban'

export const wayWords = ({ wayOut, mayAppeal }: Pick<WholeViolation, 'wayOut' | 'mayAppeal'>): Way =>
  wayOut === 'appeal' && !mayAppeal ? 'ban' : wayOut
