// Tells of a turn of a price cut whom its machine names.
import type { ActionOf, Actor } from '@bidyard/contract/machine'
import { adjustments, type ContractGiven } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { tellTurn } from '../tell-contracts.ts'

export const tellCut = (
  given: Pick<ContractGiven, 'emit'>, contract: ContractRecord, act: ActionOf<typeof adjustments.machine>, as: Actor,
): void => tellTurn(given, [contract], { turn: 'adjustment', act, as, row: adjustments.machine.actions[act] })
