// By when the step that a contract stands at is to be done, by the numbers that the contract keeps to.
import type { ContractKind, ContractStep } from '@bidyard/contract/enums'
import type { SpanValue } from '@bidyard/contract/shapes/configuration/amounts'
import { dutyOf } from '@bidyard/contract/contract-kinds'
import type { Reader } from '../../../runtime/database/database.ts'
import { meetDeadlines, type NewDeadline, setDeadlines } from '../../../runtime/work/deadlines.ts'
import { calendarOf } from '../../reference/for-other-areas.ts'
import { type ContractGiven, machineOf } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { type Ends, endsBy, endsOf, type Numbers, numbersOf } from './ends.ts'
import { remindAt } from './reminder-rules.ts'

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

/** Undefined where nothing is waited for. */
const timesBy = async (
  { numbers, after }: Ends, { kind, state }: Pick<Timed, 'kind' | 'state'>, from: Date,
): Promise<StepTimes | undefined> => {
  const spans = spansOf(numbers, kind, state)
  if (spans === undefined) return undefined
  const dueAt = await after(from, spans.due)
  const { finalAfterDue } = spans
  return { dueAt, finalAt: finalAfterDue === null ? null : await after(dueAt, finalAfterDue) }
}

export const timesOf = async (
  given: { readonly tx: Reader }, contract: Pick<Timed, 'kind' | 'state' | 'revision'>, from: Date,
): Promise<StepTimes | undefined> =>
  timesBy(await endsOf(given, contract.revision), contract, from)

/** When a step that is due then is over for good. */
export const finalAfter = async (given: Given, contract: Timed, dueAt: Date): Promise<Date | null> => {
  const { numbers, after } = await endsOf(given, contract.revision)
  const spans = spansOf(numbers, contract.kind, contract.state)
  if (spans === undefined || spans.finalAfterDue === null) return null
  return after(dueAt, spans.finalAfterDue)
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
  const numbers = await numbersOf(given, contracts.map(({ revision }) => revision))
  const counting = { tx: given.tx, calendar: calendarOf(given.tx) }
  const wanted: NewDeadline[] = []
  for (const contract of contracts) {
    const times = await timesBy(endsBy(counting, numbers(contract.revision)), contract, from)
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
