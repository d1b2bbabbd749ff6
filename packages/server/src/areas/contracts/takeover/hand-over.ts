// A sold car left us for its buyer: noted at its contract, whose held money may be waiting for just that.
import { hasStep } from '@bidyard/contract/contract-kinds'
import type { PayloadOf } from '@bidyard/contract/events'
import { lockAuctions } from '../../auctions/for-other-areas.ts'
import type { ContractGiven } from '../contract-parts.ts'
import { lockContracts } from '../contracts/contracts.sql.ts'
import { payOut } from '../payouts/pay-out.ts'
import { readContract } from '../contracts/read-contract.ts'
import { moveContracts } from '../steps/move-contracts.ts'
import { beginStep } from '../steps/step-deadlines.ts'
import { tellContracts } from '../tell-contracts.ts'
import { findContractOfOrder, updateHandedOver } from './takeovers.sql.ts'

/** The order is held by whoever let the car go. What is taken over is handed over when its buyer says so. */
export const noteHandedOver = async (
  given: ContractGiven, told: readonly PayloadOf<'carHandedOver'>[],
): Promise<void> => {
  const { tx } = given
  for (const { orderId } of told) {
    const id = await findContractOfOrder(tx, orderId)
    if (id === undefined) continue
    const found = await readContract(given, { id })
    await lockAuctions(tx, [found.auctionId])
    const [contract] = await lockContracts(tx, [id])
    if (contract === undefined) continue
    if (contract.state === 'takeoverConfirmation')
      await moveContracts(given, [contract], { act: 'release', as: 'staff' })
    // Of a car that stood in our yard its stay says whether it left, and whether it came back.
    const isBrought = contract.houseType !== 'inflow'
    if (hasStep(contract.kind, 'deliveryScheduling') || isBrought) await updateHandedOver(tx, id)
    // Nobody takes a car over before it has come.
    if (isBrought && contract.state === 'takeoverConfirmation') await beginStep(given, contract)
    await payOut(given, await readContract(given, contract))
    tellContracts(given, [contract])
  }
}
