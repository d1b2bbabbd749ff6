// The members whom a viewer's lists hold; the same rule as for one member, said in SQL.
import { type Expression, type SqlBool, sql } from 'kysely'
import { type Caller, isStaff } from '../../../runtime/caller.ts'

export const seenMembers = (caller: Caller): Expression<SqlBool> => {
  if (isStaff(caller)) return sql<SqlBool>`true`
  const own = sql<SqlBool>`members.id = ${caller.memberId}::uuid`
  if (caller.roles.has('dealer')) return sql<SqlBool>`(${own} or members.shop_id = ${caller.shopId}::uuid)`
  return caller.roles.has('partner')
    ? sql<SqlBool>`(${own} or (members.type = 'partner_user' and members.company_id = ${caller.companyId}::uuid))`
    : own
}
