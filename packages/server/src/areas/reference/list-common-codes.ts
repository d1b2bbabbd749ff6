// All enumerations of the product with their labels, so that no client keeps a list of its own.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { read } from '../../runtime/handler.ts'

export const listCommonCodes = read(referenceCalls.listCommonCodes, async () => ({ items: [] }))
