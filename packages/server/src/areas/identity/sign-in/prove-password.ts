// Asks whoever holds a session for its password once more: a session that was left open is not its owner.
import type { Failure } from '../../../runtime/failure.ts'
import type { Step } from '../../../runtime/handler.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { isPassword } from '../passwords/hash-password.ts'
import type { Login } from '../users/users.sql.ts'
import { takeAttempt } from './attempts.ts'
import { forgiving } from './judge-credentials.ts'

interface Proving {
  readonly step: Step
  readonly fail: (code: 'INVALID_CREDENTIALS' | 'ACCOUNT_LOCKED_BY_PASSWORD_ERROR') => Failure
}

/** The attempt is still counted until it is cleared or forgiven. */
export const provePassword = async (
  personal: PersonalData, { step, fail }: Proving, login: Login, password: string,
): Promise<void> => {
  const mayTry = await step(({ tx }) => takeAttempt(tx, personal, login.uid))
  if (!mayTry) throw fail('ACCOUNT_LOCKED_BY_PASSWORD_ERROR')
  const isRight = await forgiving({ step }, personal, login.uid, () => isPassword(password, login.passwordHash))
  if (!isRight) throw fail('INVALID_CREDENTIALS')
}
