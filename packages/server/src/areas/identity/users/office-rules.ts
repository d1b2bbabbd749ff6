// Over whose account the office may act: root over everybody else's, the others over nobody of the office.
import { isOfficeMade } from '@bidyard/contract/shapes/registration/office-made'
import { isOfficeType } from '../sign-in/sign-in-rules.ts'

export interface Acting {
  readonly userId: string | null
  readonly isRoot: boolean
}

export const mayActOn = (acting: Acting, user: { readonly id: string; readonly memberType: string | null }): boolean =>
  acting.userId !== user.id && (acting.isRoot || !isOfficeType(user.memberType))

/** Whoever the office made an account for, and no identity check knows, has no other way to a new password. */
export const recoversByCheck = (
  { personId, memberType }: { readonly personId: string | null; readonly memberType: string | null },
): boolean => personId !== null || !isOfficeMade(memberType)

interface Root {
  readonly userId: string
  /** False while the login is restricted. */
  readonly canComeIn: boolean
}

/** Without this one nobody of the highest rank could come in. */
export const isLastRoot = (roots: readonly Root[], one: { readonly userId: string }): boolean =>
  roots.some(({ userId, canComeIn }) => canComeIn && userId === one.userId)
  && roots.every(({ userId, canComeIn }) => !canComeIn || userId === one.userId)
