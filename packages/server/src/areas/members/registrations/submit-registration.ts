// Hands in a registration: of two for one name, one person or one new shop, one wins and the other hears why.
import { membersCalls } from '@bidyard/contract/calls/members'
import { isBusinessNumber } from '@bidyard/contract/shapes/numbers/business-number'
import type { Tx } from '../../../runtime/database/database.ts'
import { action } from '../../../runtime/handler.ts'
import {
  hashPassword, type IdentifiedPerson, ownWordsOf, passwordProblem, plainUsername, takeIdentityToken, usernameProblem,
} from '../../identity/for-other-areas.ts'
import { companyProblem, findCompany, findShopByNumber, plainCompany } from '../../shops/for-other-areas.ts'
import type { MemberParts } from '../member-parts.ts'
import { type Claim, lockClaims } from './claims.sql.ts'
import { handIn, type SoughtShop } from './hand-in.ts'
import { personObstacle } from './obstacles.ts'
import { usage } from './proven.ts'
import { businessNumberOf, companyFactsOf, hasRightDocuments, type RegistrationWish } from './registration-rules.ts'
import { getRegistrationRecord } from './registrations.sql.ts'
import { showOwn } from './show-registration.ts'

type ShopProblem = 'INVALID_BUSINESS_REGISTRATION_NUMBER' | 'INVALID_SHOP_INFO_EMAIL' | 'SHOP_NOT_FOUND'

interface Sought {
  readonly shop: SoughtShop
  /** Under which others know the shop. */
  readonly placeNames: readonly (string | undefined)[]
}

const seekShop = async (tx: Tx, wish: RegistrationWish): Promise<Sought | ShopProblem> => {
  if (wish.shop.is === 'new') {
    const shopInfo = plainCompany(wish.shop.info)
    const { shopName, businessNumber, registrationType } = shopInfo
    const placeNames = [shopName, companyFactsOf(shopInfo).name]
    const shop = { shopId: null, shopName, businessNumber, registrationType, shopInfo }
    return companyProblem(shopInfo) ?? { shop, placeNames }
  }
  const businessNumber = businessNumberOf(wish)
  if (!isBusinessNumber(businessNumber)) return 'INVALID_BUSINESS_REGISTRATION_NUMBER'
  const found = await findShopByNumber(tx, businessNumber)
  // Whose shop never bids again has nothing to do here.
  if (found === undefined || found.state === 'closed' || found.isBarred) return 'SHOP_NOT_FOUND'
  const { id: shopId, name: shopName, registrationType } = found
  const company = await findCompany(tx, found.companyId)
  return {
    shop: { shopId, shopName, businessNumber, registrationType, shopInfo: null },
    placeNames: [shopName, company?.name],
  }
}

const claimOfShop = ({ shop }: RegistrationWish): readonly Claim[] =>
  (shop.is === 'new' ? [['shop', plainCompany(shop.info).businessNumber]] : [])

const isPasswordWeak = (
  { password, email }: RegistrationWish, username: string, person: IdentifiedPerson, { placeNames }: Sought,
): boolean => {
  const ownWords = ownWordsOf({ username, name: person.name, person, email, placeNames })
  return passwordProblem({ password, ownWords, isStaff: false }) !== undefined
}

export const submitRegistration = (parts: MemberParts) => action(membersCalls.submitRegistration, async (given) => {
  const { tx, body, request, fail, refuse, emit } = given
  const username = plainUsername(body.username)
  // Before the person, as files do it: whoever holds in one order waits in no circle.
  await lockClaims(tx, [['login', username], ...claimOfShop(body)])
  const person = await takeIdentityToken(tx, parts.personal, { token: body.identityToken, usage })
  if (person === undefined) throw fail('INVALID_IDENTIFY_TOKEN')
  await lockClaims(tx, [['person', person.personId]])
  const problem = await personObstacle(tx, [person.personId])
  if (problem !== undefined) throw fail(problem)
  if (usernameProblem(username) !== undefined) throw fail('INVALID_USERNAME_FORMAT')
  const sought = await seekShop(tx, body)
  if (typeof sought === 'string') throw fail(sought)
  if (isPasswordWeak(body, username, person, sought)) throw fail('INVALID_PASSWORD_FORMAT')
  const { shop } = sought
  if (!hasRightDocuments(body, shop.registrationType)) throw fail('INVALID_SHOP_INFO_DOCUMENT')

  const { email, businessOwnerType, documents, consents } = body
  const { personId, name } = person
  const handed = await handIn({ tx, emit }, {
    personId, name, username, email, businessOwnerType, shop, documents, consents, language: request.language,
    hash: () => hashPassword(body.password),
  })
  if ('problem' in handed) throw handed.problem === 'someoneElse' ? refuse('conflict') : fail(handed.problem)
  const submitted = await getRegistrationRecord(tx, handed.id)
  return showOwn(submitted)
})
