// Applies the violation that a broken contract is, once for each fact, by the numbers that the contract keeps to.
import { violationDetailType } from '@bidyard/contract/enums'
import type { PayloadOf } from '@bidyard/contract/events'
import { lockShops } from '../../finance/for-other-areas.ts'
import { applyViolation } from '../../violations/for-other-areas.ts'
import type { ContractGiven } from '../contract-parts.ts'
import { listContractsById } from '../contracts/contracts.sql.ts'

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
      statement: `${contractNo} ${violationDetailType.labels[detail].ko}`,
      related: { orderId, auctionId, biddingId, contractId }, priceWon: contract.priceWon ?? contract.amountWon,
      source: ['contract', contractId, detail, ...(missedAt === null ? [] : [missedAt])].join(':'),
    })
  }
}
