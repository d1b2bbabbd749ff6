// Tells the parties of contracts, their sellers and the office that something of them changed, and which turn it was.
import type { Action, Actor } from '@bidyard/contract/machine'
import type { ContractGiven } from './contract-parts.ts'
import type { ContractRecord } from './contracts/contracts.sql.ts'

interface Told {
  readonly id: string
  readonly auctionId: string
  readonly orderId: string
  readonly shopId: string
  readonly partnerId: string | null
  readonly exhibitId: string | null
}

export const tellContracts = ({ emit }: Pick<ContractGiven, 'emit'>, contracts: readonly Told[]): void => {
  for (const { id, auctionId, orderId, shopId, partnerId, exhibitId } of contracts)
    emit('contractChanged', { contractId: id, auctionId, orderId, shopId, partnerId, exhibitId })
}

/** The office and the seller alone: a dealer must not hear that a seller still chooses. */
export const tellRounds = (
  { emit }: Pick<ContractGiven, 'emit'>,
  rounds: readonly { readonly id: string; readonly partnerId: string | null; readonly exhibitId: string | null }[],
): void => {
  for (const { id, partnerId, exhibitId } of rounds) emit('sellerTradeChanged', { auctionId: id, partnerId, exhibitId })
}

interface Turn {
  readonly turn: 'contract' | 'adjustment'
  readonly act: string
  readonly as: Actor
  /** Of the machine, which names who is told. */
  readonly row: Pick<Action<string>, 'to' | 'tells'> | undefined
}

/** Whoever did it knows; a dealer who was not asked to buy yet must not hear that a seller still chooses. */
export const tellTurn = (
  { emit }: Pick<ContractGiven, 'emit'>, contracts: readonly ContractRecord[], { turn, act, as, row }: Turn,
): void => {
  for (const { id, contractNo, orderId, shopId, partnerId, exhibitId, requestedAt, awardedAt } of contracts) {
    const isAsked = requestedAt !== null || awardedAt !== null || row?.to === 'purchaseDecision'
    const tells = (row?.tells ?? []).filter((party) => party !== as && (party === 'seller' || isAsked))
    if (tells.length > 0)
      emit('contractTurned', { contractId: id, contractNo, orderId, shopId, partnerId, exhibitId, turn, act, tells })
  }
}
