// Chooses a shop by its name.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { limits } from '@bidyard/contract/limits'
import { useList } from '../../../../api/list/use-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { Combobox } from '../../../../ui/choice/combobox.tsx'
import { businessNumberText } from '../../../../ui/format/written-numbers.ts'

interface ChooseShopProps {
  readonly value: string | null
  readonly onChange: (shopId: string | null) => void
}

export const ChooseShop = ({ value, onChange }: ChooseShopProps) => {
  const say = useText('money')
  const shops = useList(shopsCalls.listShops, { sort: [{ shopName: 'asc' }], size: limits.pageSize })
  return (
    <Combobox
      label={say('shop')}
      placeholder={say('findShop')}
      options={shops.items.map(({ id, name, businessNumber }) => ({
        value: id, label: name, note: businessNumberText(businessNumber),
      }))}
      value={value}
      onValueChange={onChange}
    />
  )
}
