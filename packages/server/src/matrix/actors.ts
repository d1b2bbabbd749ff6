// Who asks in the matrix of rights: thirteen kinds of people and programs, with the roles that each should have.
import type { Role } from '@bidyard/contract/call'

export interface ActorEntry {
  readonly says: string
  /** None for whoever has no session that holds. */
  readonly roles: readonly Role[] | undefined
  /** Whose things are the own ones: two shops, and two partners with a customer each. */
  readonly tenant: 'one' | 'two' | undefined
}

const entry = (says: string, roles?: readonly Role[], tenant?: ActorEntry['tenant']): ActorEntry =>
  ({ says, roles, tenant })

export const actors = {
  anonymous: entry('nobody'),
  dealer: entry('dealer', ['dealer'], 'one'),
  otherDealer: entry('dealer of another shop', ['dealer'], 'two'),
  owner: entry('shop owner', ['dealer'], 'one'),
  underReview: entry('applicant under review'),
  restricted: entry('restricted dealer'),
  seller: entry('seller', ['seller'], 'one'),
  otherSeller: entry('other seller', ['seller'], 'two'),
  partner: entry('partner’s staff', ['partner'], 'one'),
  staff: entry('staff', ['staff']),
  root: entry('root', ['root', 'staff']),
  developer: entry('developer', ['developer']),
  apiKey: entry('api key of a dealer', ['dealer'], 'one'),
} as const satisfies Readonly<Record<string, ActorEntry>>

export type Actor = keyof typeof actors
export const actorNames = Object.keys(actors) as Actor[]
