// Holds a case of fault with its contract, and tells of it.
import type { Caller } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import type { Emit } from '../../../runtime/work/events.ts'
import { type FaultCaseRecord, findFaultCase, lockFaultCase } from '../contracts/fault-cases.sql.ts'
import { type HeldContract, holdContract } from '../contracts/hold-contract.ts'

interface HeldCase extends HeldContract {
  readonly found: FaultCaseRecord
}

/** With its contract, and everything that comes before that in the order of locks. */
export const holdCase = async (
  given: { readonly tx: Tx; readonly caller: Caller; readonly refuse: Refuse }, id: string,
): Promise<HeldCase> => {
  const known = await findFaultCase(given.tx, id)
  if (known === undefined) throw given.refuse('notFound')
  const held = await holdContract(given, known.contractId)
  const found = await lockFaultCase(given.tx, id)
  if (found === undefined) throw given.refuse('notFound')
  return { ...held, found }
}

export const tellCase = (emit: Emit, { id, contractId, shopId, partnerId, exhibitId }: FaultCaseRecord): void =>
  emit('faultCaseChanged', { caseId: id, contractId, shopId, partnerId, exhibitId })

export const readCase = async ({ tx }: { readonly tx: Tx }, { id }: FaultCaseRecord): Promise<FaultCaseRecord> => {
  const found = await findFaultCase(tx, id)
  if (found === undefined) throw new Error('a case that was just written is gone')
  return found
}
