// Whether a banned shop may still say something against its ban, or waits for the answer.
import { findTermEnd, findWaitingAppeal } from './bans.sql.ts'
import type { Obligation } from './close-accounts.ts'

export const appealIsLeft: Obligation = async (db, shopId) =>
  (await findWaitingAppeal(db, shopId)) || (await findTermEnd(db, shopId)) !== null
