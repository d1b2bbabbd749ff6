// What people agreed to, with their registration or with their first password: it is the proof, so it only grows.
import { consentType } from '@bidyard/contract/enums/members'
import { limits } from '@bidyard/contract/limits'
import type { Consent, ConsentsGiven } from '@bidyard/contract/shapes/registration/consents'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'

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

interface Row {
  readonly consent: string
  readonly version: number
  readonly agreedAt: Date
}

const shown = (rows: readonly Row[]): Consent[] =>
  rows.map(({ consent, version, agreedAt }) => ({
    consent: consentType.schema.parse(consent), version, agreedAt: timeOf(agreedAt),
  }))

const columns = ['consent', 'version', 'agreed_at as agreedAt'] as const

/** What a member agreed to, whichever way, the newest first. */
export const listConsentsOfMember = async (db: Reader, memberId: string): Promise<Consent[]> => {
  const registered = db.selectFrom('member_registrations').select('id').where('member_id', '=', memberId)
  return shown(await db
    .selectFrom('member_consents').select(columns).where('member_id', '=', memberId)
    .unionAll(db
      .selectFrom('member_registration_consents').select(columns).where('registration_id', 'in', registered))
    .orderBy('agreedAt', 'desc').orderBy('consent').limit(limits.pageSize)
    .execute())
}

export const listConsents = async (db: Reader, registrationId: string): Promise<Consent[]> =>
  shown(await db
    .selectFrom('member_registration_consents').select(columns)
    .where('registration_id', '=', registrationId).orderBy('consent').execute())
