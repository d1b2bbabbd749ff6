// The price cut of a contract, where its kind has one: only a car that stays with its owner is looked at by its buyer.
import type { ReceivedOf } from '@bidyard/contract/call'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { hasStep } from '@bidyard/contract/contract-kinds'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useRead } from '../../../api/use-read.ts'

export type Adjustment = ReceivedOf<typeof contractsCalls.getAdjustment>
export type AdjustmentLine = Adjustment['lines'][number]

export const hasAdjustment = ({ kind, awardedAt, result }: Contract): boolean =>
  hasStep(kind, 'tradeResult') && awardedAt !== null && result !== null

interface AdjustmentRead {
  readonly adjustment: Adjustment | undefined
  /** What is next cannot be told before it is there. */
  readonly isComing: boolean
}

export const useAdjustment = (contract: Contract): AdjustmentRead => {
  const { biddingId } = contract
  const isAsked = hasAdjustment(contract)
  const { data, isFetching } = useRead(
    contractsCalls.getAdjustment, { params: { id: biddingId } }, { enabled: isAsked },
  )
  const adjustment = isAsked && data?.biddingId === biddingId ? data : undefined
  return { adjustment, isComing: isAsked && adjustment === undefined && isFetching }
}

export const isOpenCut = (adjustment: Adjustment | undefined): boolean =>
  adjustment?.state === 'submitted' || adjustment?.state === 'disputed'
