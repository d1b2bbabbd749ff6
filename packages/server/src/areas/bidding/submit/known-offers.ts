// Remembers of each auction what no bid changes: its bounds, and who owns the car.
import type { ContractKind } from '@bidyard/contract/enums'
import { openBriefMemory } from '../../../runtime/batches/brief-memory.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import type { BatchingParts } from '../../../runtime/handler.ts'
import { readConfigurationAt } from '../../reference/for-other-areas.ts'
import type { BidBounds } from './bid-rules.ts'
import type { Identities } from './identities.ts'
import { findOffer } from './known.sql.ts'

export interface Offer {
  readonly id: string
  readonly kind: ContractKind
  readonly bounds: BidBounds
  readonly owners: Identities
  readonly partnerId: string | null
  readonly exhibitId: string | null
}

export interface KnownOffers {
  peek(auctionId: string): Offer | undefined
  /** Undefined for what never came to market: to dealers it does not exist. */
  find(auctionId: string): Promise<Offer | undefined>
}

const secondsKept = 30
const offersMax = 20_000

const readOffer = async (db: Reader, auctionId: string): Promise<Offer | undefined> => {
  const row = await findOffer(db, auctionId)
  if (row === undefined || row.openedAt === null || row.revision === null) return undefined
  const { value } = await readConfigurationAt(db, 'bidding', row.revision)
  const { id, kind, partnerId, exhibitId } = row
  return { id, kind, bounds: value, owners: row, partnerId, exhibitId }
}

export const openKnownOffers = ({ database, inTurn }: BatchingParts): KnownOffers => {
  const memory = openBriefMemory<Offer | undefined>({
    ageMs: secondsKept * 1_000, max: offersMax, isKept: (offer) => offer !== undefined,
  })
  return {
    peek: memory.peek,
    find: (id) => memory.find(id, () => inTurn(() => readOffer(database.primary, id))),
  }
}
