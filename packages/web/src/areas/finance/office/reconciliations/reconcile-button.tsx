// Checks the books of today now.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { useQueryClient } from '@tanstack/react-query'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { MayAsk } from '../../../../api/may-ask.tsx'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { showToast } from '../../../../ui/overlay/toast.ts'

export const ReconcileButton = () => {
  const say = useText('money')
  const format = useFormat()
  const queries = useQueryClient()
  const wordsFor = useFailureWords()
  const call = useCall(financeCalls.reconcileNow, {
    onSuccess: ({ differenceWon }) => {
      const isRight = differenceWon === 0
      showToast({
        tone: isRight ? 'done' : 'closing',
        title: isRight ? say('booksRight') : say('booksWrong', { won: format.won(differenceWon) }),
      })
      return forgetPaths(queries, ['/reconciliations', '/money-desk'])
    },
    onFailure: (failure) => {
      const { title, advice } = wordsFor(failure)
      showToast({ tone: 'closing', title, ...(advice === undefined ? {} : { text: advice }) })
    },
  })
  return (
    <MayAsk call={financeCalls.reconcileNow}>
      <Button size="small" icon="refresh" loading={call.isPending} onClick={() => call.mutate({})}>
        {say('reconcileNow')}
      </Button>
    </MayAsk>
  )
}
