// What an auction is called, where it stands, and the colour of that, the same on every screen of the office.
import type { auctionsCalls } from '@bidyard/contract/calls/auctions'
import type { ItemOf } from '@bidyard/contract/list'
import type { CarModel } from '@bidyard/contract/shapes/cars/register-facts'
import type { Tone } from '../../../../ui/show/badge.tsx'

export type AuctionItem = ItemOf<typeof auctionsCalls.listAuctions>

/** Before it opens a listing waits for somebody: for us, for its seller, for its time. */
export type Standing =
  | 'toScreen' | 'sentBack' | 'approved' | 'scheduled' | 'open' | 'contract' | 'done' | 'cancelled'

export type Told = Pick<AuctionItem, 'state' | 'screenedAt' | 'returnedAt' | 'resubmittedAt' | 'openAt'>

export const standingOf = ({ state, screenedAt, returnedAt, resubmittedAt, openAt }: Told): Standing => {
  if (state === 'auction') return 'open'
  if (state !== 'preparation') return state
  if (screenedAt !== null) return openAt === null ? 'approved' : 'scheduled'
  return returnedAt !== null && resubmittedAt === null ? 'sentBack' : 'toScreen'
}

export const standingTone: Readonly<Record<Standing, Tone>> = {
  toScreen: 'waiting', sentBack: 'closing', approved: 'done', scheduled: 'done', open: 'action', contract: 'waiting',
  done: 'done', cancelled: 'neutral',
}

export const modelName = (model: CarModel | null): string | null => {
  if (model === null) return null
  const steps = [model.maker, model.detailModel ?? model.model, model.grade, model.detailGrade]
  return steps.flatMap((step) => (step === null ? [] : [step.name])).join(' ')
}

export const touchedByAuctions = [
  '/auctions', '/orders', '/auction-search-tables', '/auction-calendar', '/auction-error-reports', '/search-runs',
] as const
