// What of the providers the partners' calls need.
import type { Providers } from '../../providers/providers.ts'

export type PartnerParts = Pick<Providers, 'personal'>
