// A contract from its first step to its end, the same for each side: what is next, then everything that belongs to it.
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { CutCard } from '../adjustment/cut-card.tsx'
import { useAdjustment } from '../adjustment/use-adjustment.ts'
import { FaultCard } from '../faults/fault-card.tsx'
import { HouseCards } from '../house/house-card.tsx'
import { MoneyCard } from '../money/money-card.tsx'
import { SellerAccountCard } from '../money/seller-account-card.tsx'
import { PapersCard } from '../papers/papers-card.tsx'
import type { Side } from '../parts/contract-rules.ts'
import { RecordCard } from '../record/record-card.tsx'
import { ResultCard } from '../result/result-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { NowCard } from './now-card.tsx'
import { PeopleCard } from './people-card.tsx'
import { RailCard } from './rail-card.tsx'

export interface BodyProps {
  readonly contract: Contract
  readonly side: Side
  readonly renderDecision?: ((contract: Contract) => ReactNode) | undefined
  /** What the office alone may do. */
  readonly acts?: ReactNode | undefined
}

/** What is next, and in the step that a price cut belongs to that cut, which later stands below what is asked then. */
const useFirst = ({ contract, side, renderDecision }: BodyProps) => {
  const { adjustment, isComing } = useAdjustment(contract)
  const cut = adjustment !== undefined && <CutCard contract={contract} side={side} adjustment={adjustment} />
  const isCutsStep = contract.state === 'tradeResult'
  const first = isComing && isCutsStep
    ? <div aria-busy="true"><Skeleton className="h-64 rounded-lg!" /></div>
    : <NowCard contract={contract} side={side} adjustment={adjustment} renderDecision={renderDecision} />
  return { adjustment, first: <>{first}{isCutsStep && cut}</>, later: !isCutsStep && cut }
}

/** In one column, for phones and for the middle of another page. */
export const ContractColumn = (props: BodyProps) => {
  const { contract, side } = props
  const { adjustment, first, later } = useFirst(props)
  return (
    <>
      {first}
      <FaultCard contract={contract} side={side} />
      <RecordCard contract={contract} />
      <RailCard contract={contract} side={side} adjustment={adjustment} />
      <PapersCard contract={contract} side={side} />
      {side === 'seller' && <SellerAccountCard contract={contract} />}
      {later}
      <MoneyCard contract={contract} side={side} />
      <PeopleCard contract={contract} side={side} />
      <HouseCards contract={contract} />
      <HistoryCard contract={contract} />
    </>
  )
}

/** What is next and its parts on the left, the way and the people on the right; on phones one below the other. */
export const ContractBody = (props: BodyProps) => {
  const { contract, side, acts } = props
  const { adjustment, first, later } = useFirst(props)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="flex min-w-0 flex-col gap-4">
        {first}
        <FaultCard contract={contract} side={side} />
        <ResultCard contract={contract} />
        <RecordCard contract={contract} />
        <PapersCard contract={contract} side={side} />
        {later}
        <HouseCards contract={contract} />
        <div className="max-lg:hidden"><HistoryCard contract={contract} /></div>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {acts}
        <RailCard contract={contract} side={side} adjustment={adjustment} />
        <MoneyCard contract={contract} side={side} />
        <PeopleCard contract={contract} side={side} />
        <div className="lg:hidden"><HistoryCard contract={contract} /></div>
      </div>
    </div>
  )
}
