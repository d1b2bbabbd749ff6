// What was billed for one car, on its page; nothing where nothing was.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { newestOf } from '../car/newest-of.ts'
import { useSellerPlace } from '../parts/seller-place.tsx'
import { FeeLines } from './fee-lines.tsx'
import { PayInto } from './pay-into.tsx'

/** More rounds than a car may have. */
const shown = 50

export const CarFees = ({ orderId }: { readonly orderId: string }) => {
  const say = useText('selling')
  const { exhibit } = useSellerPlace()
  const { items } = useList(financeCalls.listSellerFees, newestOf(orderId, shown))
  if (items.length === 0) return null
  return (
    <Card title={say('billsOfCar')}>
      <div className="flex flex-col gap-4">
        <ul className="flex flex-col divide-y divide-line">
          {items.map((fee) => (
            <li key={fee.id} className="py-3 first:pt-0 last:pb-0">
              <FeeLines fee={fee} isForPartner={exhibit === null} />
            </li>
          ))}
        </ul>
        <PayInto fees={items} isForPartner={exhibit === null} />
      </div>
    </Card>
  )
}
