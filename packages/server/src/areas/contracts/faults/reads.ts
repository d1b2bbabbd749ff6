// Cases of fault, as the two parties and the office see them.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { sql } from 'kysely'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { faultCasesQuery, findFaultCase } from '../contracts/fault-cases.sql.ts'
import { contractViewerOf, ofSeenContracts } from '../contracts/seen-contracts.ts'
import { showFaultCase } from '../contracts/show-fault-case.ts'

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
