// Shows what of a contract goes through the house: its money, its delivery, liens, takeover, disputes and payout.
import type { AnswerOf } from '@bidyard/contract/call'
import type { contractsCalls } from '@bidyard/contract/calls/contracts'
import { hasStep } from '@bidyard/contract/contract-kinds'
import { disputesMax, takeoverPhotosMax } from '@bidyard/contract/shapes/contracts/bounds'
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import type { Storage } from '../../../providers/storage/storage.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { openAddress } from '../../cars/for-other-areas.ts'
import { linkFiles, listFilesOf } from '../../files/for-other-areas.ts'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import { findLastDelivery, findStayOf, linkArrivalPhotos } from '../../yard/for-other-areas.ts'
import type { ContractRecord } from '../contracts/contracts-query.sql.ts'
import type { ContractViewer } from '../contracts/seen-contracts.ts'
import { offerDelivery } from '../delivery/offer-delivery.ts'
import { findLien } from '../liens/liens.sql.ts'
import { findPayoutOf } from '../payouts/seller-payouts.sql.ts'
import { showSellerPayout } from '../payouts/show-seller-payout.ts'
import { disputableUntil } from '../takeover/disputable-until.ts'
import { disputeSubject, proofSubject, takeoverSubject } from '../takeover/takeover-subjects.ts'
import { findTakeover, listDisputes } from '../takeover/takeovers.sql.ts'
import { showCarMoney } from './show-car-money.ts'

type House = NonNullable<AnswerOf<typeof contractsCalls.getContract>['house']>

interface Showing {
  readonly db: Reader
  readonly now: Date
  readonly personal: PersonalData
  readonly storage: Storage
  readonly viewer: ContractViewer
  readonly contract: ContractRecord
}

/** A car that is offered again has another delivery, to another shop: each contract knows what came while it stood. */
const deliveryOf = async ({ db, personal, viewer, contract }: Showing): Promise<House['delivery']> => {
  const { orderId, awardedAt, cancelledAt } = contract
  const found = awardedAt === null
    ? undefined : await findLastDelivery(db, orderId, { from: awardedAt, until: cancelledAt })
  if (found === undefined) return null
  return {
    transportId: found.id, state: found.state, companyId: found.companyId, companyName: found.companyName,
    deliverAt: timeOf(found.wishedAt), toProvince: found.toProvince,
    to: viewer === 'seller' ? null : openAddress(personal, found.toSealed), handedOverAt: timeOf(found.leftAt),
  }
}

const lienOf = async ({ db, viewer, contract }: Showing): Promise<House['lien']> => {
  const lien = hasStep(contract.kind, 'lienConfirmation') ? await findLien(db, contract.id) : undefined
  if (lien === undefined) return null
  const { createdAt, documentId, ...found } = lien
  const told = viewer === 'buyer' ? { ...found, seizures: null, mortgages: null, payoffWon: null, note: null } : found
  return { ...told, documentId: viewer === 'office' ? documentId : null, readAt: timeOf(createdAt) }
}

type Stay = NonNullable<Awaited<ReturnType<typeof findStayOf>>>

const conditionOf = (row: Pick<Stay, 'odometerReading' | 'odometerUnit' | 'odometerKm' | 'keyCount' | 'papers'>) => ({
  odometer: { reading: row.odometerReading, unit: row.odometerUnit, km: row.odometerKm }, keyCount: row.keyCount,
  papers: [...row.papers],
})

const checkedInOf = async (showing: Showing, stay: Stay): Promise<NonNullable<House['checkedIn']>> =>
  ({ ...conditionOf(stay), photos: [...await linkArrivalPhotos(showing, stay.id)] })

const isTakenOver = ({ kind }: ContractRecord): boolean => hasStep(kind, 'takeoverConfirmation')

const takeoverOf = async ({ db, storage, now, viewer, contract }: Showing): Promise<House['takeover']> => {
  const taken = isTakenOver(contract) ? await findTakeover(db, contract.id) : undefined
  if (taken === undefined) return null
  const ids = viewer === 'seller' ? []
    : (await listFilesOf(db, takeoverSubject, [contract.id])).map(({ fileId }) => fileId)
  const proofs = viewer === 'seller' ? []
    : (await listFilesOf(db, proofSubject, [contract.id])).map(({ fileId }) => fileId)
  const links = await linkFiles({ db, storage, now, ids: [...ids, ...proofs] })
  return {
    ...conditionOf(taken), differences: [...taken.differences], note: taken.note, as: taken.confirmedAs,
    photos: ids.flatMap((id) => links.get(id) ?? []), proof: proofs.flatMap((id) => links.get(id) ?? [])[0] ?? null,
    storageDays: taken.storageDays, storageWon: taken.storageWon,
    confirmedAt: timeOf(taken.createdAt),
  }
}

/** What the buyer has against the car is between buyer and office. */
const disputesOf = async ({ db, storage, now, viewer, contract }: Showing): Promise<House['disputes']> => {
  if (!isTakenOver(contract) || viewer === 'seller') return []
  const disputes = await listDisputes(db, contract.id, disputesMax)
  const files = await listFilesOf(db, disputeSubject, disputes.map(({ id }) => id))
  const links = await linkFiles({ db, storage, now, ids: files.map(({ fileId }) => fileId) })
  return disputes.map((dispute) => ({
    id: dispute.id, state: dispute.state, claim: dispute.claim, wishedWon: dispute.wishedWon,
    photos: files.filter(({ subjectId }) => subjectId === dispute.id)
      .flatMap(({ fileId }) => links.get(fileId) ?? []).slice(0, takeoverPhotosMax),
    openedAt: timeOf(dispute.openedAt), correctionWon: dispute.correctionWon,
    decisionNote: dispute.decisionNote, decidedAt: timeOf(dispute.decidedAt),
  }))
}

/** A contract that fell knows nothing of the buyer after it. */
const isReleasedTo = ({ cancelledAt }: ContractRecord, stay: Stay | undefined): boolean =>
  stay?.releasedTo === 'buyer' && (cancelledAt === null || (stay.releasedAt ?? cancelledAt) <= cancelledAt)

/** As the house says it now, whatever it said when the car was sold: a yard that moved is nowhere else. */
const yardOf = async (db: Reader, stay: Stay | undefined): Promise<House['yard']> => {
  if (stay === undefined || stay.releasedAt !== null) return null
  const { value: { yard } } = await readConfiguration(db, 'contractTradeScheduling')
  return yard.address === '' ? null : yard
}

/** Nothing before the award, and nothing of a contract whose money and car change hands without us. */
export const showHouse = async (showing: Showing): Promise<House | null> => {
  const { db, now, viewer, contract } = showing
  if (traitsOf(contract.kind).paid === 'handToHand' || contract.awardedAt === null) return null
  const stay = isTakenOver(contract) && contract.houseType === 'inflow'
    ? await findStayOf(db, contract.orderId, contract.cancelledAt) : undefined
  const payout = viewer === 'buyer' ? undefined : await findPayoutOf(db, contract.id)
  return {
    carMoney: await showCarMoney(showing), delivery: await deliveryOf(showing),
    deliveryOffer: viewer === 'seller' ? null : await offerDelivery(db, now, contract), lien: await lienOf(showing),
    releasedAt: isReleasedTo(contract, stay) ? timeOf(stay?.releasedAt ?? null) : null,
    checkedIn: stay === undefined ? null : await checkedInOf(showing, stay),
    yard: await yardOf(db, stay),
    takeover: await takeoverOf(showing), disputes: await disputesOf(showing),
    disputableUntil: viewer === 'seller' ? null : timeOf(await disputableUntil(db, contract)),
    payout: payout === undefined
      ? null : showSellerPayout(payout, viewer === 'office' ? { memberId: null } : undefined),
  }
}
