// Shows a contract as the wire has it: before the award a party sees no more of the other than it needs to decide.
import type { AnswerOf } from '@bidyard/contract/call'
import type { contractsCalls } from '@bidyard/contract/calls/contracts'
import { hasStep } from '@bidyard/contract/contract-kinds'
import type { ItemOf } from '@bidyard/contract/list'
import { maskCarNumber } from '@bidyard/contract/shapes/car-number'
import { movesMax } from '@bidyard/contract/shapes/contracts/contracts'
import { maskPhone } from '@bidyard/contract/shapes/masking'
import type { Reader } from '../../../runtime/database/database.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { showDuty } from '../../bidding/for-other-areas.ts'
import { findOrder, openAddress } from '../../cars/for-other-areas.ts'
import { findMember } from '../../members/for-other-areas.ts'
import { findExhibit, findPartnerCustomer } from '../../partners/for-other-areas.ts'
import { findCompany, findOperator, findShop } from '../../shops/for-other-areas.ts'
import { showHouse } from '../house/show-house.ts'
import { machineOf } from '../contract-parts.ts'
import { costOfMissing } from '../steps/cost-of-missing.ts'
import { findStepOverdue } from '../steps/overdue.sql.ts'
import { showRecord } from '../record/show-record.ts'
import { visitedOf } from '../visits/visited.ts'
import { findCalledOff } from '../visits/visits.sql.ts'
import { type ContractRecord, listMoves } from './contracts.sql.ts'
import type { ContractViewer } from './seen-contracts.ts'
import { describeSteps, type Showing } from './show-steps.ts'

type Shown = ItemOf<typeof contractsCalls.listContracts>
type Whole = AnswerOf<typeof contractsCalls.getContract>

/** Names are told with the award and stay with it: a contract that fell before tells none. */
const isTold = ({ awardedAt }: ContractRecord): boolean => awardedAt !== null

export const showContractRow = (viewer: ContractViewer, contract: ContractRecord): Shown => {
  const hidesShop = viewer === 'seller' && !isTold(contract)
  return {
    id: contract.id, contractNo: contract.contractNo, kind: contract.kind, state: contract.state,
    auctionId: contract.auctionId, auctionNo: contract.auctionNo, orderId: contract.orderId,
    carNumber: viewer === 'buyer' && !isTold(contract) ? maskCarNumber(contract.carNumber) : contract.carNumber,
    model: contract.model, modelYear: contract.modelYear, region: contract.region, biddingId: contract.biddingId,
    bidderId: contract.bidderId, shopId: hidesShop ? null : contract.shopId,
    shopName: hidesShop ? null : contract.shopName, shopGrade: contract.shopGrade,
    memberId: viewer === 'seller' ? null : contract.memberId, amountWon: contract.amountWon,
    priceWon: contract.priceWon, duty: showDuty(contract.state, contract), requestedAt: timeOf(contract.requestedAt),
    awardedAt: timeOf(contract.awardedAt), cancelledAt: timeOf(contract.cancelledAt),
    doneAt: timeOf(contract.doneAt), cancelCause: contract.cancelCause,
    attention: viewer === 'office' ? contract.attention : null, version: contract.version,
    createdAt: timeOf(contract.createdAt),
    updatedAt: timeOf(contract.updatedAt),
  }
}

/** What either side writes to the office may name people: the other reads the reason alone. */
const saleOf = (viewer: ContractViewer, contract: ContractRecord): Whole['sale'] => {
  const { saleState: state, saleDecidedAt, saleDeclineType: declineType } = contract
  const note = viewer === 'buyer' ? null : contract.saleNote
  return state === null ? null : { state, decidedAt: timeOf(saleDecidedAt), declineType, note }
}

const purchaseOf = (viewer: ContractViewer, contract: ContractRecord): Whole['purchase'] => {
  const { purchaseState: state, purchaseDecidedAt, purchaseDeclineType: declineType } = contract
  const note = viewer === 'seller' ? null : contract.purchaseNote
  return state === null ? null : { state, decidedAt: timeOf(purchaseDecidedAt), declineType, note }
}

const buyerOf = async (db: Reader, contract: ContractRecord): Promise<Whole['buyer']> => {
  const [shop, member] = [await findShop(db, contract.shopId), await findMember(db, contract.memberId)]
  if (shop === undefined) return null
  return { shopName: shop.name, memberName: member?.name ?? null, phoneNumber: shop.phoneNumber }
}

interface Named {
  readonly name: string | null
  /** Before it is masked. */
  readonly phone: string | null
}

/** The person who presented the car; of a partner's own car its company, of the house's own car the house. */
const namedSellerOf = async (db: Reader, personal: PersonalData, contract: ContractRecord): Promise<Named> => {
  const { exhibitId, partnerId } = contract
  if (exhibitId !== null) {
    const exhibit = await findExhibit(db, exhibitId)
    const customer = exhibit === undefined ? undefined : await findPartnerCustomer(db, exhibit.customerId)
    return { name: customer?.name ?? null, phone: customer === undefined ? null : personal.open(customer.phoneSealed) }
  }
  const company = partnerId === null ? await findOperator(db) : await findCompany(db, partnerId)
  return { name: company?.name ?? null, phone: company?.phoneNumber ?? null }
}

/** Where the car stands and how to call is told for the trade: once it fell, a buyer has no use for either. */
const sellerOf = async (
  db: Reader, personal: PersonalData, viewer: ContractViewer, contract: ContractRecord,
): Promise<Whole['seller']> => {
  const isReached = viewer !== 'buyer' || contract.state !== 'cancelled'
  const { name, phone } = await namedSellerOf(db, personal, contract)
  const isVisited = hasStep(contract.kind, 'tradeScheduling')
  const order = isVisited ? await findOrder(db, contract.orderId) : undefined
  return {
    name,
    phoneNumber: phone === null || !isReached ? null : maskPhone(phone),
    address: isReached ? openAddress(personal, order?.addressSealed ?? null) : null,
    visitsCalledOff: viewer !== 'office' || !isVisited
      ? null : await findCalledOff(db, await visitedOf(db, contract)),
  }
}

/** Whether a person other than its viewer stands in it, so that the look is one at them; a company is none. */
export const tellsOfPeople = (
  viewer: ContractViewer, { exhibitId }: Pick<ContractRecord, 'exhibitId'>, { buyer, seller }: Whole,
): boolean => {
  if (viewer === 'office') return true
  const named = exhibitId === null ? [] : [seller?.name, seller?.phoneNumber]
  const told = viewer === 'seller' ? [buyer?.memberName] : [...named, seller?.address]
  return told.some((fact) => fact !== null && fact !== undefined)
}

/** Why the office moved it stays in the office. */
export const describeContract = async (
  showing: Showing, viewer: ContractViewer, contract: ContractRecord,
): Promise<Whole> => {
  const { db, now, personal } = showing
  const isOffice = viewer === 'office'
  const moves = await listMoves(db, { id: contract.id, machine: machineOf[contract.kind], max: movesMax })
  const sees = isTold(contract)
  return {
    ...showContractRow(viewer, contract),
    ...await describeSteps(showing, viewer, contract),
    house: await showHouse({ ...showing, viewer, contract }),
    isOfHouse: contract.partnerId === null && contract.exhibitId === null,
    // Papers that are looked at came.
    isStepOverdue: contract.screeningState !== 'inProgress' && await findStepOverdue(db, contract),
    // A seller is told of no sanctions.
    breach: viewer === 'seller' ? null : await costOfMissing(db, now, contract),
    record: await showRecord(showing, contract),
    sale: saleOf(viewer, contract), purchase: purchaseOf(viewer, contract),
    consentNote: viewer === 'buyer' ? null : contract.consentNote,
    correctionReason: contract.correctionReason,
    cancelType: contract.cancelType, cancelNote: isOffice ? contract.cancelNote : null,
    configurationRevision: contract.revision,
    buyer: sees ? await buyerOf(db, contract) : null,
    seller: sees ? await sellerOf(db, personal, viewer, contract) : null,
    moves: moves.map(({ action, from, to, actor, reason, at }) => ({
      action, from, to, actor, reason: isOffice ? reason : null, at: timeOf(at),
    })),
  }
}
