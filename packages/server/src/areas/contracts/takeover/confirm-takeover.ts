// The buyer has the car: compared with how it came to us; for a silent buyer the office says so, with a proof.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { kmOf } from '@bidyard/contract/shapes/cars/numbers/odometer'
import { action, type ActionGiven } from '../../../runtime/handler.ts'
import { attachFiles } from '../../files/for-other-areas.ts'
import { billAmount, issueAmount, lockAmount } from '../../finance/for-other-areas.ts'
import { readConfigurationAt } from '../../reference/for-other-areas.ts'
import { findStayOf, storageDays } from '../../yard/for-other-areas.ts'
import type { ContractGiven, ContractParts } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { answerOf } from '../contracts/answer-of.ts'
import { advance } from '../steps/advance.ts'
import { feeDueAt } from '../steps/ends.ts'
import { holdAct } from '../steps/hold-act.ts'
import { findStepOverdue } from '../steps/overdue.sql.ts'
import { differencesOf } from './takeover-rules.ts'
import { proofSubject, takeoverSubject } from './takeover-subjects.ts'
import { findOpenDispute, insertTakeover, updateHandedOver } from './takeovers.sql.ts'

type Confirming = ActionGiven<typeof calls.confirmTakeover>
type Stay = Awaited<ReturnType<typeof findStayOf>>

/** A car of our yard is gone from it first; any other has been with its buyer since the buyer says so. */
const isGone = ({ houseType }: ContractRecord, stay: Stay): boolean =>
  houseType !== 'inflow' || (stay !== undefined && stay.releasedAt !== null && stay.releasedTo === 'buyer')

interface Storage {
  readonly days: number
  readonly won: number
}

/** From when it could have been fetched until it was. */
const billStorage = async (
  given: ContractGiven, contract: ContractRecord, stay: Stay,
): Promise<Storage> => {
  const { tx } = given
  const { id: contractId, shopId, memberId, orderId, auctionId, biddingId, revision } = contract
  const releasedAt = stay?.releasedAt ?? null
  if (releasedAt === null || contract.paymentCompletedAt === null) return { days: 0, won: 0 }
  const { value: { storage } } = await readConfigurationAt(tx, 'fees', revision)
  const days = storageDays(contract.paymentCompletedAt, releasedAt, storage.freeDays)
  const won = days * storage.dailyWon
  if (won === 0) return { days, won }
  const issued = await issueAmount(given, {
    source: `contract:${contractId}:storage`, kind: 'fee', feeType: 'storageFee', shopId, memberId, orderId, auctionId,
    biddingId, contractId, totalWon: won,
  })
  const amount = await lockAmount(tx, issued.id)
  if (amount?.state === 'expected')
    await billAmount(given, amount, { as: 'flow', dueAt: await feeDueAt(given, revision) })
  return { days, won }
}

const attach = async ({ tx, caller, body }: Confirming, { id }: ContractRecord): Promise<boolean> => {
  const how = { subjectId: id, usageTypes: ['document', 'contractDocument'], uploaderId: caller.userId } as const
  const photos = await attachFiles(tx, { ...how, subject: takeoverSubject, fileIds: body.photoIds })
  const proof = await attachFiles(tx, {
    ...how, subject: proofSubject, fileIds: body.proofId === null ? [] : [body.proofId],
  })
  return photos.length + proof.length === 0
}

export const confirmTakeover = (parts: ContractParts) => action(calls.confirmTakeover, async (given) => {
  const { tx, caller, params, body } = given
  const held = await holdAct(given, {
    ...params, act: 'confirmTakeover', orAct: 'confirmTakeoverOnBehalf',
  })
  const { contract, as } = held
  const stay = await findStayOf(tx, contract.orderId)
  const isOnBehalf = as === 'staff'
  if (!isGone(contract, stay) || await findOpenDispute(tx, contract.id) !== undefined) throw wrongStep('state')
  if (isOnBehalf && !await findStepOverdue(tx, contract)) throw wrongStep('state')
  if (isOnBehalf !== (body.proofId !== null) || !await attach(given, contract)) throw wrongStep('input')

  const { reading, unit } = body.odometer
  const after = { odometerKm: kmOf(reading, unit), keyCount: body.keyCount, papers: body.papers }
  const storage = await billStorage(given, contract, contract.houseType === 'inflow' ? stay : undefined)
  await insertTakeover(tx, contract.id, {
    ...after, odometerReading: reading, odometerUnit: unit, confirmedAs: isOnBehalf ? 'staff' : 'buyer',
    differences: stay === undefined ? [] : differencesOf(stay, after), note: body.note === '' ? null : body.note,
    storageDays: storage.days, storageWon: storage.won, confirmedBy: caller.memberId, proofId: body.proofId,
  })
  await updateHandedOver(tx, contract.id)
  await advance(given, contract, {
    act: isOnBehalf ? 'confirmTakeoverOnBehalf' : 'confirmTakeover', as: isOnBehalf ? 'staff' : 'buyer',
  })
  return answerOf(given, parts, held)
})
