// Asks for a contract, and for its price cut where it has one, before its page is there.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { readOptions } from '../../../api/use-read.ts'
import { hasAdjustment } from '../adjustment/use-adjustment.ts'

export const askContract = async (queries: QueryClient, id: string): Promise<void> => {
  const contract = await queries.ensureQueryData(readOptions(contractsCalls.getContract, { params: { id } }))
  if (!hasAdjustment(contract)) return
  await queries.ensureQueryData(readOptions(contractsCalls.getAdjustment, { params: { id: contract.biddingId } }))
}
