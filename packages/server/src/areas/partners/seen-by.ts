// Whose rows somebody sees: the office all, a partner's people their partner's, a seller the one car of the session.
import { type Expression, type SqlBool, sql } from 'kysely'
import { type Caller, isStaff } from '../../runtime/caller.ts'

export const seesPartner = (caller: Caller, partnerId: string): boolean =>
  isStaff(caller) || (caller.roles.has('partner') && caller.companyId === partnerId)

export const seesExhibit = (caller: Caller, exhibit: { readonly id: string; readonly partnerId: string }): boolean =>
  seesPartner(caller, exhibit.partnerId) || (caller.roles.has('seller') && caller.exhibitId === exhibit.id)

/** For lists; compared with null, no row is anybody's. */
export const ofSeenPartner = (caller: Caller, column: Expression<string>): Expression<SqlBool> => {
  if (isStaff(caller)) return sql<SqlBool>`true`
  return caller.roles.has('partner') ? sql<SqlBool>`${column} = ${caller.companyId}::uuid` : sql<SqlBool>`false`
}

export const ofSeenExhibit = (
  caller: Caller, id: Expression<string>, partnerId: Expression<string>,
): Expression<SqlBool> =>
  caller.roles.has('seller')
    ? sql<SqlBool>`(${id} = ${caller.exhibitId}::uuid or ${ofSeenPartner(caller, partnerId)})`
    : ofSeenPartner(caller, partnerId)

/** Of a car that is offered here: nobody's partner and nobody's exhibit is the office's alone. */
export const seesCarOf = (
  caller: Caller, car: { readonly partnerId: string | null; readonly exhibitId: string | null },
): boolean =>
  isStaff(caller) || (car.partnerId !== null && seesPartner(caller, car.partnerId))
  || (car.exhibitId !== null && caller.roles.has('seller') && caller.exhibitId === car.exhibitId)
