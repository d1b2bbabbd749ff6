// What comes with a first password: the consents of whoever has not agreed to the texts in force, as members knows it.
import { type ConsentsGiven, consentsInForce, type ConsentWanted } from '@bidyard/contract/shapes/registration/consents'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { Login } from '../users/users.sql.ts'

/** The port to what members have agreed to: they belong to a later area. */
export interface FirstConsents {
  readonly hasAgreed: (db: Reader, memberId: string) => Promise<boolean>
  /** Given twice they are kept once. */
  readonly keep: (tx: Tx, memberId: string, given: {
    readonly consents: ConsentsGiven; readonly language: 'ko' | 'en'
  }) => Promise<void>
}

/** All of them or none; whoever has a password is not asked. Of nobody's member it is not known, so all are wanted. */
export const consentsWantedOf = async (
  db: Reader, { hasAgreed }: Pick<FirstConsents, 'hasAgreed'>,
  { passwordHash, memberId }: Pick<Login, 'passwordHash' | 'memberId'>,
): Promise<readonly ConsentWanted[]> => {
  if (passwordHash !== null) return []
  return memberId !== null && await hasAgreed(db, memberId) ? [] : consentsInForce
}

/** Who agrees to what; undefined where either is missing. */
export const agreeingOf = (
  { memberId }: Pick<Login, 'memberId'>, consents: ConsentsGiven | undefined,
): { readonly memberId: string; readonly consents: ConsentsGiven } | undefined =>
  (memberId === null || consents === undefined ? undefined : { memberId, consents })
