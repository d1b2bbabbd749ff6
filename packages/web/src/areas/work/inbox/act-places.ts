// The screen on which each duty is done, by who looks: one tap from the inbox.
import type { LinkProps } from '@tanstack/react-router'
import type { Deadline } from './inbox-rules.ts'

/** An address of ours with its parts filled in; the router wants each with its own parts, and here both come as one. */
export type Place = Pick<LinkProps, 'to' | 'params' | 'search'>

export type PlaceOf = (deadline: Deadline) => Place

const place = (to: string, params?: Readonly<Record<string, string>>, search?: Readonly<Record<string, string>>) =>
  ({ to, ...(params === undefined ? {} : { params }), ...(search === undefined ? {} : { search }) }) as Place

export const dealerPlace: PlaceOf = ({ kind, contractId, amountId, amountNo }) => {
  if (contractId !== null) return place('/contracts/$id', { id: contractId })
  if (kind !== 'payAmount' || amountId === null || amountNo === null) return place('/finance')
  // The bill itself, opened, and no other around it.
  return place('/finance', undefined, { tab: 'amounts', find: amountNo, amount: amountId })
}

export const partnerPlace: PlaceOf = ({ orderId }) =>
  orderId === null ? place('/cars') : place('/cars/$id', { id: orderId })

export const visitPlaceOf = (code: string): PlaceOf => ({ orderId }) =>
  orderId === null ? place('/w/$code', { code }) : place('/w/$code/cars/$id', { code, id: orderId })

export const officePlace: PlaceOf = ({ kind, contractId, auctionId, orderId, checkId }) => {
  if (checkId !== null) return place('/office/checks/$id', { id: checkId })
  if (contractId !== null) return place('/office/contracts/$id', { id: contractId })
  if (kind === 'consult') return place('/office/awards', undefined, { tab: 'consulting' })
  if (auctionId !== null) return place('/office/auctions/$id', { id: auctionId })
  return orderId === null ? place('/office') : place('/office/orders/$id', { id: orderId })
}
