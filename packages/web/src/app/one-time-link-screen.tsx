// Puts a partner's one-time link together with the identity check that opens it.
import type { ReactNode } from 'react'
import { IdentityCheck } from '../areas/identity/check/identity-check.tsx'
import { LinkScreen, type CheckOfLink } from '../areas/partners/link/link-screen.tsx'

// To come back to what is one's own is a recovery.
const checkFor = (wish: CheckOfLink) => <IdentityCheck purpose="ID/password-recovery" {...wish} />

export const OneTimeLinkScreen = (): ReactNode => <LinkScreen check={checkFor} />
