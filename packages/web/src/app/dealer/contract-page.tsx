// A contract with the decision to buy, which the area of bidding asks.
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { DecisionCard } from '../../areas/bidding/dealer/one/decision-card.tsx'
import { ContractScreen } from '../../areas/contracts/page/contract-screen.tsx'

const renderDecision = (contract: Contract) => <DecisionCard contract={contract} />

export const ContractPage = () => <ContractScreen renderDecision={renderDecision} />
