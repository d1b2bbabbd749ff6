// How a user is shown: what belongs to the login, and nothing of the person behind it.
import { memberType, userRole, userState } from '@bidyard/contract/enums'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { UserRow } from './listed-users.sql.ts'

const textOf = (time: Date | null): string | null => timeOf(time)

export const showUser = (row: UserRow) => ({
  id: row.id, uid: row.uid, name: row.name, role: userRole.schema.parse(row.role),
  state: userState.schema.parse(row.state),
  memberType: memberType.schema.nullable().parse(row.memberType), hasSecondFactor: row.hasFactor,
  deviceSetAt: textOf(row.deviceSetAt), passwordChangedAt: textOf(row.passwordChangedAt),
  lastSignedInAt: textOf(row.lastSignedInAt), createdAt: timeOf(row.createdAt),
  updatedAt: timeOf(row.updatedAt),
})
