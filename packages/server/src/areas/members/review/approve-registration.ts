// Makes an applicant a member: company and shop where they are new, login and member, all in one transaction.
import { membersCalls } from '@bidyard/contract/calls/members'
import type { ShopGrade } from '@bidyard/contract/enums'
import { shopInfoWish } from '@bidyard/contract/shapes/registration/registrations'
import type { Tx } from '../../../runtime/database/database.ts'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { insertUser } from '../../identity/for-other-areas.ts'
import { lockShop, openShop } from '../../shops/for-other-areas.ts'
import { type MemberParts, registrations } from '../member-parts.ts'
import { insertMember, listPlacesOf } from '../members/members.sql.ts'
import { type Claim, lockClaims } from '../registrations/claims.sql.ts'
import { handPapersOver } from '../registrations/papers.ts'
import { companyFactsOf } from '../registrations/registration-rules.ts'
import {
  deletePasswordOf, getRegistrationRecord, listDocuments, lockRegistration, type RegistrationRecord, updateReviewed,
} from '../registrations/registrations.sql.ts'
import { showRegistration } from '../registrations/show-registration.ts'

interface Place {
  readonly companyId: string
  readonly shopId: string
}

/** The shop that was found, or the one that the applicant wants to open; a code when it cannot be had any more. */
const placeFor = async (
  tx: Tx, { shopId, shopInfo }: RegistrationRecord, grade: ShopGrade | undefined,
): Promise<Place | 'SHOP_NOT_FOUND' | 'ALREADY_EXIST_SHOP'> => {
  if (shopId !== null) {
    const shop = await lockShop(tx, shopId)
    const isGone = shop === undefined || shop.state === 'closed' || shop.isBarred
    return isGone ? 'SHOP_NOT_FOUND' : { shopId, companyId: shop.companyId }
  }
  const info = shopInfoWish.parse(shopInfo)
  const opened = await openShop(tx, companyFactsOf(info), {
    name: info.shopName, registrationType: info.registrationType, ...(grade === undefined ? {} : { grade }),
  })
  return opened ?? 'ALREADY_EXIST_SHOP'
}

const claimOfShop = ({ shopInfo }: RegistrationRecord): readonly Claim[] =>
  (shopInfo === null ? [] : [['shop', companyFactsOf(shopInfoWish.parse(shopInfo)).businessNumber]])

export const approveRegistration = ({ personal }: MemberParts) =>
  action(membersCalls.approveRegistration, async (given) => {
    const { tx, caller, params, body, doer, fail, refuse, emit } = given
    const registration = await lockRegistration(tx, params.id)
    if (registration === undefined) throw refuse('notFound')
    if (registration.state === 'approved') throw fail('ALREADY_APPROVED')
    if (registration.state === 'rejected') throw fail('ALREADY_REJECTED')
    // A file may be bringing the applicant at this very moment; claimed as files do it, neither waits in a circle.
    await lockClaims(tx, [['login', registration.username], ...claimOfShop(registration)])
    await lockClaims(tx, [['person', registration.personId]])
    if ((await listPlacesOf(tx, [registration.personId])).length > 0) throw fail('ALREADY_EXIST_MEMBER')

    const place = await placeFor(tx, registration, body.shopGrade)
    if (typeof place === 'string') throw fail(place)
    const { id, username: uid, name, passwordHash, personId, businessOwnerType, email } = registration
    const userId = await insertUser(tx, { uid, name, passwordHash, personId })
    if (userId === undefined) throw fail('INVALID_USERNAME_DUPLICATED')
    const grade = body.grade ?? (businessOwnerType === 'owner' ? 'representative' : 'staff')
    const memberId = await insertMember(tx, {
      ...place, userId, type: 'plain', grade, part: body.part ?? null, businessOwnerType, email,
    })
    await handPapersOver(tx, id, await listDocuments(tx, id), userId)
    await updateReviewed(tx, id, { reviewedBy: caller.memberId, memberId, shopId: place.shopId })
    await moveStates(tx, registrations, { action: 'approve', as: 'staff', ids: [id], doer })
    await deletePasswordOf(tx, id)

    await writeAudit(tx, doer, [{
      act: 'approve registration', subject: 'memberRegistration', subjectId: id,
      after: { memberId, ...place, grade, isNewShop: registration.isNewShop },
    }])
    emit('registrationReviewed', { registrationId: id, state: 'approved' })
    emit('memberChanged', { memberId, shopId: place.shopId })
    if (registration.isNewShop) emit('shopChanged', place)
    const approved = await getRegistrationRecord(tx, id)
    return showRegistration(personal, approved, 'masked')
  })
