// Shows registrations and insurance histories as the wire has them; buyers see plates, dealers neither them nor debts.
import type { CarHistory, CarRegister, GuidePriceRow } from '@bidyard/contract/shapes/cars/fact-rows'
import { historyBeforeAward, registerAfterAward, registerBeforeAward } from '@bidyard/contract/shapes/cars/before-award'
import { historyFactsShape } from '@bidyard/contract/shapes/cars/history-facts'
import { type RegisterFacts, registerFactsShape } from '@bidyard/contract/shapes/cars/register-facts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { type CarViewer, shownPlate } from '../seen-cars.ts'
import type { FactRecord, GuideRecord } from './facts.sql.ts'

const isOfCar = (viewer: CarViewer): boolean => viewer === 'office' || viewer === 'seller'

const shownFacts = (viewer: CarViewer, facts: RegisterFacts): RegisterFacts => {
  if (isOfCar(viewer)) return facts
  return viewer === 'buyer' ? registerAfterAward(facts) : registerBeforeAward(facts)
}

const showRow = (row: FactRecord, viewer: CarViewer) => ({
  id: row.id, orderId: row.orderId, carNumber: shownPlate(viewer, row.carNumber), source: row.source,
  outcome: row.outcome, askedAt: timeOf(row.askedAt),
  author: !isOfCar(viewer) || row.source !== 'hand'
    ? null : { memberId: row.authorId, name: row.authorName, actor: 'member' },
  version: row.version, createdAt: timeOf(row.createdAt), updatedAt: timeOf(row.updatedAt),
})

export const showRegister = (row: FactRecord, viewer: CarViewer): CarRegister => {
  const facts = row.facts === null ? null : registerFactsShape.parse(row.facts)
  return { ...showRow(row, viewer), facts: facts === null ? null : shownFacts(viewer, facts) }
}

export const showHistory = (row: FactRecord, viewer: CarViewer): CarHistory => {
  const facts = row.facts === null ? null : historyFactsShape.parse(row.facts)
  return { ...showRow(row, viewer), facts: facts === null || viewer !== 'dealer' ? facts : historyBeforeAward(facts) }
}

/** A car whose price nobody asked for yet has none, like one that the guide does not know. */
export const showGuidePrice = (guide: GuideRecord | undefined): GuidePriceRow =>
  guide === undefined
    ? { outcome: null, askedAt: null, price: null }
    : { outcome: guide.outcome, askedAt: timeOf(guide.askedAt), price: guide.price }
