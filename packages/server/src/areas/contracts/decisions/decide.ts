// The two decisions, whichever kind they belong to: what each answer does to the contract and to everything around it.
import type { PurchaseDeclineType, SalesDeclineType } from '@bidyard/contract/enums'
import type { KindWhere } from '@bidyard/contract/shapes/contracts/traits-of'
import { isBuyersDoing } from '@bidyard/contract/shapes/contracts/whose-doing'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { awardContracts } from '../award/award-contracts.ts'
import type { BySeller } from '../award/award-window.ts'
import { goOn } from '../award/go-on.ts'
import { updateBidders } from '../award/rounds.sql.ts'
import { type ContractGiven, purchaseDecisions, saleDecisions } from '../contract-parts.ts'
import { type ContractRecord, updateContracts } from '../contracts/contracts.sql.ts'
import { readContract } from '../contracts/read-contract.ts'
import { fallContracts } from '../ending/fall-contracts.ts'
import { openFaultCase } from '../faults/open-fault-case.ts'
import { askToDecide } from '../opening/open-contracts.ts'
import { violationOf } from '../steps/kinds.ts'
import { moveContracts } from '../steps/move-contracts.ts'
import { beginStep, meetStep } from '../steps/step-deadlines.ts'
import { tellContracts } from '../tell-contracts.ts'

export type DecidedKind = KindWhere<'awardedBy', 'seller'>

export const acceptSale = async (given: ContractGiven, contract: ContractRecord): Promise<void> => {
  const { tx, doer } = given
  const { id, bidderId } = contract
  await meetStep(given, contract)
  await updateContracts(tx, [id], { sale: { type: null, note: null }, requested: true })
  await moveStates(tx, saleDecisions, { action: 'accept', as: 'seller', ids: [id], doer })
  await moveContracts(given, [contract], { act: 'acceptSale', as: 'seller' })
  await updateBidders(tx, [bidderId], { requested: true })
  const asked = await readContract(given, { id })
  await askToDecide(given, [asked])
  tellContracts(given, [asked])
}

export const declineSale = async (
  given: ContractGiven, contract: ContractRecord,
  said: { readonly type: SalesDeclineType; readonly note: string | null }, bySeller: BySeller,
): Promise<void> => {
  const { tx, doer } = given
  await updateContracts(tx, [contract.id], { sale: said })
  await moveStates(tx, saleDecisions, { action: 'decline', as: 'seller', ids: [contract.id], doer })
  await fallContracts(given, [contract], { cause: 'saleDeclined', note: said.note })
  await goOn(given, [contract.auctionId], bySeller)
}

export const acceptPurchase = async (given: ContractGiven, contract: ContractRecord): Promise<void> => {
  const { tx, doer } = given
  const { id } = contract
  await meetStep(given, contract)
  await updateContracts(tx, [id], { purchase: { type: null, note: null }, awarded: true })
  await moveStates(tx, purchaseDecisions, { action: 'accept', as: 'buyer', ids: [id], doer })
  await moveContracts(given, [contract], { act: 'acceptPurchase', as: 'buyer' })
  await awardContracts(given, [contract])
  await beginStep(given, await readContract(given, { id }))
  tellContracts(given, [contract])
}

export const declinePurchase = async (
  given: ContractGiven, contract: ContractRecord,
  said: { readonly type: PurchaseDeclineType; readonly note: string | null },
): Promise<void> => {
  const { tx, doer, emit } = given
  const { id, kind, auctionId } = contract
  await updateContracts(tx, [id], { purchase: said })
  await moveStates(tx, purchaseDecisions, { action: 'decline', as: 'buyer', ids: [id], doer })
  await fallContracts(given, [contract], { cause: 'purchaseDeclined', note: said.note })
  await goOn(given, [auctionId])
  const detail = violationOf(kind, 'PurchaseDecline')
  if (!isBuyersDoing('purchaseDeclined', { purchaseDeclineType: said.type }))
    await openFaultCase(given, contract, {
      kind: 'purchaseDecline', claim: said.type, note: said.note, openedAs: 'buyer', asked: 'seller',
    })
  else if (detail !== undefined) emit('contractBroken', { contractId: id, detail, missedAt: null })
}
