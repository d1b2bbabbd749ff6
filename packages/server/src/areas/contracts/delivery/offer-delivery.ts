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

/** Until the car is paid the office may put it to another time; the end of the payment stays what it was. */
export const offerDelivery = async (db: Reader, now: Date, contract: ContractRecord): Promise<Offer> => {
  const { kind, state, finalAt, dueAt } = contract
  if (!hasStep(kind, 'deliveryScheduling') || (state !== 'deliveryScheduling' && state !== 'payment')) return null
  const from = state === 'payment' ? finalAt ?? dueAt ?? now : await paidUntilOf(db, contract, now)
  if (from === undefined) return null
  const until = await latestDelivery(db, contract, from)
  return { from: timeOf(from), until: timeOf(until), carriers: [...await listCarriers(db, carriersMax)] }
}
