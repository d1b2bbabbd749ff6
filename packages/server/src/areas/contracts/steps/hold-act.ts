// The way every act on a contract begins: held, of the right kind, by the right party, at the right step.
import type { ContractKind } from '@bidyard/contract/enums'
import { type Actor, actorsOf } from '@bidyard/contract/machine'
import { type ContractAct, rowOf } from '@bidyard/contract/contract-kinds'
import type { Caller } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { actsAsBuyer, actsAsSeller, type HeldContract, holdContract } from '../contracts/hold-contract.ts'
import { isTooLate } from '../contracts/is-too-late.ts'
import { wrongStep } from '../contracts/wrong-step.ts'

interface Asking {
  readonly tx: Tx
  readonly caller: Caller
  readonly refuse: Refuse
}

export type Part = 'buyer' | 'seller' | 'staff'

/** In which part somebody acts. Whoever may only finish what is theirs needs no right to bid. */
export const partIn = async (
  { tx, caller }: Pick<Asking, 'tx' | 'caller'>, held: HeldContract, by: readonly Actor[],
): Promise<Part | undefined> => {
  if (by.includes('buyer') && await actsAsBuyer(tx, caller, held)) return 'buyer'
  if (by.includes('staff') && held.viewer === 'office') return 'staff'
  if (by.includes('seller') && await actsAsSeller(tx, caller, held)) return 'seller'
  return undefined
}

export interface ActWish {
  readonly id: string
  /** Without it the act is one of every kind that has it. */
  readonly kind?: ContractKind
  readonly act: ContractAct
  /** The same by another party, where that is an act of its own. */
  readonly orAct?: ContractAct
  /** What else must be so at this step. */
  readonly stands?: (contract: ContractRecord) => boolean
}

export interface HeldAct extends HeldContract {
  readonly as: Part
}

/** Kind, then party, then step: what each of them hears says no more than the one before. */
export const holdAct = async (given: Asking, wish: ActWish): Promise<HeldAct> => {
  const { id, kind, act, orAct, stands } = wish
  const held = await holdContract(given, id)
  const { contract } = held
  const row = rowOf(contract.kind, act)
  if (row === undefined || (kind !== undefined && contract.kind !== kind)) throw wrongStep('kind')
  const other = orAct === undefined ? undefined : rowOf(contract.kind, orAct)
  const as = await partIn(given, held, [row, other].flatMap((one) => (one ? actorsOf(one) : [])))
  if (as === undefined) throw wrongStep('party')
  if (!row.from.includes(contract.state) || stands?.(contract) === false) throw wrongStep('state')
  if (as !== 'staff' && await isTooLate(given.tx, contract)) throw wrongStep('state')
  return { ...held, as }
}

/** Every step that a kind has between its beginning and its end. */
export const isOpen = ({ state }: Pick<ContractRecord, 'state'>): boolean => state !== 'done' && state !== 'cancelled'
