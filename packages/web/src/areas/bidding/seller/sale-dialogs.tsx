// What a seller is asked before the own yes or no to a buyer: for how much, or why not.
import { choiceCallsOf } from '@bidyard/contract/calls/contracts/by-kind'
import { salesDeclineType, type SalesDeclineType } from '@bidyard/contract/enums/contracts'
import type { KindWhere } from '@bidyard/contract/shapes/contracts/traits-of'
import { useState } from 'react'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { ReasonDialog } from '../../../ui/overlay/reason-dialog.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { Refused } from '../../../ui/state/refused.tsx'
import type { AfterFall } from '../parts/choice-rules.ts'
import { useLookAgain } from '../parts/use-choice.ts'

interface DecideProps {
  readonly kind: KindWhere<'awardedBy', 'seller'>
  readonly contractId: string
  readonly after: AfterFall
  readonly onClose: () => void
}

export const AcceptSale = ({ kind, contractId, amountWon, onClose }: Omit<DecideProps, 'after'> & {
  readonly amountWon: number
}) => {
  const say = useText('choosing')
  const format = useFormat()
  const look = useLookAgain()
  const call = useCall(choiceCallsOf[kind].acceptSale, { onSuccess: look, onFailure: look })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('requestTitle', { won: format.price(amountWon) })}
      consequence={say('requestText')}
      confirmLabel={say('sell')}
      onConfirm={async () => {
        await call.mutateAsync({ params: { id: contractId }, body: {} })
        showToast({ tone: 'done', title: say('sold') })
      }}
    >
      <Refused failure={call.error} />
    </ConfirmDialog>
  )
}

export const DeclineSale = ({ kind, contractId, after, onClose }: DecideProps) => {
  const say = useText('choosing')
  const word = useWord()
  const look = useLookAgain()
  const [type, setType] = useState<SalesDeclineType>('priceTooLow')
  const call = useCall(choiceCallsOf[kind].declineSale, {
    onSuccess: () => {
      showToast({ tone: 'done', title: say('notSold') })
      onClose()
      look()
    },
    onFailure: look,
  })
  return (
    <ReasonDialog
      title={say('notSellTitle')}
      consequence={say(`notSellText.${after}`)}
      confirmLabel={say('notSell')}
      destructive
      working={call.isPending}
      failure={call.error}
      field={{ label: say('nobodyReason'), hint: say('reasonHint') }}
      onClose={onClose}
      onConfirm={(note) => call.mutate({ params: { id: contractId }, body: { type, note } })}
    >
      <RadioGroup
        label={say('whyNot')}
        options={salesDeclineType.values.map((value) => ({ value, label: word(salesDeclineType, value) }))}
        value={type}
        onValueChange={setType}
      />
    </ReasonDialog>
  )
}
