// Cases of fault: listed for the parties and the office, answered by the other side, decided by staff.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { sql } from 'kysely'
import type { Caller } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import { Failure, type Refuse } from '../../../runtime/failure.ts'
import { action, listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { meetDeadlines } from '../../../runtime/work/deadlines.ts'
import type { Emit } from '../../../runtime/work/events.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { faultCases } from '../contract-parts.ts'
import {
  type FaultCaseRecord, faultCasesQuery, findFaultCase, lockFaultCase, updateFaultCases,
} from '../contracts/fault-cases.sql.ts'
import { type HeldContract, holdContract } from '../contracts/hold-contract.ts'
import { contractViewerOf, ofSeenContracts } from '../contracts/seen-contracts.ts'
import { showFaultCase } from '../contracts/show-fault-case.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { partIn } from '../steps/hold-act.ts'
import { violationOf } from '../steps/kinds.ts'

export const listFaultCases = listing(contractsCalls.listFaultCases, ({ db, caller }) => source({
  query: faultCasesQuery(db).where(ofSeenContracts(caller)),
  columns: {
    id: sql`fault_cases.id`, contractId: sql`fault_cases.contract_id`, orderId: sql`contracts.order_id`,
    state: sql`fault_cases.state`, kind: sql`fault_cases.kind`, isOverdue: sql`(fault_cases.overdue_at is not null)`,
    createdAt: sql`fault_cases.created_at`, updatedAt: sql`fault_cases.updated_at`,
  },
  item: (found) => showFaultCase(contractViewerOf(caller, found) ?? 'buyer', found),
}))

export const getFaultCase = read(contractsCalls.getFaultCase, async ({ db, caller, params, refuse }) => {
  const found = await findFaultCase(db, params.id)
  const viewer = found === undefined ? undefined : contractViewerOf(caller, found)
  if (found === undefined || viewer === undefined) throw refuse('notFound')
  return showFaultCase(viewer, found)
})

interface HeldCase extends HeldContract {
  readonly found: FaultCaseRecord
}

/** With its contract, and everything that comes before that in the order of locks. */
const holdCase = async (
  given: { readonly tx: Tx; readonly caller: Caller; readonly refuse: Refuse }, id: string,
): Promise<HeldCase> => {
  const known = await findFaultCase(given.tx, id)
  if (known === undefined) throw given.refuse('notFound')
  const held = await holdContract(given, known.contractId)
  const found = await lockFaultCase(given.tx, id)
  if (found === undefined) throw given.refuse('notFound')
  return { ...held, found }
}

const tellCase = (emit: Emit, { id, contractId, shopId, partnerId, exhibitId }: FaultCaseRecord): void =>
  emit('faultCaseChanged', { caseId: id, contractId, shopId, partnerId, exhibitId })

const readCase = async ({ tx }: { readonly tx: Tx }, { id }: FaultCaseRecord): Promise<FaultCaseRecord> => {
  const found = await findFaultCase(tx, id)
  if (found === undefined) throw new Error('a case that was just written is gone')
  return found
}

export const answerFaultCase = action(contractsCalls.answerFaultCase, async (given) => {
  const { tx, doer, emit, params, body: { confirms, note } } = given
  const held = await holdCase(given, params.id)
  const { found, viewer } = held
  if (await partIn(given, held, [found.asked]) === undefined) throw wrongStep('party')
  if (found.state !== 'open') throw wrongStep('state')
  // Whoever disputes says what happened.
  if (!confirms && note === null) throw wrongStep('input')
  await updateFaultCases(tx, [found.id], { answer: { note, by: doer.memberId } })
  await moveStates(tx, faultCases, {
    action: confirms ? 'confirm' : 'dispute', as: found.asked, ids: [found.id], doer,
  })
  await meetDeadlines(tx, { machine: faultCases.machine.name, rowIds: [found.id] })
  tellCase(emit, found)
  return showFaultCase(viewer, await readCase(given, found))
})

/** By the step that the trade failed at: only one that was the buyer's fault is a violation. */
const breachOfCase = ({ kind, contractKind }: FaultCaseRecord) =>
  violationOf(contractKind, kind === 'purchaseDecline' ? 'PurchaseDecline' : 'TradeRefusal')

export const decideFaultCase = action(contractsCalls.decideFaultCase, async (given) => {
  const { tx, doer, emit, caller, params, body: { seenVersion, fault, reason }, refuse } = given
  const { found, viewer } = await holdCase(given, params.id)
  if (viewer !== 'office') throw wrongStep('party')
  const isWaiting = found.state === 'open' && found.overdueAt === null
  if (found.state === 'decided' || isWaiting) throw wrongStep('state')
  // Of a car of the house the office is heard as its seller: nobody judges what they said themselves.
  if (found.answeredBy !== null && found.answeredBy === caller.memberId) throw wrongStep('party')
  if (found.version !== seenVersion) throw refuse('conflict')
  await updateFaultCases(tx, [found.id], { decision: { fault, note: reason, by: doer.memberId } })
  const { moved } = await moveStates(tx, faultCases, { action: 'decide', as: 'staff', ids: [found.id], doer, reason })
  if (moved.length === 0) throw new Failure('INVALID_CONTRACT', '0001.INVALID_CONTRACT_STATE')
  const detail = fault === 'buyer' ? breachOfCase(found) : undefined
  if (detail !== undefined) emit('contractBroken', { contractId: found.contractId, detail, missedAt: null })
  await writeAudit(tx, doer, [{
    act: 'decide fault case', subject: 'faultCase', subjectId: found.id, after: { fault }, reason,
  }])
  tellCase(emit, found)
  return showFaultCase(viewer, await readCase(given, found))
})
