// Asks once before a month is called off.
import { subscriptionCalls } from '@bidyard/contract/calls/finance/subscriptions'
import { useQueryClient } from '@tanstack/react-query'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { Refused } from '../../../../ui/state/refused.tsx'
import type { Month } from '../month.ts'
import { firstDayOf } from '../months.ts'
import type { CancelledMonth } from './cancelled-of.ts'

interface CancelMonthDialogProps {
  readonly month: Month
  readonly of: CancelledMonth
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

export const CancelMonthDialog = ({ month, of, open, onOpenChange }: CancelMonthDialogProps) => {
  const say = useText('finance')
  const format = useFormat()
  const queries = useQueryClient()
  const named = { month: format.month(firstDayOf(month)) }
  const cancel = useCall(subscriptionCalls.cancelOwnSubscription, {
    onSuccess: () => {
      showToast({ tone: 'done', title: say('cancelled', named) })
      return forgetPaths(queries, ['/shop-subscriptions', '/amounts', '/context/shop-member'])
    },
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={say('cancelTitle', named)}
      consequence={say(`cancelHappens.${of}`)}
      confirmLabel={say('cancelConfirm')}
      destructive
      onConfirm={() => cancel.mutateAsync({ body: { month } })}
    >
      <Refused failure={cancel.error} />
    </ConfirmDialog>
  )
}
