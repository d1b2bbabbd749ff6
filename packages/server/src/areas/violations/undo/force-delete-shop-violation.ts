// Takes back an error of the office: nobody sees the violation any more, and only the audit remembers it.
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { action } from '../../../runtime/handler.ts'
import { holdViolation } from '../violations/hold-violation.ts'
import { deleteOne } from './undo-violation.ts'

export const forceDeleteShopViolation = action(violationsCalls.forceDeleteShopViolation, async (given) => {
  const { tx, params, body, refuse } = given
  const found = await holdViolation(tx, params.id)
  if (found === undefined) throw refuse('notFound')
  await deleteOne(given, { ...found, reason: body.reason })
  return null
})
