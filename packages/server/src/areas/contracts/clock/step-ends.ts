// What the clock does when the step of a contract is due, and when its time is over for good: one table for all kinds.
import {
  type ContractAttention, contractKind, type ContractKind, type ContractStep, contractStep,
} from '@bidyard/contract/enums'
import type { Told } from '@bidyard/contract/machine'
import type { falls } from '@bidyard/contract/states/contracts/falls'
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { Attend, DutyTable } from '../../../runtime/work/sweeper.ts'
import type { ContractGiven } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { listAdjustmentsOf } from '../adjustment/adjustments.sql.ts'
import { listFaultCasesById, updateFaultCases } from '../contracts/fault-cases.sql.ts'
import { endAwarded } from '../ending/end-awarded.ts'
import { holdDue } from '../ending/expire-contracts.ts'
import { endUnpaid } from '../money/expire-payment.ts'
import { askOffice } from '../steps/attention.ts'
import { breachOf, contractsOf } from '../steps/kinds.ts'
import { tellContracts, tellTurn } from '../tell-contracts.ts'
import { listToldOnBehalf } from '../visits/told-on-behalf.sql.ts'
import { listHelpless, listLookedAt } from './held-up.ts'

/** A payment that its buyer says was made, or of a trade that the office told of, is the office's to look at. */
const listClaimed = async (
  { tx }: Pick<ContractGiven, 'tx'>, held: readonly ContractRecord[],
): Promise<ReadonlySet<string>> => {
  const paying = held.filter(({ state }) => state === 'payment')
  const told = await listToldOnBehalf(tx, paying.map(({ id }) => id))
  return new Set(paying.flatMap(({ id, paymentClaimedAt }) => (paymentClaimedAt !== null || told.has(id) ? [id] : [])))
}

interface StepEnd {
  /** Who in the office looks at it once it is due. */
  readonly atDue?: ContractAttention
  /** What its buyer may do from the last on, and is told of. */
  readonly opens?: string
  /** By what it ends at the last, or who looks at it then. */
  readonly atFinal?: keyof typeof falls | ContractAttention
}

/** Assumed: what may have happened in the world is never ended by the clock, only by people. */
const ends: Readonly<Partial<Record<ContractStep, StepEnd>>> = {
  tradeScheduling: { atDue: 'staff', atFinal: 'schedulingExpired' },
  tradeResult: { atDue: 'staff', atFinal: 'staff' },
  payment: { atFinal: 'paymentExpired' },
  deliveryScheduling: { atDue: 'staff', atFinal: 'deliveryExpired' },
  lienConfirmation: { atDue: 'root', atFinal: 'root', opens: 'withdrawalOpens' },
  takeoverConfirmation: { atFinal: 'staff' },
  screening: { atFinal: 'staff' },
}

type Due = Pick<Parameters<Attend>[1][number], 'rowId' | 'dueAt'>

/** What is looked at by somebody else is not owed meanwhile. */
const holdOwed = async (
  given: ContractGiven, due: readonly Due[], step: ContractStep,
): Promise<readonly ContractRecord[]> => {
  const held = await holdDue(given, due, [step])
  const lookedAt = await listLookedAt(given, held)
  return held.filter(({ id }) => !lookedAt.has(id))
}

export const missed = (step: ContractStep) => async (given: ContractGiven, due: readonly Due[]): Promise<void> => {
  const held = await holdOwed(given, due, step)
  const attention = ends[step]?.atDue
  const claimed = await listClaimed(given, held)
  await askOffice(given, held.filter(({ id }) => attention !== undefined || claimed.has(id)), attention ?? 'staff')
  const helpless = await listHelpless(given, held)
  const missedOf = new Map(due.map(({ rowId, dueAt }) => [rowId, timeOf(dueAt)]))
  for (const contract of held) {
    const { id: contractId, kind, state } = contract
    const detail = breachOf(kind, state)
    const isBroken = detail !== undefined && !claimed.has(contractId) && !helpless.has(contractId)
    if (isBroken) given.emit('contractBroken', { contractId, detail, missedAt: missedOf.get(contractId) ?? null })
  }
  tellContracts(given, held)
}

const isAttention = (end: string): end is ContractAttention => end === 'staff' || end === 'root'

const over = (step: ContractStep): Attend => async (given, due) => {
  const held = await holdOwed(given, due, step)
  const { atFinal: end, opens } = ends[step] ?? {}
  if (end === undefined) return
  if (isAttention(end)) {
    await askOffice(given, held, end)
    if (opens !== undefined)
      tellTurn(given, held, { turn: 'contract', act: opens, as: 'clock', row: { to: step, tells: ['buyer'] } })
    return
  }
  const [claimed, helpless] = [await listClaimed(given, held), await listHelpless(given, held)]
  const { people = [], clock = [] } = Object.groupBy(held, ({ id }) =>
    (claimed.has(id) || helpless.has(id) ? 'people' : 'clock'))
  await askOffice(given, people, 'staff')
  await (end === 'paymentExpired' ? endUnpaid(given, clock) : endAwarded(given, clock, { cause: end }))
}

const tellEnding = (
  { emit }: Pick<ContractGiven, 'emit'>, { id, contractNo, orderId, shopId, partnerId, exhibitId }: ContractRecord,
  { whose, dueAt }: { readonly whose: Told; readonly dueAt: Date },
): void => emit('dutyEnding', {
  contractId: id, contractNo, orderId, shopId, partnerId, exhibitId, whose, dueAt: timeOf(dueAt),
})

const remind: Attend = async (given, due) => {
  for (const contract of await holdDue(given, due, contractStep.values)) {
    const { whose, dueAt } = contract
    if (dueAt !== null && (whose === 'buyer' || whose === 'seller')) tellEnding(given, contract, { whose, dueAt })
  }
}

/** Orders come before everything that is about their cars. */
const ofContract = { table: 'contracts', under: { table: 'orders', column: 'order_id' } } as const

const dutiesOfKind = (kind: ContractKind) => {
  const { machine } = contractsOf[kind]
  const steps = Object.keys(machine.deadlines).filter((step): step is ContractStep => step in ends)
    // Money that goes through the house ends otherwise: `house-duties.ts`.
    .filter((step) => step !== 'payment' || traitsOf(kind).paid === 'handToHand')
  return [
    ...steps.map((step) =>
      [`${machine.name}.${step}`, { ...ofContract, atDue: missed(step), atFinal: over(step) }] as const),
    [`${machine.name}.remind`, { ...ofContract, atDue: remind }] as const,
  ]
}

/** A price cut that is disputed waits for staff already, and for the owner of the house then. */
const answerIsDue: Attend = async (given, due) => {
  const held = await holdDue(given, due, ['tradeResult'])
  const found = await listAdjustmentsOf(given.tx, held.map(({ id }) => id))
  const stateOf = new Map(found.map(({ contractId, state }) => [contractId, state]))
  await askOffice(given, held.filter(({ id }) => stateOf.get(id) === 'submitted'), 'staff')
  await askOffice(given, held.filter(({ id }) => stateOf.get(id) === 'disputed'), 'root')
}

const remindAnswer: Attend = async (given, due) => {
  const held = await holdDue(given, due, ['tradeResult'])
  const found = await listAdjustmentsOf(given.tx, held.map(({ id }) => id))
  for (const contract of held) {
    const until = found.find(({ contractId }) => contractId === contract.id)?.answerUntil ?? null
    if (until !== null) tellEnding(given, contract, { whose: 'seller', dueAt: until })
  }
}

const toRoot: Attend = async (given, due) => {
  await askOffice(given, await holdDue(given, due, ['tradeResult']), 'root')
}

const reviewIs = (attention: ContractAttention): Attend => async (given, due) => {
  const held = await holdDue(given, due, ['screening', 'done'])
  await askOffice(given, held.filter(({ screeningState }) => screeningState === 'inProgress'), attention)
}

/** Nobody answered: it is decided without. */
const faultIsDue: Attend = async ({ tx, emit }, due) => {
  const ids = due.map(({ rowId }) => rowId)
  await updateFaultCases(tx, ids, { overdue: true })
  for (const { id: caseId, contractId, shopId, partnerId, exhibitId } of await listFaultCasesById(tx, ids))
    emit('faultCaseChanged', { caseId, contractId, shopId, partnerId, exhibitId })
}

export const stepDuties: DutyTable = {
  ...Object.fromEntries(contractKind.values.flatMap(dutiesOfKind)),
  'adjustment.answer': { ...ofContract, atDue: answerIsDue, atFinal: toRoot },
  'adjustment.remind': { ...ofContract, atDue: remindAnswer },
  'screening.review': { ...ofContract, atDue: reviewIs('staff'), atFinal: reviewIs('root') },
  'fault-case.answer': { table: 'fault_cases', atDue: faultIsDue },
}
