// When a car may come, and who may bring it: told while its delivery is to be agreed on, or put to another time.
import type { AnswerOf } from '@bidyard/contract/call'
import type { contractsCalls } from '@bidyard/contract/calls/contracts'
import { hasStep } from '@bidyard/contract/contract-kinds'
import { carriersMax } from '@bidyard/contract/shapes/contracts/bounds'
import type { Reader } from '../../../runtime/database/database.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { endOfSpan, readConfigurationAt } from '../../reference/for-other-areas.ts'
import { listCarriers } from '../../shops/for-other-areas.ts'
import type { ContractRecord } from '../contracts/contracts-query.sql.ts'
import { timesOf } from '../steps/step-deadlines.ts'

type Offer = NonNullable<AnswerOf<typeof contractsCalls.getContract>['house']>['deliveryOffer']
type Numbered = Pick<ContractRecord, 'kind' | 'revision'>

/** By when the car is paid or the contract over, where its payment begins now. */
export const paidUntilOf = async (tx: Reader, contract: Numbered, now: Date): Promise<Date | undefined> => {
  const payment = await timesOf({ tx }, { ...contract, state: 'payment' }, now)
  return payment?.finalAt ?? payment?.dueAt
}

export const latestDelivery = async (db: Reader, { revision }: Numbered, paidUntil: Date): Promise<Date> => {
  const { value: rules } = await readConfigurationAt(db, 'contractTradeScheduling', revision)
  return endOfSpan(db, paidUntil, { businessDays: rules.deliveryWithinBusinessDays })
}

const hourMs = 3_600_000
const writingMs = hourMs / 2

interface Ends {
  readonly from: Date
  readonly until: Date
}

const endsAt = async (db: Reader, contract: Numbered, now: Date): Promise<Ends | undefined> => {
  const from = await paidUntilOf(db, contract, now)
  return from === undefined ? undefined : { from, until: await latestDelivery(db, contract, from) }
}

/**
 * What is offered is judged anew when it is asked for. So it begins at a full hour, and holds while somebody reads and
 * writes: a night that begins meanwhile puts off the end of the payment, and may bring the last day forward.
 */
const endsToRead = async (db: Reader, contract: Numbered, now: Date): Promise<Ends | undefined> => {
  const [first, then] = [
    await endsAt(db, contract, now), await endsAt(db, contract, new Date(now.getTime() + writingMs)),
  ]
  if (first === undefined || then === undefined) return undefined
  const latest = Math.max(first.from.getTime(), then.from.getTime())
  return {
    from: new Date(Math.ceil(latest / hourMs) * hourMs),
    until: new Date(Math.min(first.until.getTime(), then.until.getTime())),
  }
}

/** Until the car is paid the office may put it to another time; the end of the payment stays what it was. */
export const offerDelivery = async (db: Reader, now: Date, contract: ContractRecord): Promise<Offer> => {
  const { kind, state, finalAt, dueAt } = contract
  if (!hasStep(kind, 'deliveryScheduling') || (state !== 'deliveryScheduling' && state !== 'payment')) return null
  const agreed = finalAt ?? dueAt ?? now
  const ends = state === 'payment'
    ? { from: agreed, until: await latestDelivery(db, contract, agreed) }
    : await endsToRead(db, contract, now)
  if (ends === undefined) return null
  return { from: timeOf(ends.from), until: timeOf(ends.until), carriers: [...await listCarriers(db, carriersMax)] }
}
