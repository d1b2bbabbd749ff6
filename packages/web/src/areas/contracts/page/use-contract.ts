// One contract as it stands, and nothing of another one while it is on its way.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { useRead } from '../../../api/use-read.ts'

export const useContract = (id: string) => {
  const read = useRead(contractsCalls.getContract, { params: { id } })
  return {
    contract: read.data?.id === id ? read.data : undefined, error: read.error, again: () => void read.refetch(),
  }
}
