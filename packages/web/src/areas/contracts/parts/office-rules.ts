// What the office may do about a contract: its acts beside the steps, the papers, and a price cut that nobody answers.
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { hasStep } from '@bidyard/contract/contract-kinds'
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import type { Adjustment } from '../adjustment/use-adjustment.ts'
import { isOver } from './contract-rules.ts'

type Judged = Pick<
  Contract, 'state' | 'kind' | 'house' | 'awardedAt' | 'payment' | 'duty' | 'screening' | 'isStepOverdue'
>

/** One that was called off is arranged anew in the yard. */
const underWay: readonly string[] = ['registered', 'transportRequested', 'transportAccepted']

const acts = [
  'settle', 'send', 'view', 'return', 'byHand', 'reschedule', 'extend', 'correct', 'refund', 'cancel',
] as const
export type OfficeAct = (typeof acts)[number]

/** As the server judges them; whoever is not allowed to hears so. */
export const actsFor = (contract: Judged): readonly OfficeAct[] => {
  const { state, kind, house, awardedAt, payment, duty, isStepOverdue } = contract
  const isOpen = !isOver(contract)
  const isPaid = payment?.state === 'completed'
  const isOfHouse = traitsOf(kind).paid === 'throughHouse'
  const isAsked = isOfHouse && state === 'payment'
  const isDisputed = house?.disputes.some((one) => one.state === 'open') === true
  // Nobody is given time for what the office has in hand itself.
  const isLookedAt = isDisputed || (state === 'screening' && contract.screening?.state === 'inProgress')
  const payout = house?.payout ?? null
  const isProposed = (house?.carMoney?.proposal ?? null) !== null
  const isGone = (house?.delivery?.handedOverAt ?? house?.releasedAt ?? null) !== null
  const isComing = house !== null && house.deliveryOffer !== null && underWay.includes(house.delivery?.state ?? '')
  const may: Readonly<Record<OfficeAct, boolean>> = {
    settle: state === 'takeoverConfirmation' && isDisputed,
    send: payout?.state === 'waiting' && payout.account !== null,
    view: payout?.state === 'waiting' && payout.account !== null,
    return: payout?.state === 'paid',
    byHand: isAsked && !isProposed,
    reschedule: isAsked && !isGone && hasStep(kind, 'deliveryScheduling') && isComing,
    extend: isOpen && !isLookedAt && (duty !== null || isStepOverdue),
    correct: isOpen && awardedAt !== null && !isPaid && !isAsked,
    refund: isOpen && isOfHouse && isPaid && !isProposed,
    cancel: isOpen && !isGone && (!isPaid || !isOfHouse),
  }
  return acts.filter((act) => may[act])
}

/** Papers are judged at their step, or once the office looks at them again; those of a fallen contract stay. */
export const reviewOf = ({ state, screening, house }: Pick<Contract, 'state' | 'screening' | 'house'>) => {
  const isDone = state === 'done'
  const isSettled = screening?.state === 'approved' || screening?.state === 'rejected'
  return {
    mayJudge: (isDone || state === 'screening') && screening?.state === 'inProgress',
    mayReopen: isDone && isSettled && screening.withoutPapers === null && house?.payout?.state !== 'paid',
  }
}

/** A silent seller is waited for until the answer is due; once the trade has failed nothing is left to decide. */
export const mayDecideCut = (
  contract: Pick<Contract, 'state'>, { state, answerUntil }: Pick<Adjustment, 'state' | 'answerUntil'>, nowMs: number,
): boolean => contract.state === 'tradeResult' && (state === 'disputed'
  || (state === 'submitted' && (answerUntil === null || Date.parse(answerUntil) <= nowMs)))
