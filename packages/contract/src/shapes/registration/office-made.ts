// Whose accounts the office makes: its own people's and partners' people's. Others come by an identity check.
import type { MemberType } from '../../enums/members.ts'

const madeByOffice = ['admin', 'root', 'partner_user'] as const satisfies readonly MemberType[]
export type OfficeMade = (typeof madeByOffice)[number]

export const isOfficeMade = (memberType: string | null): boolean => madeByOffice.some((made) => made === memberType)
