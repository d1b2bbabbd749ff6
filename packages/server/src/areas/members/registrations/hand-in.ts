// Writes a registration that is right in itself, with its papers; whoever was first keeps name, person and new shop.
import type { BusinessOwnerType, RegistrationType } from '@bidyard/contract/enums'
import type { ConsentsGiven } from '@bidyard/contract/shapes/registration/consents'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Emit } from '../../../runtime/work/events.ts'
import { type Obstacle, obstacleTo } from './obstacles.ts'
import { bringPapers } from './papers.ts'
import { insertConsents } from '../consents/consents.sql.ts'
import { type BroughtDocument, insertRegistration } from './registrations.sql.ts'

/** Found by its number, or to be founded from what is said of it. */
export interface SoughtShop {
  readonly shopId: string | null
  readonly shopName: string
  readonly businessNumber: string
  readonly registrationType: RegistrationType
  readonly shopInfo: object | null
}

export interface HandIn {
  readonly personId: string
  readonly name: string
  readonly username: string
  /** Asked for only once nobody stands in the way: it costs more than all the rest. */
  readonly hash: () => Promise<string>
  readonly email: string | null
  readonly businessOwnerType: BusinessOwnerType
  readonly shop: SoughtShop
  readonly documents: readonly BroughtDocument[]
  readonly consents: ConsentsGiven
  /** In which the texts were read. */
  readonly language: 'ko' | 'en'
}

/** `someoneElse` when who won has lost again in the meantime. */
export type HandInProblem = Obstacle | 'INVALID_SHOP_INFO_DOCUMENT' | 'someoneElse'

export const handIn = async (
  { tx, emit }: { readonly tx: Tx; readonly emit: Emit }, wish: HandIn,
): Promise<{ readonly id: string } | { readonly problem: HandInProblem }> => {
  const { shop, documents, consents, language, hash, ...person } = wish
  const sought = { ...person, newShopNumber: shop.shopId === null ? shop.businessNumber : undefined }
  const obstacle = await obstacleTo(tx, sought)
  if (obstacle !== undefined) return { problem: obstacle }
  const id = await insertRegistration(tx, { ...person, ...shop, passwordHash: await hash() })
  if (id === undefined) return { problem: await obstacleTo(tx, sought) ?? 'someoneElse' }
  if (!(await bringPapers(tx, id, documents))) return { problem: 'INVALID_SHOP_INFO_DOCUMENT' }
  await insertConsents(tx, id, { consents, language })
  emit('registrationSubmitted', { registrationId: id })
  return { id }
}
