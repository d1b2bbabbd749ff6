// What is known of an auction that another system held.
import type { ContractKind, Fuel, PastAuctionResult, Province } from '@bidyard/contract/enums'

export interface PastAuction {
  readonly system: string
  readonly auctionNo: string
  readonly result: PastAuctionResult
  readonly kind: ContractKind | null
  readonly carNumber: string | null
  readonly maker: string
  readonly model: string
  readonly detailModel: string | null
  readonly grade: string | null
  readonly modelYear: number | null
  readonly odometerKm: number | null
  readonly fuel: Fuel | null
  readonly region: Province | null
  readonly openedAt: Date | null
  readonly closedAt: Date
  readonly bidCount: number
  readonly amountWon: number | null
  readonly buyerBusinessNumber: string | null
}
