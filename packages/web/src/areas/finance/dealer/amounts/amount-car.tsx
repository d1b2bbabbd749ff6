// The car that an amount is for: its plate and its name, leading on to its contract or to the bid.
import type { ReactNode } from 'react'
import { carName } from '../../../../text/car-name.ts'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import type { Amount } from '../types.ts'

type OfCar = Pick<Amount, 'carNumber' | 'model' | 'contractId' | 'biddingId'>

/** By half a plate until the car is the shop's own; it stands first, where nothing cuts it off. */
export const CarWords = ({ carNumber, model }: Pick<OfCar, 'carNumber' | 'model'>): ReactNode =>
  carNumber !== null && (
    <span lang="ko">
      <span className="figures">{carNumber}</span>
      {model !== null && <span className="font-normal text-ink-soft"> {carName(model, '')}</span>}
    </span>
  )

export const AmountCar = ({ amount }: { readonly amount: OfCar }): ReactNode => {
  const { carNumber, contractId, biddingId } = amount
  if (carNumber === null) return '–'
  if (contractId !== null)
    return <RowLink to="/contracts/$id" params={{ id: contractId }}><CarWords {...amount} /></RowLink>
  return biddingId === null
    ? <CarWords {...amount} /> : <RowLink to="/bids/$id" params={{ id: biddingId }}><CarWords {...amount} /></RowLink>
}
