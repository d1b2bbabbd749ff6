// Tells the parties of contracts, their sellers and the office that something of them changed.
import type { ContractGiven } from './contract-parts.ts'

interface Told {
  readonly id: string
  readonly auctionId: string
  readonly shopId: string
  readonly partnerId: string | null
  readonly exhibitId: string | null
}

export const tellContracts = ({ emit }: Pick<ContractGiven, 'emit'>, contracts: readonly Told[]): void => {
  for (const { id, auctionId, shopId, partnerId, exhibitId } of contracts)
    emit('contractChanged', { contractId: id, auctionId, shopId, partnerId, exhibitId })
}

/** The office and the seller alone: a dealer must not hear that a seller still chooses. */
export const tellRounds = (
  { emit }: Pick<ContractGiven, 'emit'>,
  rounds: readonly { readonly id: string; readonly partnerId: string | null; readonly exhibitId: string | null }[],
): void => {
  for (const { id, partnerId, exhibitId } of rounds) emit('sellerTradeChanged', { auctionId: id, partnerId, exhibitId })
}
