// Where the seller's screens stand: inside a partner's app, around one car, or in the frame, around all of a partner's.
import type { LinkProps } from '@tanstack/react-router'
import { createContext, use, type ReactNode } from 'react'
import type { OfferStep } from '../offer/offer-steps.ts'

/** An address of ours with its parts filled in. */
export interface Target {
  readonly to: NonNullable<LinkProps['to']>
  readonly params: Readonly<Record<string, string>>
}

export interface SellerPlace {
  /** The one car of a session; null for whoever has many. */
  readonly exhibit: { readonly id: string; readonly carNo: string } | null
  readonly home: Target
  readonly begin: Target
  /** What was billed. */
  readonly fees: Target
  readonly car: (orderId: string) => Target
  readonly offer: (orderId: string, step: OfferStep) => Target
  /** How long one may stay here: said at the end of each page. */
  readonly note?: ReactNode
}

/** The same screens among the pages of the frame. */
export const framedPlace: SellerPlace = {
  exhibit: null,
  home: { to: '/cars', params: {} },
  begin: { to: '/cars/new', params: {} },
  fees: { to: '/fees', params: {} },
  car: (id) => ({ to: '/cars/$id', params: { id } }),
  offer: (id, step) => ({ to: '/cars/$id/offer/$step', params: { id, step } }),
}

export const visitPlace = (code: string, exhibit: NonNullable<SellerPlace['exhibit']>): SellerPlace => ({
  exhibit,
  home: { to: '/w/$code', params: { code } },
  // The plate is known: one begins on the first page.
  begin: { to: '/w/$code', params: { code } },
  fees: { to: '/w/$code/fees', params: { code } },
  car: (id) => ({ to: '/w/$code/cars/$id', params: { code, id } }),
  offer: (id, step) => ({ to: '/w/$code/cars/$id/offer/$step', params: { code, id, step } }),
})

const PlaceContext = createContext<SellerPlace>(framedPlace)

export const SellerPlaceProvider = ({ place, children }: {
  readonly place: SellerPlace
  readonly children: ReactNode
}) => <PlaceContext value={place}>{children}</PlaceContext>

export const useSellerPlace = (): SellerPlace => use(PlaceContext)
