// In which order the cars come.
import { useMemo } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Select } from '../../../../ui/choice/select.tsx'
import { namedOrders, type MarketOrder } from '../search/market-search.ts'

interface OrderSelectProps {
  readonly order: MarketOrder | undefined
  readonly onOrder: (order: MarketOrder | undefined) => void
}

/** Comes when somebody pressed what stood in its place, and so opens at once. */
export const OrderSelect = ({ order, onOrder }: OrderSelectProps) => {
  const say = useText('market')
  const options = useMemo(() => namedOrders.map((value) => ({ value, label: say(`order.${value}`) })), [say])
  return (
    <Select
      label={say('order')}
      labelHidden
      openAtFirst
      options={options}
      value={namedOrders.find((one) => one === order) ?? null}
      placeholder={say('order')}
      onValueChange={(next) => onOrder(next ?? undefined)}
    />
  )
}
