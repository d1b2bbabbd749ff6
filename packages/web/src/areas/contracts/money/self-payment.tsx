// The price of a self contract, from hand to hand: the buyer says that it is paid, seller or office confirms it.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { slipsMax } from '@bidyard/contract/shapes/contracts/bounds'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Refused } from '../../../ui/state/refused.tsx'
import { ActSheet } from '../parts/act-sheet.tsx'
import { FilesField, useSending } from '../parts/files-field.tsx'
import { NoteField, noteOf } from '../parts/note-field.tsx'
import { useAct } from '../parts/use-act.ts'

interface PaymentProps {
  readonly contract: Contract
  readonly onClose: () => void
}

export const ClaimSheet = ({ contract: { id, payment }, onClose }: PaymentProps) => {
  const say = useText('contracts')
  const slips = useSending('document')
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const call = useAct(contractsCalls.claimPaid, { done: say('claimDone'), onDone: onClose })
  const { given, isWrong } = noteOf(note)
  const left = slipsMax - (payment?.slips.length ?? 0)
  return (
    <ActSheet
      title={say('claim')} happens={say('claimText')} verb={say('claimVerb')} working={call.isPending || slips.isBusy}
      failure={call.error} onClose={onClose}
      onConfirm={() => {
        setAsked(true)
        if (slips.ids.length > 0 && !isWrong)
          call.mutate({ params: { id }, body: { slipIds: slips.ids, note: given } })
      }}
    >
      <FilesField
        sending={slips} label={say('slips')} hint={say('slipsHint')} filesMax={left}
        error={asked && slips.ids.length === 0 ? say('slipsMissing') : undefined}
      />
      <NoteField value={note} onChange={setNote} asked={asked} toOffice />
    </ActSheet>
  )
}

export const CompletePayment = ({ contract, onClose }: PaymentProps) => {
  const say = useText('contracts')
  const format = useFormat()
  const call = useAct(contractsCalls.completeSelfPayment, { done: say('paidDone') })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('paidTitle', { won: format.price(contract.priceWon ?? contract.amountWon) })}
      consequence={say('paidText')}
      confirmLabel={say('paidVerb')}
      onConfirm={() => call.mutateAsync({ params: { id: contract.id }, body: {} })}
    >
      <Refused failure={call.error} />
    </ConfirmDialog>
  )
}
