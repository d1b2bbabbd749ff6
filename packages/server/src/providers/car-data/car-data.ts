// The ports of car facts: a car's insurance history, its registration, and what a price guide says of it.
import type { GuidePrice } from '@bidyard/contract/shapes/cars/guide-price'
import type { HistoryFacts } from '@bidyard/contract/shapes/cars/history-facts'
import type { RegisterFacts } from '@bidyard/contract/shapes/cars/register-facts'

export type Finding<Facts> =
  | { readonly kind: 'found'; readonly facts: Facts }
  | { readonly kind: 'missing' }
  /** They know what was asked and will not tell; the words are theirs and may name people, so they are never logged. */
  | { readonly kind: 'declined'; readonly code: string; readonly said: string }
  /** Something came that cannot be read or speaks of another car; the words are ours, for the log. */
  | { readonly kind: 'unclear'; readonly why: string }
  /** Nobody answered, or there is no contract with them. */
  | { readonly kind: 'down'; readonly why: string }

export interface HistoryQuestion {
  readonly carNo: string
  /** A day in Korea; null for today, which needs no right of its own. */
  readonly asOf: string | null
}

export interface HistoryProvider {
  find(question: HistoryQuestion): Promise<Finding<HistoryFacts>>
}

export interface RegisterQuestion {
  readonly carNo: string
  /** The register tells only whoever knows the owner. */
  readonly ownerName: string
}

export interface RegisterProvider {
  find(question: RegisterQuestion): Promise<Finding<RegisterFacts>>
}

export interface PriceQuestion {
  readonly carNo: string
  /** Names from the maker down, as the register told them. */
  readonly names: readonly string[]
  readonly modelYear: number
  readonly firstRegisteredOn: string
  readonly fuel: RegisterFacts['fuel']
  readonly km: number
}

export interface PriceProvider {
  findGuide(question: PriceQuestion): Promise<Finding<GuidePrice>>
}

const noContract = async (): Promise<{ readonly kind: 'down'; readonly why: string }> =>
  ({ kind: 'down', why: 'there is no contract with it' })

/** Stands where there is no contract: everything goes on by hand. */
export const absentHistory: HistoryProvider = { find: noContract }
export const absentRegister: RegisterProvider = { find: noContract }
export const absentPrices: PriceProvider = { findGuide: noContract }
