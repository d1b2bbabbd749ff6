// Checks a code of a second factor: counted like a password, and good once.
import type { Tx } from '../../../runtime/database/database.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { clearAttempts, takeAttempt } from '../sign-in/attempts.ts'
import { type Login, updateFactorStep } from '../users/users.sql.ts'
import { findRealTime } from './real-time.sql.ts'
import { stepOf } from './totp.ts'

export type CodeVerdict = 'right' | 'wrong' | 'locked'

interface Checking {
  readonly tx: Tx
  readonly personal: PersonalData
  readonly login: Login
  readonly code: string
}

/** Answers the step of a right code, still counted. A wrong one must be committed, so it is answered and not thrown. */
export const checkAgainst = async (
  { tx, personal, login, code }: Checking, sealed: Uint8Array | null,
): Promise<number | Exclude<CodeVerdict, 'right'>> => {
  if (!(await takeAttempt(tx, personal, login.uid))) return 'locked'
  const step = sealed === null ? undefined : stepOf(personal.open(sealed), code, await findRealTime(tx))
  return step ?? 'wrong'
}

/** By the factor in force; a step that was used before is wrong. */
export const checkCode = async (checking: Checking): Promise<CodeVerdict> => {
  const { tx, personal, login } = checking
  const step = await checkAgainst(checking, login.totpSealed)
  if (typeof step !== 'number') return step
  // One that somebody read over a shoulder must not forgive what was guessed before it.
  if (!(await updateFactorStep(tx, login.id, step))) return 'wrong'
  await clearAttempts(tx, personal, login.uid)
  return 'right'
}
