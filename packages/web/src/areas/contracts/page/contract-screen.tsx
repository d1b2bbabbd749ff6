// The page of a contract for the dealer who buys.
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useText } from '../../../text/use-text.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { Trail } from '../../../ui/navigation/trail.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { ContractBody } from './contract-body.tsx'
import { ContractHead } from './contract-head.tsx'
import { useContract } from './use-contract.ts'

const Gone = () => {
  const say = useText('contracts')
  return (
    <Card>
      <EmptyState
        icon="document" title={say('gone')} text={say('goneText')}
        action={<LinkButton to="/contracts" variant="primary">{say('contracts')}</LinkButton>}
      />
    </Card>
  )
}

export const ContractWaiting = () => (
  <div aria-busy="true" className="flex flex-col gap-4">
    <Skeleton className="h-20 rounded-lg!" />
    <Skeleton className="h-64 rounded-lg!" />
    <Skeleton className="h-80 rounded-lg!" />
  </div>
)

interface ScreenProps {
  readonly renderDecision: (contract: Contract) => ReactNode
}

export const ContractScreen = ({ renderDecision }: ScreenProps): ReactNode => {
  const { id = '' } = useParams({ strict: false })
  const say = useText('contracts')
  const wordsFor = useFailureWords()
  const { contract, error, again } = useContract(id)
  if (contract === undefined && error !== null)
    return error.facts.status === 404 || error.facts.status === 400
      ? <Gone /> : <ErrorPanel {...wordsFor(error)} onRetry={again} />
  if (contract === undefined) return <ContractWaiting />
  return (
    <>
      <ContractHead
        contract={contract}
        trail={<Trail to="/contracts">{say('contracts')}</Trail>}
        actions={
          <LinkButton to="/auctions/$id" params={{ id: contract.auctionId }} icon="car">{say('toCar')}</LinkButton>
        }
      />
      <ContractBody contract={contract} side="buyer" renderDecision={renderDecision} />
    </>
  )
}
