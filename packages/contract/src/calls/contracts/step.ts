// What every call of a contract's steps has in common: who may ask, and the errors of the group.
import { z } from 'zod'
import { contractShape } from '../../shapes/contracts/contracts.ts'

/** Every party may ask, so that whoever's turn it is not hears that, and not that there is no such thing. */
export const step = {
  method: 'POST',
  who: ['dealer', 'seller', 'partner', 'staff'],
  parts: ['screening'],
  params: z.object({ id: z.uuid() }),
  answer: contractShape,
  idempotency: 'required',
  about: 'contract',
} as const
/** The same, of steps that the specification has no call for. */
export const officeStep = { ...step, surface: 'office' } as const

export const stepErrors = {
  INVALID_CONTRACT: ['0001.INVALID_CONTRACT_STATE', '0002.INVALID_CONTRACT_TYPE'], INVALID_PERMISSION: [],
} as const
export const inputErrors = { ...stepErrors, INVALID_INPUT: [] } as const
/** Of steps that every kind has. */
export const anyKindErrors = { ...inputErrors, INVALID_CONTRACT: ['0001.INVALID_CONTRACT_STATE'] } as const

export const nothing = z.strictObject({})
