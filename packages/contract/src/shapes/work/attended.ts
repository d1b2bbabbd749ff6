// Who of the office does which work: said once for who asks, who is sent or told, and who is offered to be chosen.
import type { MemberPart, MemberState, MemberType, StaffPart } from '../../enums/members.ts'

export type AnyPart = StaffPart | MemberPart

/** As much of a member as it takes to know it. */
interface OfficePerson {
  readonly type: MemberType
  /** Of a shop's people, what they do there. */
  readonly staffPart: AnyPart | null
  readonly state: MemberState
}

/** Whoever has no part of their own attends to everything. */
export const attends = (part: AnyPart | null | undefined, parts: readonly StaffPart[]): boolean =>
  part === null || part === undefined || parts.some((one) => one === part)

/** So does its owner, whatever their part. */
export const mayAttend = ({ type, staffPart, state }: OfficePerson, parts: readonly StaffPart[]): boolean =>
  state === 'active' && (type === 'root' || (type === 'admin' && attends(staffPart, parts)))

/** Whoever is sent to a car begins its check there. */
export const inspectingParts = ['inspection'] as const satisfies readonly StaffPart[]
