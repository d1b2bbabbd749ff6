// How long a bid may bind at most: the clock ends every choice and every decision that could still come.
import type { ContractKind } from '@bidyard/contract/enums'
import type { ConfigurationOf } from '@bidyard/contract/shapes/configuration/configuration'
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import type { Reader } from '../../../runtime/database/database.ts'
import { afterQuietHours, endOfSpan } from '../../reference/for-other-areas.ts'

type Deadlines = ConfigurationOf<'deadlines'>

/**
 * What is sold by its reserve is awarded at its close, or talked about for a while. Other sellers may choose until
 * their window ends; a candidate of its last minute is decided upon by the seller, if the office chose, and then by
 * the buyer, and so long the others wait. Only an outage moves all of this.
 */
const steps = (kind: ContractKind, numbers: Deadlines) => {
  const { awardDecision: { windowMax }, consultation, salesDecision, purchaseDecision } = numbers
  return traitsOf(kind).awardedBy === 'reserve'
    ? [consultation.due] : [windowMax, salesDecision.due, purchaseDecision.due]
}

export const bindsUntil = async (db: Reader, kind: ContractKind, end: Date, numbers: Deadlines): Promise<Date> => {
  let until = end
  for (const span of steps(kind, numbers))
    until = afterQuietHours(await endOfSpan(db, until, span), numbers.quietHours)
  return until
}
