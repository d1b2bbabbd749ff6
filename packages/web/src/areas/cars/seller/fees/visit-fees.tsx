// On the first page inside a partner's app: what is to be paid, or the way to what was billed.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { useList } from '../../../../api/list/use-list.ts'
import { serverNow } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { useSellerPlace } from '../parts/seller-place.tsx'
import { TargetButton, TargetLink } from '../parts/target-link.tsx'
import { inAll, toPayOf } from './fee-rules.ts'

/** Of one car, whose offers are few. */
const shown = 100

export const VisitFees = () => {
  const say = useText('selling')
  const format = useFormat()
  const { fees } = useSellerPlace()
  const { items } = useList(financeCalls.listSellerFees, { sort: [{ dueAt: 'asc' }], size: shown })
  if (items.length === 0) return null
  const [next, ...others] = toPayOf(items, false)
  if (next === undefined)
    return (
      <TargetLink
        target={fees}
        className="inline-flex min-h-11 items-center self-start text-md font-semibold underline underline-offset-4"
      >
        {say('bills')}
      </TargetLink>
    )
  const { won, dueAt, ends } = inAll([next, ...others], serverNow())
  const sum = format.won(won)
  return (
    <InlineNotice
      tone={ends === 'late' ? 'closing' : 'waiting'}
      title={say('openBills', { count: others.length + 1 })}
      action={<TargetButton target={fees} size="small">{say('bills')}</TargetButton>}
    >
      {say(`openBillsText.${ends}`, {
        won: others.length === 0 ? sum : say('openBillsSum', { won: sum }), day: format.date(dueAt),
      })}
    </InlineNotice>
  )
}
