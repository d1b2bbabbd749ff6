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

/** What a contract says for a violation that is about it: the price of the car, and the numbers that hold for it. */
export interface ContractTerms {
  /** What was agreed on, else the award amount. */
  readonly priceWon: number
  readonly revision: number
}

/** Of the contract that is named, or that the bid came to; undefined where there is none. Contracts answer for it. */
export type FindTerms = (db: Reader, related: Related) => Promise<ContractTerms | undefined>

export interface ViolationParts {
  readonly storage: Storage
  readonly fitsTogether: FitsTogether
  readonly findTerms: FindTerms
}

/** What every sanction is given, by a call, by the clock or by what another area told. */
export type SanctionGiven = Pick<ReactionGiven, 'tx' | 'now' | 'doer' | 'emit'>

export const evidenceOf = { violation: 'shopViolation', appeal: 'violationAppeal' } as const
