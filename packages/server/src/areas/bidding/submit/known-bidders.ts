// Remembers who stands behind a token and that they may bid, with the number of the standing that this was judged by.
import type { BiddingObstacle } from '@bidyard/contract/enums'
import { openBriefMemory } from '../../../runtime/batches/brief-memory.ts'
import type { Caller, Credential } from '../../../runtime/caller.ts'
import type { BatchingParts } from '../../../runtime/handler.ts'
import { readEligibility } from '../../eligibility/for-other-areas.ts'
import { listOpenAwards } from '../awards-open.sql.ts'
import type { Identities } from './identities.ts'
import { findStanding } from './known.sql.ts'

export interface Bidder extends Identities {
  readonly caller: Caller
  readonly sessionId: string
  readonly memberId: string
  readonly shopId: string
  readonly companyId: string
  readonly obstacles: readonly BiddingObstacle[]
  readonly standing: number
  readonly validFrom: number
  readonly validUntil: number
}

/** Whoever is no bidder at all is told by the runtime, from the caller alone. */
export type Found = { readonly caller: Caller | undefined; readonly bidder?: Bidder }

const secondsKept = 60
const biddersMax = 20_000

const triesMax = 3

const readBidder = async ({ database, callers }: BatchingParts, credential: Credential): Promise<Found> => {
  const db = database.primary
  for (let tries = 1; ; tries++) {
    const { caller } = await callers.findByToken(db, credential)
    const { sessionId, memberId, shopId, companyId } = caller ?? {}
    if (caller === undefined || !sessionId || !memberId || !shopId || !companyId) return { caller }
    // The number first and the facts after it: what changes in between is judged anew.
    const standing = await findStanding(db, shopId, memberId)
    const again = await callers.findByToken(db, credential)
    const openAwards = await listOpenAwards(db, [shopId])
    const eligibility = (await readEligibility(db, [memberId], openAwards)).get(memberId)
    const isSame = again.caller?.memberId === memberId && again.caller.shopId === shopId
    if (standing === undefined || eligibility?.shopId !== shopId || !isSame) {
      if (tries === triesMax) return { caller: again.caller }
      continue
    }
    const { userIds, personKeys, companyIds, businessNumbers } = standing
    return {
      caller: again.caller,
      bidder: {
        caller: again.caller, sessionId, memberId, shopId, companyId, userIds, personKeys, companyIds, businessNumbers,
        obstacles: eligibility.obstacles.map(({ obstacle }) => obstacle), standing: standing.version,
        validFrom: eligibility.now.getTime(), validUntil: standing.turnsAt.getTime(),
      },
    }
  }
}

export interface KnownBidders {
  /** Undefined where the database has to be asked. */
  peek(credential: Credential): Found | undefined
  find(credential: Credential): Promise<Found>
  forget(credential: Credential): void
}

export const openKnownBidders = (parts: BatchingParts): KnownBidders => {
  // A line that stays open shows the same credential each time.
  const names = new WeakMap<Credential, string>()
  const nameOf = (credential: Credential): string => {
    const known = names.get(credential)
    if (known !== undefined) return known
    const name = `${credential.kind} ${Buffer.from(credential.hash).toString('base64')}`
    names.set(credential, name)
    return name
  }
  const memory = openBriefMemory<Found>({
    ageMs: secondsKept * 1_000,
    max: biddersMax,
    // Only a yes is worth remembering: whoever was told no has cleared it away when they come again.
    isKept: ({ bidder }) => bidder !== undefined && bidder.obstacles.length === 0,
  })
  return {
    peek: (credential) => memory.peek(nameOf(credential)),
    find: (credential) => memory.find(nameOf(credential), () => parts.inTurn(() => readBidder(parts, credential))),
    forget: (credential) => memory.forget(nameOf(credential)),
  }
}
