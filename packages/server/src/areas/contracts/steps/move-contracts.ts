// Moves contracts of any kind by an act of their machines, and tells whom the table names: each kind has its own.
import type { Actor } from '@bidyard/contract/machine'
import { type ContractAct, rowOf } from '@bidyard/contract/contract-kinds'
import type { Stateful } from '../../../runtime/work/move-states.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import type { ContractGiven } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { tellTurn } from '../tell-contracts.ts'
import { contractsOf } from './kinds.ts'

export interface ContractMove {
  readonly act: ContractAct
  readonly as: Actor
  readonly reason?: string | null
}

/** The contracts are locked, and each stands where the act begins. */
export const moveContracts = async (
  { tx, doer, emit }: Pick<ContractGiven, 'tx' | 'doer' | 'emit'>, contracts: readonly ContractRecord[],
  { act, as, reason = null }: ContractMove,
): Promise<void> => {
  for (const [kind, group] of Map.groupBy(contracts, (one) => one.kind)) {
    const of: Stateful = contractsOf[kind]
    const { refused } = await moveStates(tx, of, {
      action: act, as, ids: group.map(({ id }) => id), doer, ...(reason === null ? {} : { reason }),
    })
    if (refused.length > 0) throw new Error(`${act} does not leave ${refused[0]?.state} of a ${kind} contract`)
    tellTurn({ emit }, group, { turn: 'contract', act, as, row: rowOf(kind, act) })
  }
}
