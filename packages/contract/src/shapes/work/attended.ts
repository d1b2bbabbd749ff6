// Who of the office does which work: said once for who asks, who is sent or told, and who is offered to be chosen.
import type { MemberState, MemberType, StaffPart } from '../../enums/members.ts'

/** As much of a member as it takes to know it. */
interface OfficePerson {
  readonly type: MemberType
  readonly staffPart: string | null
  readonly state: MemberState
}

/** Its owner attends to everything, and so does whoever has no part of their own. */
export const mayAttend = ({ type, staffPart, state }: OfficePerson, parts: readonly string[]): boolean =>
  state === 'active' && (type === 'root' || (type === 'admin' && (staffPart === null || parts.includes(staffPart))))

/** Whoever is sent to a car begins its check there. */
export const inspectingParts = ['inspection'] as const satisfies readonly StaffPart[]
