// What the office may do to a company or a shop in its state, as the tables of states say.
import type { CompanyState } from '@bidyard/contract/enums/shops'
import { companyMachine } from '@bidyard/contract/states/company'
import { shopMachine } from '@bidyard/contract/states/shop'
import type { Tone } from '../../../ui/show/badge.tsx'

export const deeds = ['suspend', 'resume', 'close', 'reopen'] as const
export type Deed = (typeof deeds)[number]

/** Companies and shops have the same three. */
export type Standing = CompanyState

/** A company's use of the house ends; a shop itself closes. */
export const wordOf = (deed: Deed, of: string): Deed | 'closeShop' =>
  of === 'shop' && deed === 'close' ? 'closeShop' : deed

const leaves = (from: readonly string[], state: Standing): boolean => from.includes(state)

export const shopDeeds = (state: Standing): readonly Deed[] =>
  deeds.filter((deed) => leaves(shopMachine.actions[deed].from, state))

export const companyDeeds = (state: Standing): readonly Deed[] =>
  deeds.filter((deed) => leaves(companyMachine.actions[deed].from, state))

export const standingTone: Readonly<Record<Standing, Tone>> = {
  active: 'done', suspended: 'closing', closed: 'neutral',
}
