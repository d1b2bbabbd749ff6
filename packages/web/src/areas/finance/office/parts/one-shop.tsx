// Says that a list shows one shop only, prints its months, and leads to the shop and back to all of them.
import { printsCalls } from '@bidyard/contract/calls/prints'
import { PrintButton } from '../../../../api/prints/print-button.tsx'
import { serverNow } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { Chip } from '../../../../ui/choice/chip.tsx'
import { addMonths, seoulDayOf } from '../../../../ui/format/seoul-day.ts'
import { CardLink } from './card-link.tsx'

interface OneShopProps {
  /** Undefined: all shops are shown. */
  readonly shop: string | undefined
  /** Known once a row of it is there. */
  readonly name: string | null | undefined
  readonly change: (next: { readonly shop: undefined }) => void
}

/** This month and the one before, which accountants ask for. */
const lastMonths = (): readonly [string, string] => {
  const today = seoulDayOf(serverNow())
  return [today.slice(0, 7), addMonths(today, -1).slice(0, 7)]
}

export const OneShop = ({ shop, name, change }: OneShopProps) => {
  const say = useText('money')
  if (shop === undefined) return null
  const [now, before] = lastMonths()
  const print = (month: string, label: string) => (
    <PrintButton
      definition={printsCalls.printStatement} ask={{ params: { id: shop }, body: { month } }} label={label} size="small"
    />
  )
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <Chip label={name ?? say('shop')} onRemove={() => change({ shop: undefined })} />
      {print(before, say('printLastMonth'))}
      {print(now, say('printThisMonth'))}
      <CardLink to="/office/shops/$id" params={{ id: shop }}>{say('toShop')}</CardLink>
    </div>
  )
}
