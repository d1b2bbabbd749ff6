// Every call of members, registrations and accounts, and the file that answers it.
import { changeStaffAccount } from './accounts/change-staff-account.ts'
import { createPartnerAccount } from './accounts/create-partner-account.ts'
import { createStaffAccount } from './accounts/create-staff-account.ts'
import { readTerms } from './consents/read-terms.ts'
import type { MemberParts } from './member-parts.ts'
import { changeMember } from './members/change-member.ts'
import { changeMemberState } from './members/change-member-state.ts'
import { getMember, listMembers } from './members/reads.ts'
import { setBidPermission } from './members/set-bid-permission.ts'
import { changeMemberProfile } from './profile/change-member-profile.ts'
import { getMemberProfile } from './profile/get-member-profile.ts'
import { checkSubmittable } from './registrations/check-submittable.ts'
import { checkUsernameDuplicated } from './registrations/check-username-duplicated.ts'
import { findMatchedShop } from './registrations/find-matched-shop.ts'
import { findOwnRegistration } from './registrations/find-own-registration.ts'
import { submitRegistration } from './registrations/submit-registration.ts'
import { approveRegistration } from './review/approve-registration.ts'
import { getRegistration, listRegistrations } from './review/reads.ts'
import { rejectRegistration } from './review/reject-registration.ts'

export const membersHandlers = (parts: MemberParts) => ({
  listMembers: listMembers(parts),
  getMember: getMember(parts),
  getMemberProfile: getMemberProfile(parts),
  changeMemberProfile: changeMemberProfile(parts),
  readTerms,
  checkSubmittable: checkSubmittable(parts),
  checkUsernameDuplicated: checkUsernameDuplicated(parts),
  findMatchedShop: findMatchedShop(parts),
  submitRegistration: submitRegistration(parts),
  findOwnRegistration: findOwnRegistration(parts),
  listRegistrations: listRegistrations(parts),
  getRegistration: getRegistration(parts),
  approveRegistration: approveRegistration(parts),
  rejectRegistration: rejectRegistration(parts),
  changeMember: changeMember(parts),
  changeMemberState: changeMemberState(parts),
  setBidPermission: setBidPermission(parts),
  createStaffAccount: createStaffAccount(parts),
  changeStaffAccount: changeStaffAccount(parts),
  createPartnerAccount: createPartnerAccount(parts),
})
