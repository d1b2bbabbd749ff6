// Judges a name and a password in equal steps and equal time, whether anybody has that name or not.
import type { Failure } from '../../../runtime/failure.ts'
import type { Step } from '../../../runtime/handler.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { isPassword } from '../passwords/hash-password.ts'
import { plainUsername } from '../passwords/password-rules.ts'
import { findLogin, type Login } from '../users/users.sql.ts'
import type { FindApplicant } from './applicants.ts'
import { forgiveAttempt, takeAttempt } from './attempts.ts'

export type CredentialCode =
  | 'INVALID_CREDENTIALS' | 'ACCOUNT_LOCKED_BY_PASSWORD_ERROR' | 'SIGNUP_UNDER_REVIEW' | 'SIGNUP_REJECTED'

export interface JudgeParts {
  readonly personal: PersonalData
  readonly findApplicant: FindApplicant
}

export interface Judging {
  readonly step: Step
  readonly fail: (code: CredentialCode) => Failure
}

export interface Credentials {
  readonly username: string
  readonly password: string
}

/** Whatever comes out after the password was right is no wrong password: the attempt is forgiven before it is told. */
export const forgiving = async <Result>(
  { step }: Pick<Judging, 'step'>, personal: PersonalData, username: string, work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    await step(({ tx }) => forgiveAttempt(tx, personal, plainUsername(username)))
    throw error
  }
}

const standingCodes = { underReview: 'SIGNUP_UNDER_REVIEW', rejected: 'SIGNUP_REJECTED' } as const

/** The login of the right password; its attempt is still counted until it is cleared or forgiven. */
export const judgeCredentials = async (
  { personal, findApplicant }: JudgeParts, { step, fail }: Judging, { username, password }: Credentials,
): Promise<Login> => {
  const name = plainUsername(username)
  const { mayTry, login, applicant } = await step(async ({ tx }) => ({
    mayTry: await takeAttempt(tx, personal, name),
    login: await findLogin(tx, name),
    applicant: await findApplicant(tx, name),
  }))
  // A right password is not told apart here either: who guesses learns nothing from a locked name.
  if (!mayTry) throw fail('ACCOUNT_LOCKED_BY_PASSWORD_ERROR').concerning(login?.id)

  const kept = login?.passwordHash ?? applicant?.passwordHash
  const isRight = await forgiving({ step }, personal, name, () => isPassword(password, kept))
  if (!isRight || login?.state === 'withdrawn') throw fail('INVALID_CREDENTIALS').concerning(login?.id)
  if (login !== undefined && login.passwordHash !== null) return login
  await step(({ tx }) => forgiveAttempt(tx, personal, name))
  throw fail(standingCodes[applicant?.standing ?? 'underReview'])
}
