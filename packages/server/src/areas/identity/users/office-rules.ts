// Over whose account the office may act: root over everybody else's, the others over nobody of the office.
import { isOfficeType } from '../sign-in/sign-in-rules.ts'

export interface Acting {
  readonly userId: string | null
  readonly isRoot: boolean
}

export const mayActOn = (acting: Acting, user: { readonly id: string; readonly memberType: string | null }): boolean =>
  acting.userId !== user.id && (acting.isRoot || !isOfficeType(user.memberType))

/** Only the office's own and partners' people come in by an account that the office made for nobody it knows. */
export const recoversByCheck = (
  { personId, memberType }: { readonly personId: string | null; readonly memberType: string | null },
): boolean => personId !== null || !(isOfficeType(memberType) || memberType === 'partner_user')

interface Root {
  readonly userId: string
  /** False while the login is restricted. */
  readonly canComeIn: boolean
}

/** Without this one nobody of the highest rank could come in. */
export const isLastRoot = (roots: readonly Root[], one: { readonly userId: string }): boolean =>
  roots.some(({ userId, canComeIn }) => canComeIn && userId === one.userId)
  && roots.every(({ userId, canComeIn }) => !canComeIn || userId === one.userId)
