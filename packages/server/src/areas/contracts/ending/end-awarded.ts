// Ends contracts after the award: with everything that hung on them, and the round that nobody else is left in.
import { endWithoutBuyer } from '../award/settle-bids.ts'
import type { ContractGiven } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { fallContracts, type FallWish } from './fall-contracts.ts'

export const endAwarded = async (
  given: ContractGiven, contracts: readonly ContractRecord[],
  wish: FallWish & { readonly retry?: 'asConfigured' | 'wished' | 'never' },
): Promise<void> => {
  if (contracts.length === 0) return
  const { retry = 'asConfigured', ...fall } = wish
  await fallContracts(given, contracts, fall)
  await endWithoutBuyer(given, contracts.map(({ auctionId }) => auctionId), {
    by: 'flow', retry, note: wish.note ?? null,
  })
}
