// Over whose account the office may act: root over everybody else's, the others over nobody of the office.
import { isOfficeType } from '../sign-in/sign-in-rules.ts'

export interface Acting {
  readonly userId: string | null
  readonly isRoot: boolean
}

export const mayActOn = (acting: Acting, user: { readonly id: string; readonly memberType: string | null }): boolean =>
  acting.userId !== user.id && (acting.isRoot || !isOfficeType(user.memberType))
