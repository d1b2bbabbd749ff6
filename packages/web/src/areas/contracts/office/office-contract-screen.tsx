// One contract for the office: the same page as the parties see, with what the office alone may do beside it.
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { contractAttention } from '@bidyard/contract/enums/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { MayAsk } from '../../../api/may-ask.tsx'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { Trail } from '../../../ui/navigation/trail.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { ContractBody } from '../page/contract-body.tsx'
import { ContractHead } from '../page/contract-head.tsx'
import { ContractWaiting } from '../page/contract-screen.tsx'
import { useContract } from '../page/use-contract.ts'
import { ActsCard } from './acts-card.tsx'
import { OwnSaleCard } from './own-sale-card.tsx'

const renderOwnSale = (contract: Contract) => <OwnSaleCard contract={contract} />

interface ScreenProps {
  readonly renderCancel: (contract: Contract, onClose: () => void) => ReactNode
}

export const OfficeContractScreen = ({ renderCancel }: ScreenProps): ReactNode => {
  const { id = '' } = useParams({ strict: false })
  const say = useText('contractDesk')
  const word = useWord()
  const wordsFor = useFailureWords()
  const { contract, error, again } = useContract(id)
  if (contract === undefined && error !== null) return <ErrorPanel {...wordsFor(error)} onRetry={again} />
  if (contract === undefined) return <ContractWaiting />
  return (
    <>
      <ContractHead
        contract={contract}
        trail={<Trail to="/office/contracts">{say('contracts')}</Trail>}
        actions={
          <>
            <MayAsk call={violationsCalls.applyShopViolation}>
              <LinkButton to="/office/sanctions/new" search={{ contract: contract.id }} icon="warning">
                {say('applyViolation')}
              </LinkButton>
            </MayAsk>
            <LinkButton to="/office/auctions/$id" params={{ id: contract.auctionId }} icon="gavel">
              {say('toAuction')}
            </LinkButton>
          </>
        }
      />
      {contract.attention !== null && (
        <div className="pb-4">
          <InlineNotice tone="closing" title={word(contractAttention, contract.attention)}>
            {say('attentionText')}
          </InlineNotice>
        </div>
      )}
      <ContractBody
        contract={contract} side="staff" renderDecision={renderOwnSale}
        acts={<ActsCard contract={contract} renderCancel={renderCancel} />}
      />
    </>
  )
}
