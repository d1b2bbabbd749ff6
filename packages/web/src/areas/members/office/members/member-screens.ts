// The screens of members: all of them, and one.
export { MemberScreen } from './member-screen.tsx'
export { MembersScreen } from './members-screen.tsx'
