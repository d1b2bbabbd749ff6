// The machine that appeals follow, and what the acts of the area get in their hands.
import { violationAppealMachine } from '@bidyard/contract/states/violation-appeal'
import type { Related } from '@bidyard/contract/shapes/standing/violations'
import type { Storage } from '../../providers/storage/storage.ts'
import type { Reader } from '../../runtime/database/database.ts'
import type { ReactionGiven } from '../../runtime/work/events.ts'
import { stateful } from '../../runtime/work/move-states.ts'

export const violationAppeals = stateful(violationAppealMachine, 'violation_appeals')

/** Whether everything that is named belongs together and has to do with the shop; later areas answer for it. */
export type FitsTogether = (db: Reader, related: Related, shopId: string) => Promise<boolean>

export interface ViolationParts {
  readonly storage: Storage
  readonly fitsTogether: FitsTogether
}

/** What every sanction is given, by a call, by the clock or by what another area told. */
export type SanctionGiven = Pick<ReactionGiven, 'tx' | 'now' | 'doer' | 'emit'>

export const evidenceOf = { violation: 'shopViolation', appeal: 'violationAppeal' } as const
