// In which order the cars come.
import { useText } from '../../../../text/use-text.ts'
import { Select } from '../../../../ui/choice/select.tsx'
import { namedOrders, type MarketOrder } from '../search/market-search.ts'

interface OrderSelectProps {
  readonly order: MarketOrder
  readonly onOrder: (order: MarketOrder | undefined) => void
}

export const OrderSelect = ({ order, onOrder }: OrderSelectProps) => {
  const say = useText('market')
  return (
    <Select
      label={say('order')}
      labelHidden
      options={namedOrders.map((value) => ({ value, label: say(`order.${value}`) }))}
      value={namedOrders.find((one) => one === order) ?? null}
      placeholder={say('order')}
      onValueChange={(next) => onOrder(next ?? undefined)}
      className="w-full md:w-44"
    />
  )
}
