// A contract in the office, which is ended as awards end theirs.
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import type { ReactNode } from 'react'
import { CancelContractDialog } from '../../areas/bidding/office/award/contract-dialogs.tsx'
import { useChoice } from '../../areas/bidding/parts/use-choice.ts'
import { OfficeContractScreen } from '../../areas/contracts/office/office-contract-screen.tsx'

interface CancelProps {
  readonly contract: Contract
  readonly onClose: () => void
}

/** What may follow for the car is known to its auction. */
const Cancel = ({ contract: { id, auctionId }, onClose }: CancelProps) => {
  const { process, bidders } = useChoice(auctionId)
  if (process?.auctionId !== auctionId) return null
  return <CancelContractDialog contractId={id} process={process} bidders={bidders} onClose={onClose} />
}

const renderCancel = (contract: Contract, onClose: () => void): ReactNode => (
  <Cancel contract={contract} onClose={onClose} />
)

export const ContractPage = () => <OfficeContractScreen renderCancel={renderCancel} />
