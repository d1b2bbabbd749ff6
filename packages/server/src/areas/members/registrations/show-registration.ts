// Shows a registration: to the applicant how it stands, to the reviewer what was said.
import type { membersCalls } from '@bidyard/contract/calls/members'
import type { AnswerOf } from '@bidyard/contract/call'
import { maskPhone } from '@bidyard/contract/shapes/masking'
import { shopInfoShape } from '@bidyard/contract/shapes/registration/registrations'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { RegistrationRecord } from './registrations.sql.ts'

export type ShownRegistration = AnswerOf<typeof membersCalls.approveRegistration>
export type OwnRegistration = AnswerOf<typeof membersCalls.submitRegistration>

export const showRejection = (
  { state, rejectType, rejectNote, reviewedAt }: RegistrationRecord,
): OwnRegistration['rejection'] =>
  state !== 'rejected' || rejectType === null || reviewedAt === null
    ? null
    : { rejectType, note: rejectNote ?? '', reviewedAt: timeOf(reviewedAt) }

export const showOwn = (registration: RegistrationRecord): OwnRegistration => ({
  id: registration.id, state: registration.state, username: registration.username, shopName: registration.shopName,
  submittedAt: timeOf(registration.submittedAt), rejection: showRejection(registration),
})

type OwnWish = NonNullable<AnswerOf<typeof membersCalls.findOwnRegistration>['wish']>

export const showWish = (
  { email, businessOwnerType, businessNumber, isNewShop, shopInfo }: RegistrationRecord,
): OwnWish => ({
  email, businessOwnerType, businessNumber, shopInfo: isNewShop ? shopInfoShape.parse(shopInfo) : null,
})

export const showRegistration = (
  personal: PersonalData, registration: RegistrationRecord, how: 'masked' | 'whole',
): ShownRegistration => {
  const phone = personal.open(registration.phoneSealed)
  return {
    id: registration.id, state: registration.state, uid: registration.username, name: registration.name,
    phoneNumber: how === 'whole' ? phone : maskPhone(phone), email: registration.email,
    registrationType: registration.registrationType, businessOwnerType: registration.businessOwnerType,
    isNewShop: registration.isNewShop, shopId: registration.shopId, shopName: registration.shopName,
    businessNumber: registration.businessNumber, memberId: registration.memberId,
    submittedAt: timeOf(registration.submittedAt), reviewedAt: timeOf(registration.reviewedAt),
    reviewerName: registration.reviewerName, rejection: showRejection(registration),
    createdAt: timeOf(registration.createdAt), updatedAt: timeOf(registration.updatedAt),
  }
}
