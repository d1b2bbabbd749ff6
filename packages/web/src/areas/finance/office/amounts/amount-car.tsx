// The car that an amount is for, leading on to its contract, or to the order or the auction where there is none.
import type { ReactNode } from 'react'
import { carName } from '../../../../text/car-name.ts'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import type { Amount } from './amount-rows.tsx'

/** The plate stands first, where nothing cuts it off. */
export const CarWords = ({ carNumber, model }: Pick<Amount, 'carNumber' | 'model'>): ReactNode => (
  <span lang="ko">
    <span className="figures">{carNumber}</span>
    {model !== null && <span className="font-normal text-ink-soft"> {carName(model, '')}</span>}
  </span>
)

export const AmountCar = ({ amount }: { readonly amount: Amount }): ReactNode => {
  const { carNumber, contractId, orderId, auctionId } = amount
  const words = <CarWords {...amount} />
  if (carNumber === null) return '–'
  if (contractId !== null) return <RowLink to="/office/contracts/$id" params={{ id: contractId }}>{words}</RowLink>
  if (orderId !== null) return <RowLink to="/office/orders/$id" params={{ id: orderId }}>{words}</RowLink>
  return auctionId === null ? words : <RowLink to="/office/auctions/$id" params={{ id: auctionId }}>{words}</RowLink>
}
