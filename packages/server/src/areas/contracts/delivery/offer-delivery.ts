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

/** What is offered is judged anew when it is asked for: a full hour that leaves time to read and to write. */
const nextHour = (moment: Date): Date => new Date(Math.ceil((moment.getTime() + writingMs) / hourMs) * hourMs)

/** Until the car is paid the office may put it to another time; the end of the payment stays what it was. */
export const offerDelivery = async (db: Reader, now: Date, contract: ContractRecord): Promise<Offer> => {
  const { kind, state, finalAt, dueAt } = contract
  if (!hasStep(kind, 'deliveryScheduling') || (state !== 'deliveryScheduling' && state !== 'payment')) return null
  const isAgreed = state === 'payment'
  const paidUntil = isAgreed ? finalAt ?? dueAt ?? now : await paidUntilOf(db, contract, now)
  if (paidUntil === undefined) return null
  return {
    from: timeOf(isAgreed ? paidUntil : nextHour(paidUntil)),
    until: timeOf(await latestDelivery(db, contract, paidUntil)),
    carriers: [...await listCarriers(db, carriersMax)],
  }
}
