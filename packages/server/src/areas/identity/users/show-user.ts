// How a user is shown: what belongs to the login, and nothing of the person behind it.
import { memberType, userRole, userState } from '@bidyard/contract/enums'
import type { UserRow } from './listed-users.sql.ts'

const textOf = (time: Date | null): string | null => time?.toISOString() ?? null

export const showUser = (row: UserRow) => ({
  id: row.id, uid: row.uid, name: row.name, role: userRole.schema.parse(row.role),
  state: userState.schema.parse(row.state),
  memberType: memberType.schema.nullable().parse(row.member_type), hasSecondFactor: row.has_factor,
  deviceSetAt: textOf(row.device_set_at), passwordChangedAt: textOf(row.password_changed_at),
  lastSignedInAt: textOf(row.last_signed_in_at), createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
