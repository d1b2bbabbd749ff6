// What later areas and the tables of the product may use of members.
export { openRoot, RootRefused } from './accounts/open-root.ts'
export { firstConsents } from './consents/first-consents.ts'
export { importMembers } from './import/import-members.ts'
export { getTakenAlongCount, listTakenAlong, type TakenAlong } from './import/known-members.sql.ts'
export { type MemberColumn, memberColumns } from './import/member-columns.ts'
export { members, registrations } from './member-parts.ts'
export { describeMember } from './members/describe-member.ts'
export { mayBidFor } from './members/member-rules.ts'
export {
  findMember, insertMember, listMembersById, listMembersOfShops, listPeopleOfPartners, listStaff, listUserIdsOfShop,
  lockMember,
  type MemberRecord, updateStaffPlaces,
} from './members/members.sql.ts'
export { findApplicant } from './registrations/find-applicant.ts'
export { forgetRejected } from './registrations/forget-rejected.ts'
export { handIn, type SoughtShop } from './registrations/hand-in.ts'
export {
  listDocumentsOfShop, listRegistrationsById, type RegistrationRecord,
} from './registrations/registrations.sql.ts'
export { rejectOne } from './review/reject-registration.ts'
