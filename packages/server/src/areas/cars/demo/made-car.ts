// A car of a made-up past as it is handed in: what it is, whose it is, what is known of it, and who looked at it.
import type {
  AuctionHouseType, CarCheckSource, ContractKind, MileageUnit, Province,
} from '@bidyard/contract/enums'
import type { AccidentJudgement } from '@bidyard/contract/shapes/cars/accident-history'
import type { CheckRecord } from '@bidyard/contract/shapes/cars/check-record'
import type { GuidePrice } from '@bidyard/contract/shapes/cars/guide-price'
import type { HistoryFacts } from '@bidyard/contract/shapes/cars/history-facts'
import type { SellerAnswers } from '@bidyard/contract/shapes/cars/orders'
import type { RegisterFacts } from '@bidyard/contract/shapes/cars/register-facts'

export interface MadeCheck {
  readonly source: CarCheckSource
  /** Called off and missed ones never began. */
  readonly end: 'calledOff' | 'missed' | null
  readonly madeAt: Date
  readonly reservedAt: Date | null
  readonly inspectorId: string | null
  readonly startedAt: Date | null
  readonly completedAt: Date | null
  readonly record: Partial<CheckRecord>
  readonly judgement: AccidentJudgement | null
  readonly note: string | null
}

export interface MadeCar {
  readonly id: string
  readonly carNumber: string
  readonly kind: ContractKind
  readonly houseType: AuctionHouseType
  readonly partnerId: string | null
  readonly exhibitId: string | null
  readonly companyId: string | null
  readonly memberId: string | null
  readonly createdBy: string
  readonly ownerName: string
  readonly authorName: string
  readonly region: Province
  readonly address: { readonly postalCode: string; readonly road: string; readonly detail: string }
  readonly hopePriceWon: number | null
  readonly answers: SellerAnswers
  readonly odometer: { readonly reading: number; readonly unit: MileageUnit; readonly km: number }
  readonly facts: RegisterFacts
  readonly history: HistoryFacts
  readonly price: GuidePrice | null
  readonly isByHand: boolean
  readonly bornAt: Date
  /** Null for what stays a draft; then it is due at `dueAt`. */
  readonly confirmedAt: Date | null
  readonly dueAt: Date
  /** In the order of time; at most the last of them lives. */
  readonly checks: readonly MadeCheck[]
}
