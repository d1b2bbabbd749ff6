// What a demo world is made of, whoever wrote it down.
import type {
  BusinessOwnerType, FileUsageType, MemberGrade, MemberPart, MemberRejectType, RegistrationType, ShopGrade, StaffPart,
} from '@bidyard/contract/enums'
import type { ShopMoneyRow } from '../../finance/for-other-areas.ts'
import type { YardPlace } from '../../reference/for-other-areas.ts'
import type { MadeViolation } from '../../violations/for-other-areas.ts'

interface Address {
  readonly postalCode: string
  readonly road: string
  readonly detail: string
}

export interface CompanyRow {
  readonly name: string
  readonly businessNumber: string
  readonly corporateNumber: string | null
  readonly representativeName: string
  readonly phoneNumber: string
  readonly email: string
  readonly address: Address
}

export interface PersonRow {
  readonly uid: string
  readonly name: string
  readonly role: 'plain' | 'admin' | 'developer'
  readonly type: 'root' | 'admin' | 'partner_user' | null
  readonly part: StaffPart | null
}

export interface DealerRow {
  readonly uid: string
  readonly name: string
  readonly owner: BusinessOwnerType
  readonly grade: MemberGrade
  readonly part: MemberPart | null
  readonly mayBid: boolean
  readonly trouble: 'restricted' | 'locked' | 'suspended' | 'left' | null
}

export interface ShopRow {
  readonly name: string
  readonly companyName: string
  readonly businessNumber: string
  readonly corporateNumber: string | null
  readonly registrationType: RegistrationType
  readonly grade: ShopGrade
  readonly stopped: 'suspend' | 'close' | null
  readonly phoneNumber: string
  readonly email: string
  readonly address: Address
  readonly openedDaysAgo: number
  readonly dealers: readonly DealerRow[]
}

export interface ApplicantRow {
  readonly uid: string
  readonly name: string
  readonly owner: BusinessOwnerType
  readonly joins: string | null
  readonly shop: {
    readonly name: string; readonly businessNumber: string; readonly registrationType: RegistrationType
    readonly representativeName: string; readonly corporateNumber: string | null
  } | null
  readonly rejected: MemberRejectType | null
  readonly triesAgain: boolean
  /** Of the first try; a second one follows a day later. */
  readonly submittedHoursAgo: number
}

export interface MadePaper {
  readonly ending: string
  readonly contentType: 'application/pdf' | 'image/png'
  readonly content: Uint8Array
}

export interface ViolationRow extends MadeViolation {
  /** Of whom, by the login. */
  readonly uid: string
}

export interface MoneyRow extends ShopMoneyRow {
  /** Whoever leads the shop, by the login. */
  readonly uid: string
}

export interface WorldRows {
  readonly operator: CompanyRow
  readonly yard: YardPlace
  readonly people: readonly PersonRow[]
  readonly shops: readonly ShopRow[]
  readonly applicants: readonly ApplicantRow[]
  readonly money: readonly MoneyRow[]
  readonly violations: readonly ViolationRow[]
  readonly keyHolders: readonly string[]
  readonly password: string
  /** A page that looks like the paper it stands for. */
  readonly paper: (usageType: FileUsageType) => MadePaper
}
