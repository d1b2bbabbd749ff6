// Begins and ends sessions: a random token that only its owner holds, with an idle and an absolute end.
import { randomBytes } from 'node:crypto'
import { hashToken } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import { type EndingWish, insertSession, updateAllEnded } from './sessions.sql.ts'

export interface SessionWish {
  readonly userId: string
  readonly address: string | null
  readonly device: string | null
  readonly fromApp?: boolean
  /** Covers this one car of a partner and nothing else. */
  readonly exhibitId?: string
  /** Ends after so many minutes whatever happens; without it the configuration of signing in holds. */
  readonly minutes?: number
}

export interface OpenedSession {
  readonly sessionId: string
  /** Told once; the database keeps its hash. */
  readonly token: string
  readonly endsAt: Date
}

const dayMinutes = 1_440

export const openSession = async (tx: Tx, wish: SessionWish): Promise<OpenedSession> => {
  const { value } = await readConfiguration(tx, 'signIn')
  const token = randomBytes(32).toString('base64url')
  const { id, endsAt } = await insertSession(tx, {
    tokenHash: hashToken(token), userId: wish.userId, address: wish.address, device: wish.device,
    fromApp: wish.fromApp ?? false, exhibitId: wish.exhibitId ?? null,
    minutes: wish.minutes ?? value.sessionAbsoluteDays * dayMinutes,
    idleMinutes: wish.minutes === undefined ? value.sessionIdleHours * 60 : null,
  })
  return { sessionId: id, token, endsAt }
}

/** Ends them on all nodes with the commit; answers how many. */
export const endSessions = (tx: Tx, userIds: readonly string[], wish: EndingWish = {}): Promise<number> =>
  userIds.length === 0 ? Promise.resolve(0) : updateAllEnded(tx, userIds, wish)
