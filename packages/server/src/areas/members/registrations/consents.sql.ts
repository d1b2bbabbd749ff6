// What applicants agreed to, kept for as long as their registration: it is the proof.
import type { ConsentType } from '@bidyard/contract/enums'
import { consentType } from '@bidyard/contract/enums/members'
import type { ConsentsGiven } from '@bidyard/contract/shapes/registration/consents'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export const insertConsents = async (
  tx: Tx, registrationId: string, given: { readonly consents: ConsentsGiven; readonly language: 'ko' | 'en' },
): Promise<void> => {
  await tx
    .insertInto('member_registration_consents')
    .values(consentType.values.map((consent) => ({
      registration_id: registrationId, consent, version: given.consents[consent], language: given.language,
    })))
    .execute()
}

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
