// Holds a contract for what only the office does to it.
import type { Caller } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import { type HeldContract, holdContract } from '../contracts/hold-contract.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { isOpen } from '../steps/hold-act.ts'

interface Asking {
  readonly tx: Tx
  readonly caller: Caller
  readonly refuse: Refuse
  readonly params: { readonly id: string }
  readonly body: { readonly seenVersion: number }
}

export const holdForOffice = async (given: Asking): Promise<HeldContract> => {
  const { params, body: { seenVersion }, refuse } = given
  const held = await holdContract(given, params.id)
  if (held.viewer !== 'office') throw wrongStep('party')
  if (!isOpen(held.contract)) throw wrongStep('state')
  if (held.contract.version !== seenVersion) throw refuse('conflict')
  return held
}
