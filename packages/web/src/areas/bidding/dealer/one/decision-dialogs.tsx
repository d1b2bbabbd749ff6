// What a dealer is asked before the decision to buy: for how much, or why not and what that costs.
import { choiceCallsOf } from '@bidyard/contract/calls/contracts/by-kind'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { purchaseDeclineType, type PurchaseDeclineType } from '@bidyard/contract/enums/contracts'
import { limits } from '@bidyard/contract/limits'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import type { KindWhere } from '@bidyard/contract/shapes/contracts/traits-of'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { RadioGroup } from '../../../../ui/choice/radio-group.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { Refused } from '../../../../ui/state/refused.tsx'
import { touchedByBids } from '../box/use-bid.ts'
import { AwardCost } from './decision-costs.tsx'
import { declineCostOf } from './decline-cost-rules.ts'
import { forgetDecline, noteDecline } from '../told/own-declines.ts'

interface DecidedProps {
  readonly contract: Contract
  readonly kind: KindWhere<'awardedBy', 'seller'>
  readonly onClose: () => void
}

/** What follows, in the numbers of the rule once they are there. */
const useDeclineText = ({ kind, contract }: Omit<DecidedProps, 'onClose'>): string => {
  const say = useText('bidding')
  const format = useFormat()
  const { data } = useRead(referenceCalls.getConfig, { params: { key: 'sanctions' } })
  if (data?.key !== 'sanctions') return say('declineText')
  const { points, deductionWon } = declineCostOf(data.value, kind, contract.amountWon)
  return [
    say('declineText'),
    ...(points > 0 ? [say('declinePoints', { points })] : []),
    ...(deductionWon > 0 ? [say('declineDeduction', { won: format.won(deductionWon) })] : []),
    say('declineJudged'),
  ].join(' ')
}

const useLook = () => {
  const queries = useQueryClient()
  return () => void forgetPaths(queries, [...touchedByBids, '/contracts', '/auctions'])
}

export const AcceptDialog = ({ kind, contract, onClose }: DecidedProps) => {
  const say = useText('bidding')
  const format = useFormat()
  const look = useLook()
  const call = useCall(choiceCallsOf[kind].acceptPurchase, { onSuccess: look, onFailure: look })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('acceptTitle', { won: format.price(contract.amountWon) })}
      consequence={say('acceptText')}
      confirmLabel={say('accept')}
      onConfirm={async () => {
        await call.mutateAsync({ params: { id: contract.id }, body: {} })
        showToast({ tone: 'done', title: say('accepted'), text: say('acceptedText') })
      }}
    >
      <div className="flex flex-col gap-3">
        <AwardCost contract={contract} />
        <Refused failure={call.error} />
      </div>
    </ConfirmDialog>
  )
}

const shortest = 2

const useDecline = ({ kind, contract, onClose }: DecidedProps) => {
  const say = useText('bidding')
  const look = useLook()
  return useCall(choiceCallsOf[kind].declinePurchase, {
    onSuccess: () => {
      showToast({ tone: 'done', title: say('declined') })
      onClose()
      look()
    },
    onFailure: () => {
      forgetDecline(contract.biddingId)
      look()
    },
  })
}

export const DeclineDialog = (decided: DecidedProps) => {
  const say = useText('bidding')
  const ui = useText('ui')
  const word = useWord()
  const [type, setType] = useState<PurchaseDeclineType | null>(null)
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const call = useDecline(decided)
  const { contract, onClose } = decided
  const trimmed = note.trim()
  const noteIsMissing = type === 'etc' && trimmed.length < shortest
  const press = () => {
    setAsked(true)
    if (type === null || noteIsMissing || trimmed.length === 1) return
    noteDecline(contract.biddingId)
    call.mutate({ params: { id: contract.id }, body: { type, note: trimmed === '' ? null : trimmed } })
  }
  return (
    <Dialog
      open
      working={call.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('declineTitle')}
      description={useDeclineText(decided)}
      footer={
        <>
          <Button disabled={call.isPending} onClick={onClose}>{ui('cancel')}</Button>
          <Button variant="danger" loading={call.isPending} onClick={press}>{say('decline')}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioGroup
          label={say('declineType')}
          options={purchaseDeclineType.values.map((value) => ({ value, label: word(purchaseDeclineType, value) }))}
          value={type}
          error={asked && type === null ? say('declineTypeMissing') : undefined}
          onValueChange={setType}
        />
        <TextArea
          label={say('declineNote')}
          hint={say('declineNoteHint')}
          optional={type !== 'etc'}
          rows={2}
          maxLength={limits.reason}
          value={note}
          error={asked && (noteIsMissing || trimmed.length === 1) ? say('declineNoteMissing') : undefined}
          onChange={({ target }) => setNote(target.value)}
        />
        <Refused failure={call.error} />
      </div>
    </Dialog>
  )
}
