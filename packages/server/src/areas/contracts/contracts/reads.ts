// Contracts, one by one and in lists, for the parties and the office.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { sql } from 'kysely'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import type { ContractParts } from '../contract-parts.ts'
import { findContract } from './contracts.sql.ts'
import { contractsQuery } from './contracts-query.sql.ts'
import { contractViewerOf, ofSeenContracts } from './seen-contracts.ts'
import { describeContract, showContractRow, tellsOfPeople } from './show-contract.ts'

export const listContracts = listing(contractsCalls.listContracts, ({ db, caller }) => source({
  query: contractsQuery(db).where(ofSeenContracts(caller)),
  columns: {
    id: sql`contracts.id`,
    orderId: sql`contracts.order_id`,
    auctionId: sql`contracts.auction_id`,
    biddingId: sql`contracts.bidding_id`,
    bidderId: sql`contracts.bidder_id`,
    memberId: sql`contracts.member_id`,
    shopId: sql`contracts.shop_id`,
    state: sql`contracts.state`,
    kind: sql`contracts.kind`,
    contractNo: sql`contracts.contract_no`,
    carNumber: sql`orders.car_number`,
    cancelCause: sql`contracts.cancel_cause`,
    requestedAt: sql`contracts.requested_at`,
    awardedAt: sql`contracts.awarded_at`,
    cancelledAt: sql`contracts.cancelled_at`,
    doneAt: sql`contracts.done_at`,
    screeningState: sql`contracts.screening_state`,
    withoutPapersAt: sql`contracts.without_papers_at`,
    attention: sql`contracts.attention`,
    dueAt: sql`owed.due_at`,
    whose: sql`owed.whose`,
    createdAt: sql`contracts.created_at`,
    updatedAt: sql`contracts.updated_at`,
  },
  item: (contract) => showContractRow(contractViewerOf(caller, contract) ?? 'buyer', contract),
}))

export const getContract = (parts: ContractParts) =>
  read(contractsCalls.getContract, async ({ db, now, caller, params, request, refuse }) => {
    const contract = await findContract(db, params.id)
    const viewer = contract === undefined ? undefined : contractViewerOf(caller, contract)
    if (contract === undefined || viewer === undefined) throw refuse('notFound')
    const shown = await describeContract({ ...parts, db, now }, viewer, contract)
    if (tellsOfPeople(viewer, contract, shown))
      await writeAccess(db, caller, request, [{ act: 'view contract', subject: 'contract', subjectId: contract.id }])
    return shown
  })
