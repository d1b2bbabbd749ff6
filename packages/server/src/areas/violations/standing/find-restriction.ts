// Tells identity whether a shop may bid, by its penalties of this moment.
import { readNow } from '../../../runtime/time/clock.ts'
import type { FindRestriction } from '../../identity/for-other-areas.ts'
import { readStanding } from './settle-standing.ts'

export const findRestriction: FindRestriction = async (db, shopId) =>
  (await readStanding(db, shopId, await readNow(db))).restriction
