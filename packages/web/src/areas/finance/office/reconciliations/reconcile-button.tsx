// Checks the books of today now.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { useQueryClient } from '@tanstack/react-query'
import { MayAsk } from '../../../../api/may-ask.tsx'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useFailureToast } from '../../../../api/use-failure-toast.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { showToast } from '../../../../ui/overlay/toast.ts'

export const ReconcileButton = () => {
  const say = useText('money')
  const format = useFormat()
  const queries = useQueryClient()
  const call = useCall(financeCalls.reconcileNow, {
    onSuccess: ({ differenceWon }) => {
      const isRight = differenceWon === 0
      showToast({
        tone: isRight ? 'done' : 'closing',
        title: isRight ? say('booksRight') : say('booksWrong', { won: format.won(differenceWon) }),
      })
      return forgetPaths(queries, ['/reconciliations', '/money-desk'])
    },
    onFailure: useFailureToast(),
  })
  return (
    <MayAsk call={financeCalls.reconcileNow}>
      <Button size="small" icon="refresh" loading={call.isPending} onClick={() => call.mutate({})}>
        {say('reconcileNow')}
      </Button>
    </MayAsk>
  )
}
