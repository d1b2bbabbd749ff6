// What somebody may do while photos wait for the net: close the page, or better not.
import type { QueuedPhoto } from './photo-queue.ts'

export const awayText = (away: readonly QueuedPhoto[]): 'photoAwayText' | 'photoAwayHere' =>
  (away.every(({ outlivesPage }) => outlivesPage) ? 'photoAwayText' : 'photoAwayHere')
