// The past of contracts in a sandbox after their award, step by step, by the same moves that people make.
import { hasStep } from '@bidyard/contract/contract-kinds'
import type { FileUsageType } from '@bidyard/contract/enums'
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import { billAmount, findCarMoney, settleAmount, settleCarMoney } from '../../finance/for-other-areas.ts'
import { attachFiles, type FileParts, keepMadeFile } from '../../files/for-other-areas.ts'
import { findMember } from '../../members/for-other-areas.ts'
import { findStayOf } from '../../yard/for-other-areas.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type ContractGiven, type ContractParts, schedulings } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { insertLien } from '../liens/liens.sql.ts'
import { askBuyer } from '../money/ask-buyer.ts'
import { goOnPaid } from '../money/follow-car-money.ts'
import { settlePrice } from '../payment/complete-self-payment.ts'
import { passPayment } from '../payment/pass-payment.ts'
import { slipSubject } from '../payment/payment-files.ts'
import { readContract } from '../contracts/read-contract.ts'
import { advance, noteStep } from '../steps/advance.ts'
import { setStepDeadline } from '../steps/step-deadlines.ts'
import { insertTakeover, updateHandedOver } from '../takeover/takeovers.sql.ts'
import { succeed } from '../visits/submit-result.ts'
import { visitedOf } from '../visits/visited.ts'
import { slotAfter } from './slot-rules.ts'

export interface PlayingParts extends ContractParts, FileParts {
  /** A page that looks like the paper it stands for. */
  readonly paper: (name: string) => Uint8Array
}

export interface Playing {
  readonly given: ContractGiven
  readonly parts: PlayingParts
  /** Who of the office does what the office does. */
  readonly clerkId: string
  /** Who of the office sends what another one approved. */
  readonly payerId: string
  /** Who holds the account for a car that no customer of a partner sells. */
  readonly fleetName: string
}

/** Of the buyer's own, kept and used. */
export const keepPaper = async (
  { given, parts }: Playing, { id, memberId }: ContractRecord,
  { usageType, name, subject, subjectId = id }: {
    readonly usageType: FileUsageType; readonly name: string; readonly subject: string; readonly subjectId?: string
  },
): Promise<string> => {
  const uploaderId = (await findMember(given.tx, memberId))?.userId ?? null
  const fileId = await keepMadeFile(parts, given, {
    usageType, name: `${name}.png`, contentType: 'image/png', content: parts.paper(name), uploaderId,
  })
  const use = { subject, subjectId, fileIds: [fileId], usageTypes: [usageType], uploaderId }
  const refused = await attachFiles(given.tx, use)
  if (refused.length > 0) throw new Error(`a paper of the demo world is ${refused[0]?.problem}`)
  return fileId
}

/** One seller receives one buyer at a time. */
const agreeOnVisit = async ({ given }: Playing, contract: ContractRecord): Promise<void> => {
  const { tx, now, doer } = given
  const visit = slotAfter(now, Number(contract.contractNo.slice(-2)))
  await advance(given, contract, {
    act: 'confirmSchedule', as: 'buyer', from: visit.from,
    facts: {
      visitReservedAt: visit.from, visitEndsAt: visit.to, visitSellerId: await visitedOf(tx, contract),
    },
    follow: async () => {
      await moveStates(tx, schedulings, { action: 'confirm', as: 'buyer', ids: [contract.id], doer })
    },
  })
}

const agreeOnDelivery = async ({ given, parts }: Playing, contract: ContractRecord): Promise<void> => {
  const { tx, doer } = given
  const asked = await advance(given, contract, {
    act: 'confirmDelivery', as: 'buyer',
    follow: async () => {
      await moveStates(tx, schedulings, { action: 'confirm', as: 'buyer', ids: [contract.id], doer })
    },
  })
  await askBuyer(given, asked, parts.banks.issuing.name)
}

const clearLiens = async ({ given, parts, clerkId }: Playing, contract: ContractRecord): Promise<void> => {
  await insertLien(given.tx, contract.id, {
    registerOn: given.now.toISOString().slice(0, 10), outcome: 'clear', seizures: 0, mortgages: 0, payoffWon: null,
    documentId: null, note: null, readBy: clerkId,
  })
  await askBuyer(given, await advance(given, contract, { act: 'confirmLien', as: 'staff' }), parts.banks.issuing.name)
}

/** What comes between award and payment: a visit, a delivery, or the register. */
export const agree = async (playing: Playing, contract: ContractRecord): Promise<void> => {
  if (hasStep(contract.kind, 'tradeScheduling')) await agreeOnVisit(playing, contract)
  if (hasStep(contract.kind, 'deliveryScheduling')) await agreeOnDelivery(playing, contract)
  if (hasStep(contract.kind, 'lienConfirmation')) await clearLiens(playing, contract)
}

export const tell = ({ given }: Playing, contract: ContractRecord): Promise<void> =>
  succeed(given, contract, { note: '설명과 같아 인수합니다.' })

export const claim = async (playing: Playing, contract: ContractRecord): Promise<void> => {
  const { given } = playing
  await keepPaper(playing, contract, { usageType: 'document', name: '이체확인증', subject: slipSubject })
  await noteStep(given, contract, { paymentClaimedAt: given.now }, { act: 'claimPaid', as: 'buyer' })
  const { dueAt, finalAt } = contract
  if (dueAt !== null) await setStepDeadline(given, contract, { dueAt, finalAt }, 'seller')
}

export const pay = async ({ given }: Playing, contract: ContractRecord): Promise<void> => {
  const { id } = contract
  if (traitsOf(contract.kind).paid === 'handToHand') {
    await passPayment(given, contract, { as: 'seller', money: () => settlePrice(given, id) })
    return
  }
  const money = await findCarMoney(given.tx, id)
  if (money === undefined) throw new Error('a car of the demo world has no price')
  if (money.price.state === 'expected') await billAmount(given, money.price, { as: 'flow', dueAt: null })
  const settled = await settleCarMoney(given, {
    contractId: id, paidWon: money.price.totalWon + (money.fee?.totalWon ?? 0), method: 'virtualAccount',
    source: `demo:${id}`, as: 'bank', at: given.now,
  })
  if (settled !== 'settled') throw new Error(`a car of the demo world is ${settled}`)
  await goOnPaid(given, [{ contractId: id }])
}

/** Of a car that changed hands between two people; the others' came with the price. */
export const payFee = async ({ given }: Playing, { id }: ContractRecord): Promise<void> => {
  const fee = (await findCarMoney(given.tx, id))?.fee
  if (fee?.state !== 'billed') return
  const settled = await settleAmount(given, {
    amountId: fee.id, paidWon: fee.totalWon, method: 'virtualAccount', source: `demo:${fee.id}`, as: 'bank',
    at: given.now,
  })
  if (settled !== 'settled') throw new Error(`a fee of the demo world is ${settled}`)
}

export const takeOver = async ({ given }: Playing, contract: ContractRecord): Promise<void> => {
  if (!hasStep(contract.kind, 'takeoverConfirmation')) return
  const { tx } = given
  const stay = await findStayOf(tx, contract.orderId)
  const km = (stay?.odometerKm ?? 50_000) + 2
  await insertTakeover(tx, contract.id, {
    odometerReading: km, odometerUnit: 'Km', odometerKm: km, keyCount: stay?.keyCount ?? 2,
    papers: stay?.papers ?? ['registration'], differences: [], note: null, confirmedAs: 'buyer', storageDays: 0,
    storageWon: 0, confirmedBy: contract.memberId, proofId: null,
  })
  await updateHandedOver(tx, contract.id)
  await advance(given, await readContract(given, contract), { act: 'confirmTakeover', as: 'buyer' })
}
