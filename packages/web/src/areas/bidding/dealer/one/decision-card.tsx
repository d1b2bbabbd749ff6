// The decision to buy: by when, for how much, and yes or no; a no says why.
import { choiceCallsOf } from '@bidyard/contract/calls/contracts/by-kind'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { purchaseDeclineType, type PurchaseDeclineType } from '@bidyard/contract/enums/contracts'
import { limits } from '@bidyard/contract/limits'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { hasTrait, type KindWhere } from '@bidyard/contract/shapes/contracts/traits-of'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useServerOffset } from '../../../../api/server-time.ts'
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
import { Countdown } from '../../../../ui/show/countdown.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { touchedByBids } from '../box/use-bid.ts'
import { declineCostOf } from './decline-cost-rules.ts'
import { forgetDecline, noteDecline } from '../told/own-declines.ts'

interface DecisionProps {
  readonly contract: Contract
}

interface DecidedProps extends DecisionProps {
  readonly kind: KindWhere<'awardedBy', 'seller'>
  readonly onClose: () => void
}

export const asksBuyer = ({ state }: Contract): boolean => state === 'purchaseDecision'

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

const Accept = ({ kind, contract, onClose }: DecidedProps) => {
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
      <Refused failure={call.error} />
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

const Decline = (decided: DecidedProps) => {
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
      onOpenChange={(open) => !open && !call.isPending && onClose()}
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

export const DecisionCard = ({ contract }: DecisionProps) => {
  const say = useText('bidding')
  const format = useFormat()
  const offsetMs = useServerOffset()
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null)
  const { duty, amountWon } = contract
  const { kind } = contract
  if (!hasTrait(kind, 'awardedBy', 'seller')) return null
  const decided = { kind, contract, onClose: () => setAsking(null) }
  return (
    <section
      aria-label={say('decision')}
      className="flex flex-col gap-4 rounded-lg border border-waiting bg-surface p-5 shadow-card"
    >
      <div className="flex flex-col gap-0.5">
        <h2 className="text-lg font-extrabold text-waiting-ink">{say('decideNow')}</h2>
        <p className="text-md text-ink-soft">{say('decisionText')}</p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <span className="flex flex-col">
          <span className="text-sm text-ink-faint">{say('agreed')}</span>
          <strong className="figures text-2xl font-extrabold tracking-tight">{format.price(amountWon)}</strong>
        </span>
        {duty !== null && (
          <span className="flex flex-col">
            <span className="text-sm text-ink-faint">{say('decideUntil')}</span>
            <Countdown endsAt={duty.dueAt} offsetMs={offsetMs} className="text-lg!" />
            <span className="figures text-sm text-ink-soft">{format.dateTime(duty.dueAt)}</span>
          </span>
        )}
      </div>
      <div className="grid gap-2 sm:grid-cols-[2fr_1fr]">
        <Button variant="primary" size="large" icon="check" onClick={() => setAsking('accept')}>{say('accept')}</Button>
        <Button size="large" onClick={() => setAsking('decline')}>{say('decline')}</Button>
      </div>
      {asking === 'accept' && <Accept {...decided} />}
      {asking === 'decline' && <Decline {...decided} />}
    </section>
  )
}
