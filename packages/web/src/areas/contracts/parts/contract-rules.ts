// What the tables of contracts say to a screen: steps of a kind, whose turn it is, who may act, when one ends.
import type { AdjustmentStatus } from '@bidyard/contract/enums/bidding'
import type { ContractKind, ContractStep, DutyParty } from '@bidyard/contract/enums/contracts'
import { type Actor, actorsOf } from '@bidyard/contract/machine'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import { type ContractAct, contractMachines, dutyOf, rowOf } from '@bidyard/contract/contract-kinds'
import type { StepState } from '../../../ui/navigation/step-rail.tsx'

/** As whom somebody looks at a contract. */
export type Side = DutyParty

/** From the first to the last, without the end that nobody wishes for. */
export const stepsOf = (kind: ContractKind): readonly ContractStep[] =>
  contractMachines[kind].states.values.filter((step) => step !== 'cancelled')

type Owned = Partial<Pick<Contract, 'isOfHouse'>>

/** Of a car that nobody presented the office is the seller. */
export const speaksFor = ({ isOfHouse = false }: Owned, side: Side, party: Actor): boolean =>
  side === party || (isOfHouse && side === 'staff' && party === 'seller')

type Standing = Pick<Contract, 'kind' | 'state'> & Owned

/** Whether the table lets this side do it at this step; guards are the screen's to know. */
export const mayAct = (contract: Standing, side: Side, act: ContractAct): boolean => {
  const row = rowOf(contract.kind, act)
  return row !== undefined && row.from.includes(contract.state)
    && actorsOf(row).some((actor) => speaksFor(contract, side, actor))
}

type Handed = Pick<Contract, 'kind' | 'house'>

/** Of a car that goes through the house it is written down; with any other one its buyer drives away. */
export const isHandedOver = ({ kind, house }: Handed): boolean =>
  traitsOf(kind).paid === 'handToHand' || (house?.delivery?.handedOverAt ?? house?.takeover ?? null) !== null

export const isOver = ({ state }: Pick<Contract, 'state'>): boolean => state === 'done' || state === 'cancelled'

const isEnd = (kind: ContractKind, what: string | undefined): boolean =>
  what !== undefined && rowOf(kind, what)?.to === 'cancelled'

/** When the contract ends by itself where the step that is waited for is missed, if it does. */
export const endOf = ({ kind, duty }: Pick<Contract, 'kind' | 'duty'>): 'due' | 'final' | null => {
  const row = duty === null ? undefined : dutyOf(kind, duty.step)
  if (row === undefined || duty?.whose !== row.whose) return null
  return isEnd(kind, row.atDue) ? 'due' : isEnd(kind, row.atFinal) ? 'final' : null
}

/** Every time that the step had is over: nobody owes it any more, and it is for the office to say how it goes on. */
export const isPastAll = (
  { kind, state, duty, isStepOverdue }: Pick<Contract, 'kind' | 'state' | 'duty' | 'isStepOverdue'>,
): boolean => duty === null && (isStepOverdue || (state === 'payment' && traitsOf(kind).paid === 'throughHouse'))

type Moves = Pick<Contract, 'kind' | 'state' | 'moves'>

/** Where a contract that fell stood before. */
export const fellAt = ({ state, moves, kind }: Moves): ContractStep | null => {
  if (state !== 'cancelled') return null
  const from = moves.findLast(({ to }) => to === 'cancelled')?.from
  return stepsOf(kind).find((step) => step === from) ?? null
}

export interface RailStep {
  readonly step: ContractStep
  readonly state: StepState
  /** When it was left for the next one. */
  readonly at: string | null
}

interface Turn {
  readonly whose: Side
  readonly dueAt: string | null
  /** When it is over for good, where that is later. */
  readonly finalAt: string | null
}

/** Whose turn it is: while a price cut waits for its answer, nobody owes the step itself. */
export const turnOf = (
  { state, duty }: Pick<Contract, 'state' | 'duty'>,
  cut: { readonly state: AdjustmentStatus; readonly answerUntil: string | null } | undefined,
): Turn | null => {
  if (state !== 'tradeResult' || (cut?.state !== 'submitted' && cut?.state !== 'disputed')) return duty
  return cut.state === 'submitted' ? { whose: 'seller', dueAt: cut.answerUntil, finalAt: null }
    : { whose: 'staff', dueAt: null, finalAt: null }
}

const stateOf = (contract: Moves, isMine: boolean, place: number, here: number): StepState => {
  if (contract.state === 'cancelled') return place < here ? 'done' : place === here ? 'failed' : 'ahead'
  if (contract.state === 'done' || place < here) return 'done'
  if (place > here) return 'ahead'
  return isMine ? 'mine' : 'theirs'
}

export const railOf = (contract: Moves, isMine: boolean): readonly RailStep[] => {
  const steps = stepsOf(contract.kind)
  const here = steps.indexOf(fellAt(contract) ?? contract.state)
  return steps.map((step, place) => ({
    step, state: stateOf(contract, isMine, place, here),
    at: contract.moves.findLast(({ from, to }) => from === step && to !== step && to !== 'cancelled')?.at ?? null,
  }))
}
