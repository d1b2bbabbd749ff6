// What other areas lend to the screens of members; the application puts them together.
import type { ChangeEvent, ComponentType, ReactNode } from 'react'

interface CheckWish {
  readonly purpose: 'sign-up'
  readonly onDone: (identityToken: string, endsAt: string) => void
  readonly text?: ReactNode | undefined
  readonly notice?: ReactNode | undefined
}

interface PasswordWish {
  readonly label: string
  readonly value: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  /** What others know of the person, and a password should not consist of. */
  readonly ownWords: readonly string[]
  readonly isStaff: boolean | undefined
  readonly error?: string | undefined
  readonly required?: boolean | undefined
}

export interface RegistrationParts {
  readonly IdentityCheck: ComponentType<CheckWish>
  readonly PasswordChoice: ComponentType<PasswordWish>
}
