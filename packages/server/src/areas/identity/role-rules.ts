// Which roles follow from a person's place: the member's type and the user's own role.
import type { Role } from '@bidyard/contract/call'
import type { MemberType } from '@bidyard/contract/enums'

const byType: Readonly<Record<string, readonly Role[]>> = {
  root: ['root', 'staff'],
  admin: ['staff'],
  plain: ['dealer'],
  partner_user: ['partner'],
  partner_customer_user: ['seller'],
} satisfies Readonly<Record<MemberType, readonly Role[]>>

/** A user's own role counts in the sandbox alone, and is null elsewhere. */
export const rolesOf = (memberType: string | null, userRole: string | null): Role[] => [
  ...(byType[memberType ?? ''] ?? []),
  ...(userRole === 'developer' ? (['developer'] as const) : []),
]
