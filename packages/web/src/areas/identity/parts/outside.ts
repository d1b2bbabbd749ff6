// What other areas lend to the screens of identity; the application puts them together.
import type { ConsentType } from '@bidyard/contract/enums/members'
import type { TermsText } from '@bidyard/contract/shapes/registration/consents'
import type { ComponentType } from 'react'

interface TermsWish {
  /** Of the server, where they are newer than those that came with this page. */
  readonly texts: readonly TermsText[] | undefined
  readonly agreed: ReadonlySet<ConsentType>
  readonly onChange: (agreed: ReadonlySet<ConsentType>) => void
  readonly isFaulty: boolean
}

export interface RecoveryParts {
  /** The texts that a registration asks to agree to. */
  readonly Terms: ComponentType<TermsWish>
}
