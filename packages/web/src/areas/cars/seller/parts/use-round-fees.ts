// What the rounds of a car of some kind cost its seller, by the configuration in force; what costs nothing is left out.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import type { ContractKind } from '@bidyard/contract/enums/contracts'
import { useRead } from '../../../../api/use-read.ts'

const roundFees = ['exhibitFee', 'retryAuctionFee', 'failedBidFee'] as const

export interface RoundFee {
  readonly feeType: (typeof roundFees)[number]
  readonly won: number
}

export const useRoundFees = (kind: ContractKind | null): readonly RoundFee[] => {
  const { data } = useRead(referenceCalls.getConfig, { params: { key: 'fees' } })
  if (data?.key !== 'fees' || kind === null) return []
  return roundFees.map((feeType) => ({ feeType, won: data.value[`${feeType}Won`][kind] })).filter(({ won }) => won > 0)
}
