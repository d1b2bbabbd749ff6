// Applies the violation that a broken contract is, once for each fact, by the numbers that the contract keeps to.
import type { PayloadOf } from '@bidyard/contract/events'
import { momentText } from '../../../runtime/seoul.ts'
import { lockShops } from '../../finance/for-other-areas.ts'
import { applyViolation } from '../../violations/for-other-areas.ts'
import type { ContractGiven } from '../contract-parts.ts'
import { listContractsById } from '../contracts/contracts.sql.ts'

/** What it is called stands above it wherever it is shown. */
const statementOf = (contractNo: string, missedAt: string | null): string =>
  missedAt === null
    ? `계약 ${contractNo}에서 있었던 일입니다.`
    : `계약 ${contractNo}에서 ${momentText(new Date(missedAt))}까지 할 일을 하지 않았습니다.`

export const applyBreaches = async (
  given: ContractGiven, told: readonly PayloadOf<'contractBroken'>[],
): Promise<void> => {
  const found = await listContractsById(given.tx, told.map(({ contractId }) => contractId))
  const byId = new Map(found.map((contract) => [contract.id, contract]))
  await lockShops(given.tx, found.map(({ shopId }) => shopId))
  for (const { contractId, detail, missedAt } of told) {
    const contract = byId.get(contractId)
    if (contract === undefined) throw new Error('a contract that was just written is gone')
    const { shopId, memberId, orderId, auctionId, biddingId, contractNo, revision } = contract
    // A house that does not judge such a thing has no rule for it, and nothing follows.
    await applyViolation(given, {
      shopId, memberId, detail, violateAt: given.now, isEvidenceShown: true, revision,
      statement: statementOf(contractNo, missedAt),
      related: { orderId, auctionId, biddingId, contractId }, priceWon: contract.priceWon ?? contract.amountWon,
      source: ['contract', contractId, detail, ...(missedAt === null ? [] : [missedAt])].join(':'),
    })
  }
}
