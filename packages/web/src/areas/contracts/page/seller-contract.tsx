// A contract inside the page of the seller's car: its steps go on there, on the phone.
import { useFailureWords } from '../../../api/failure-words.ts'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { ContractColumn } from './contract-body.tsx'
import { useContract } from './use-contract.ts'

export const SellerContract = ({ contractId }: { readonly contractId: string }) => {
  const wordsFor = useFailureWords()
  const { contract, error, again } = useContract(contractId)
  if (contract === undefined && error !== null) return <ErrorPanel {...wordsFor(error)} onRetry={again} />
  if (contract === undefined)
    return <div aria-busy="true"><Skeleton className="h-96 rounded-lg!" /></div>
  return <div className="flex flex-col gap-5"><ContractColumn contract={contract} side="seller" /></div>
}
