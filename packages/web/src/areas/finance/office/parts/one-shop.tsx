// Says that a list shows one shop only, and leads back to all of them.
import { useText } from '../../../../text/use-text.ts'
import { Chip } from '../../../../ui/choice/chip.tsx'

interface OneShopProps {
  /** Undefined: all shops are shown. */
  readonly shop: string | undefined
  /** Known once a row of it is there. */
  readonly name: string | null | undefined
  readonly change: (next: { readonly shop: undefined }) => void
}

export const OneShop = ({ shop, name, change }: OneShopProps) => {
  const say = useText('money')
  if (shop === undefined) return null
  return (
    <div className="mb-3">
      <Chip label={name ?? say('shop')} onRemove={() => change({ shop: undefined })} />
    </div>
  )
}
