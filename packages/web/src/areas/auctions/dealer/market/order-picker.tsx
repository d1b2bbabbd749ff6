// The order of the cars as a button, in whose place the list of orders comes when it is pressed.
import { lazy, Suspense, useId, useMemo, useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { pickerLook } from '../../../../ui/form/control-look.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useSoon } from '../../../../ui/use-soon.ts'
import { namedOrders, type MarketOrder } from '../search/market-search.ts'

const bringSelect = () => import('./order-select.tsx')
const OrderSelect = lazy(async () => ({ default: (await bringSelect()).OrderSelect }))

interface OrderPickerProps {
  readonly order: MarketOrder
  readonly onOrder: (order: MarketOrder | undefined) => void
}

interface Choice {
  readonly order: MarketOrder | undefined
}

export const OrderPicker = ({ order: given, onOrder }: OrderPickerProps) => {
  const say = useText('market')
  const choice = useMemo((): Choice => ({ order: given }), [given])
  const [{ order }, wish] = useSoon(choice, (next: Choice) => onOrder(next.order))
  const id = useId()
  const [wanted, setWanted] = useState(false)
  // Lists that open weigh more than the market itself, and few people open this one.
  const prepare = () => void bringSelect().catch(() => undefined)
  const named = namedOrders.find((one) => one === order)
  const button = (
    <>
      <span id={id} className="sr-only">{say('order')}</span>
      <button
        type="button"
        aria-haspopup="listbox"
        aria-labelledby={`${id} ${id}-value`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setWanted(true)}
        className={pickerLook}
      >
        <span
          id={`${id}-value`}
          className={classNames('min-w-0 flex-1 truncate', named === undefined && 'text-ink-faint')}
        >
          {named === undefined ? say('order') : say(`order.${named}`)}
        </span>
        <Icon name="chevronsUpDown" size={16} className="text-ink-faint" />
      </button>
    </>
  )
  return (
    <div className="w-full md:w-44">
      {wanted
        ? (
            <Suspense fallback={button}>
              <OrderSelect order={order} onOrder={(next) => wish({ order: next })} />
            </Suspense>
          )
        : button}
    </div>
  )
}
