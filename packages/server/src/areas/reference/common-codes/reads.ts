// All enumerations of the product with their labels, so that no client keeps a list of its own.
import { referenceCalls as calls } from '@bidyard/contract/calls/reference'
import { read } from '../../../runtime/handler.ts'
import { isEnumeration } from '../metadata/metadata-rules.ts'
import { gatherCommonCodes } from './gather-common-codes.ts'

export const listCommonCodes = read(calls.listCommonCodes, async ({ db }) => ({ items: await gatherCommonCodes(db) }))

export const getCommonCode = read(calls.getCommonCode, async ({ db, params, refuse }) => {
  const [found] = isEnumeration(params.code) ? await gatherCommonCodes(db, params.code) : []
  if (found === undefined) throw refuse('notFound')
  return found
})
