// Until when a buyer may say what is wrong with a car that is taken over; null where it is not to be said now.
import { disputesMax } from '@bidyard/contract/shapes/contracts/bounds'
import type { Reader } from '../../../runtime/database/database.ts'
import { afterOutages } from '../../../runtime/work/outages.ts'
import { afterQuietHours, endOfSpan } from '../../reference/for-other-areas.ts'
import { findStayOf } from '../../yard/for-other-areas.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { numbersOf } from '../steps/ends.ts'
import { listDisputes } from './takeovers.sql.ts'

/** It counts from when the car left for its buyer; one that its buyer fetches elsewhere is taken over with it. */
const endOf = async (db: Reader, contract: ContractRecord): Promise<Date | null> => {
  const { orderId, houseType, dueAt, handedOverAt, revision } = contract
  const releasedAt = houseType === 'inflow' ? (await findStayOf(db, orderId))?.releasedAt ?? null : handedOverAt
  if (releasedAt === null) return houseType === 'inflow' ? null : dueAt
  const { takeoverDispute, quietHours } = (await numbersOf({ tx: db }, [revision]))(revision)
  const end = afterQuietHours(await endOfSpan(db, releasedAt, takeoverDispute.due), quietHours)
  return afterQuietHours(await afterOutages(db, end), quietHours)
}

export const disputableUntil = async (db: Reader, contract: ContractRecord): Promise<Date | null> => {
  if (contract.state !== 'takeoverConfirmation') return null
  const before = await listDisputes(db, contract.id, disputesMax)
  if (before.length >= disputesMax || before.some(({ state }) => state === 'open')) return null
  return endOf(db, contract)
}
