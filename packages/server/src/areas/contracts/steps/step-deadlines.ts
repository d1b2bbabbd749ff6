// By when the step that a contract stands at is to be done, by the numbers that the contract keeps to.
import type { ContractKind, ContractStep } from '@bidyard/contract/enums'
import type { SpanValue } from '@bidyard/contract/shapes/configuration/amounts'
import type { ConfigurationOf } from '@bidyard/contract/shapes/configuration/configuration'
import type { Reader } from '../../../runtime/database/database.ts'
import { meetDeadlines, type NewDeadline, setDeadlines } from '../../../runtime/work/deadlines.ts'
import { afterQuietHours } from '../../auctions/for-other-areas.ts'
import { endOfSpan } from '../../reference/for-other-areas.ts'
import { deadlinesOf } from '../award/award-window.ts'
import { type ContractGiven, machineOf } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { dutyOf } from './kinds.ts'
import { remindAt } from './reminder-rules.ts'

type Numbers = ConfigurationOf<'deadlines'>

interface Spans {
  readonly due: SpanValue
  readonly finalAfterDue: SpanValue | null
}

const spansOf = (numbers: Numbers, kind: ContractKind, step: ContractStep): Spans | undefined => {
  switch (step) {
    case 'salesDecision':
    case 'purchaseDecision':
      return { due: numbers[step].due, finalAfterDue: null }
    case 'tradeScheduling':
    case 'tradeResult':
    case 'deliveryScheduling':
    case 'lienConfirmation':
    case 'takeoverConfirmation':
      return numbers[step]
    case 'payment':
      return numbers.payment[kind]
    case 'screening':
      return { due: numbers.screeningSubmit.due[kind], finalAfterDue: numbers.screeningSubmit.finalAfterDue }
    case 'done':
    case 'cancelled':
      return undefined
  }
}

export interface StepTimes {
  readonly dueAt: Date
  readonly finalAt: Date | null
}

type Timed = Pick<ContractRecord, 'id' | 'kind' | 'state' | 'revision' | 'shopId'>
type Given = Pick<ContractGiven, 'tx' | 'now'>

/** Banks rest at night, and so does every end of ours. Undefined where nothing is waited for. */
const timesBy = async (
  tx: Reader, numbers: Numbers, { kind, state }: Pick<Timed, 'kind' | 'state'>, from: Date,
): Promise<StepTimes | undefined> => {
  const spans = spansOf(numbers, kind, state)
  if (spans === undefined) return undefined
  const quiet = (at: Date): Date => afterQuietHours(at, numbers.quietHours)
  const dueAt = quiet(await endOfSpan(tx, from, spans.due))
  const { finalAfterDue } = spans
  return { dueAt, finalAt: finalAfterDue === null ? null : quiet(await endOfSpan(tx, dueAt, finalAfterDue)) }
}

export const timesOf = async (
  given: { readonly tx: Reader }, contract: Pick<Timed, 'kind' | 'state' | 'revision'>, from: Date,
): Promise<StepTimes | undefined> =>
  timesBy(given.tx, (await deadlinesOf(given, [contract.revision]))(contract.revision), contract, from)

/** When a step that is due then is over for good. */
export const finalAfter = async (given: Given, contract: Timed, dueAt: Date): Promise<Date | null> => {
  const numbers = (await deadlinesOf(given, [contract.revision]))(contract.revision)
  const spans = spansOf(numbers, contract.kind, contract.state)
  if (spans === undefined || spans.finalAfterDue === null) return null
  return afterQuietHours(await endOfSpan(given.tx, dueAt, spans.finalAfterDue), numbers.quietHours)
}

const remindDuty = 'remind'

/** Somebody else may owe it than the table says: the seller, once the buyer claims to have paid. */
const stepDeadlines = (
  now: Date, { id, kind, state, shopId }: Timed, times: StepTimes, whose = dutyOf(kind, state)?.whose ?? 'staff',
): NewDeadline[] => {
  const common = { machine: machineOf[kind], rowId: id, whose, holderId: whose === 'buyer' ? shopId : null }
  const wanted: NewDeadline[] = [{ ...common, duty: state, ...times }]
  const reminding = remindAt(now, times.dueAt)
  if (reminding !== undefined && whose !== 'staff')
    wanted.push({ ...common, duty: remindDuty, dueAt: reminding, finalAt: null })
  return wanted
}

export const setStepDeadline = (
  { tx, now }: Given, contract: Timed, times: StepTimes, whose?: 'buyer' | 'seller' | 'staff',
): Promise<void> => setDeadlines(tx, stepDeadlines(now, contract, times, whose))

/** Of contracts as they are after the move; from a moment of the past or the future where the step says so. */
export const beginSteps = async (given: Given, contracts: readonly Timed[], from = given.now): Promise<void> => {
  const numbersOf = await deadlinesOf(given, contracts.map(({ revision }) => revision))
  const wanted: NewDeadline[] = []
  for (const contract of contracts) {
    const times = await timesBy(given.tx, numbersOf(contract.revision), contract, from)
    if (times !== undefined) wanted.push(...stepDeadlines(given.now, contract, times))
  }
  await setDeadlines(given.tx, wanted)
}

export const beginStep = (given: Given, contract: Timed, from?: Date): Promise<void> =>
  beginSteps(given, [contract], from)

/** What the step that they stand at asked for is done; what else waits for them goes on. */
export const meetStep = async (
  { tx }: Pick<ContractGiven, 'tx'>, { id, kind, state }: Pick<Timed, 'id' | 'kind' | 'state'>,
): Promise<void> => {
  for (const duty of [state, remindDuty]) await meetDeadlines(tx, { machine: machineOf[kind], rowIds: [id], duty })
}
