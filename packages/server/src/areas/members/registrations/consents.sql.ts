// What people agreed to, with their registration or with their first password: it is the proof, so it only grows.
import type { ConsentType } from '@bidyard/contract/enums'
import { consentType } from '@bidyard/contract/enums/members'
import type { ConsentsGiven } from '@bidyard/contract/shapes/registration/consents'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

interface Given {
  readonly consents: ConsentsGiven
  readonly language: 'ko' | 'en'
}

const rowsOf = ({ consents, language }: Given) =>
  consentType.values.map((consent) => ({ consent, version: consents[consent], language }))

export const insertConsents = async (tx: Tx, registrationId: string, given: Given): Promise<void> => {
  await tx
    .insertInto('member_registration_consents')
    .values(rowsOf(given).map((row) => ({ registration_id: registrationId, ...row })))
    .execute()
}

/** Of two who choose the first password at once, each may bring them. */
export const insertMemberConsents = async (tx: Tx, memberId: string, given: Given): Promise<void> => {
  await tx
    .insertInto('member_consents')
    .values(rowsOf(given).map((row) => ({ member_id: memberId, ...row })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** In which version a member agreed to what, whichever way. */
export const listAgreedVersions = (
  db: Reader, memberId: string,
): Promise<{ consent: string; version: number }[]> =>
  db
    .selectFrom('member_consents').select(['consent', 'version']).where('member_id', '=', memberId)
    .unionAll(db
      .selectFrom('member_registration_consents as agreed')
      .innerJoin('member_registrations as registered', 'registered.id', 'agreed.registration_id')
      .select(['agreed.consent', 'agreed.version']).where('registered.member_id', '=', memberId))
    .execute()

export const listConsents = async (
  db: Reader, registrationId: string,
): Promise<{ consent: ConsentType; version: number; agreedAt: string }[]> => {
  const rows = await db
    .selectFrom('member_registration_consents').select(['consent', 'version', 'agreed_at as agreedAt'])
    .where('registration_id', '=', registrationId).orderBy('consent').execute()
  return rows.map(({ consent, version, agreedAt }) => ({
    consent: consentType.schema.parse(consent), version, agreedAt: agreedAt.toISOString(),
  }))
}
