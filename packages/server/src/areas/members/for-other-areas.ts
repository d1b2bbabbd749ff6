// What later areas and the tables of the product may use of members.
export { members, registrations } from './member-parts.ts'
export { createMember } from './members/create-member.ts'
export { describeMember } from './members/describe-member.ts'
export { mayBidFor } from './members/member-rules.ts'
export { findMember, listMembersById, type MemberRecord, type NewMember } from './members/members.sql.ts'
export { findApplicant } from './registrations/find-applicant.ts'
export { forgetRejected } from './registrations/forget-rejected.ts'
