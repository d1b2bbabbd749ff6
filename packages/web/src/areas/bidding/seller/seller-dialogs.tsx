// What a seller is asked before the choice of a buyer moves: ask, take back, drop, sell to nobody.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { limits } from '@bidyard/contract/limits'
import type { TradeProcess } from '@bidyard/contract/shapes/contracts/trade-process'
import { useState } from 'react'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { ReasonDialog } from '../../../ui/overlay/reason-dialog.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { Refused } from '../../../ui/state/refused.tsx'
import { useBegun } from '../../../ui/show/countdown.tsx'
import type { AfterFall } from '../parts/choice-rules.ts'
import { useLookAgain } from '../parts/use-choice.ts'
import { useDeclinedWithin } from './use-declined-within.ts'

interface AskProps {
  readonly auctionId: string
  readonly onClose: () => void
}

export const RequestDialog = ({ auctionId, bidderId, amountWon, onClose }: AskProps & {
  readonly bidderId: string
  readonly amountWon: number
}) => {
  const say = useText('choosing')
  const format = useFormat()
  const look = useLookAgain()
  const call = useCall(contractsCalls.requestSale, { onSuccess: look, onFailure: look })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('requestTitle', { won: format.price(amountWon) })}
      consequence={say('requestText')}
      confirmLabel={say('request')}
      onConfirm={async () => {
        await call.mutateAsync({ params: { id: auctionId }, body: { bidderId } })
        showToast({ tone: 'done', title: say('requested') })
      }}
    >
      <Refused failure={call.error} />
    </ConfirmDialog>
  )
}

const shortest = 2

/** Taking back and dropping ask alike; only what follows differs. */
export const EndRequestDialog = ({ process, act, after, onClose }: Pick<AskProps, 'onClose'> & {
  readonly process: Pick<TradeProcess, 'auctionId' | 'askedAgainUntil' | 'revertUntil'>
  readonly act: 'revert' | 'drop'
  readonly after: AfterFall
}) => {
  const say = useText('choosing')
  const format = useFormat()
  const isLate = useBegun(process.askedAgainUntil)
  const look = useLookAgain()
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const isRevert = act === 'revert'
  const call = useCall(isRevert ? contractsCalls.revertSaleRequest : contractsCalls.cancelCurrent, {
    onSuccess: look, onFailure: look,
  })
  const given = reason.trim()
  const reverted = isLate && process.revertUntil !== null
    ? say('revertTextUntil', { time: format.dateTime(process.revertUntil) }) : say('revertText')
  const isShort = given.length > 0 && given.length < shortest
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say(`${act}Title`)}
      consequence={isRevert ? reverted : say(`dropText.${after}`)}
      confirmLabel={say(act)}
      destructive={!isRevert}
      onConfirm={async () => {
        setAsked(true)
        if (isShort) throw new Error('the reason is too short')
        await call.mutateAsync({ params: { id: process.auctionId }, body: { reason: given === '' ? null : given } })
        showToast({ tone: 'done', title: say(isRevert ? 'reverted' : 'dropped') })
      }}
    >
      <TextArea
        label={say('reason')}
        hint={say('reasonHint')}
        rows={2}
        maxLength={limits.reason}
        value={reason}
        error={asked && isShort ? say('reasonShort') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <Refused failure={call.error} />
    </ConfirmDialog>
  )
}

export const NobodyDialog = ({ process, onClose }: {
  readonly process: Pick<TradeProcess, 'auctionId' | 'mayRetry'>
  readonly onClose: () => void
}) => {
  const say = useText('choosing')
  const look = useLookAgain()
  const { auctionId, mayRetry } = process
  const within = useDeclinedWithin()
  const [next, setNext] = useState<'retry' | 'decline'>(mayRetry ? 'retry' : 'decline')
  const call = useCall(contractsCalls.declineRound, {
    onSuccess: () => {
      showToast({ tone: 'done', title: say('nobodyDone') })
      onClose()
      look()
    },
    onFailure: look,
  })
  const notes = {
    retry: say('nextNote.retry'),
    decline: within === undefined ? say('nextNote.decline') : say('nextNote.declineWithin', { within }),
  }
  const choices = mayRetry ? ['retry', 'decline'] as const : ['decline'] as const
  return (
    <ReasonDialog
      title={say('nobodyTitle')}
      consequence={say('nobodyText')}
      confirmLabel={say('nobody')}
      destructive
      working={call.isPending}
      failure={call.error}
      field={{ label: say('nobodyReason'), hint: say('reasonHint') }}
      onClose={onClose}
      onConfirm={(reason) => call.mutate({ params: { id: auctionId }, body: { next, reason } })}
    >
      <RadioGroup
        cards
        label={say('next')}
        options={choices.map((value) => ({ value, label: say(`next.${value}`), note: notes[value] }))}
        value={next}
        onValueChange={setNext}
      />
    </ReasonDialog>
  )
}
