// Money on its way to a seller: the whole number once, that the bank has the transfer, or that it came back.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { bankCode } from '@bidyard/contract/enums/finance'
import { limits } from '@bidyard/contract/limits'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useState } from 'react'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { ActDialog } from '../../../ui/overlay/act-dialog.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { ReasonDialog } from '../../../ui/overlay/reason-dialog.tsx'
import { CopyField } from '../../../ui/show/copy-field.tsx'
import { ActSheet } from '../parts/act-sheet.tsx'
import { touchedByContracts, useAct } from '../parts/use-act.ts'

export type Payout = NonNullable<NonNullable<Contract['house']>['payout']>

interface PayoutProps {
  readonly payout: Payout
  readonly onClose: () => void
}

/** The number is shown until the dialog closes, and kept nowhere. */
export const ViewAccountDialog = ({ payout: { id, carNumber, account }, onClose }: PayoutProps) => {
  const say = useText('contractDesk')
  const word = useWord()
  const look = useCall(contractsCalls.viewSellerAccount)
  if (look.data === undefined)
    return (
      <ReasonDialog
        title={say('viewTitle', { car: carNumber })} consequence={say('viewText')} confirmLabel={say('view')}
        working={look.isPending} failure={look.error} onClose={onClose}
        onConfirm={(reason) => look.mutate({ params: { id }, body: { reason } })}
      />
    )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('viewTitle', { car: carNumber })}
      description={account === null ? '' : `${word(bankCode, account.bankCode)} · ${account.holderName}`}
    >
      <CopyField label={say('accountNumber')} value={look.data.number} />
    </Dialog>
  )
}

export const SendPayoutSheet = ({ payout: { id, carNumber, won }, onClose }: PayoutProps) => {
  const say = useText('contractDesk')
  const format = useFormat()
  const [transferNo, setTransferNo] = useState('')
  const [asked, setAsked] = useState(false)
  const call = useAct(contractsCalls.sendSellerPayout, { done: say('sendDone'), onDone: onClose })
  const given = transferNo.trim()
  return (
    <ActSheet
      title={say('sendTitle', { car: carNumber, won: format.won(won) })} happens={say('sendText')}
      verb={say('send')} working={call.isPending} failure={call.error} onClose={onClose}
      onConfirm={() => {
        setAsked(true)
        if (given !== '') call.mutate({ params: { id }, body: { transferNo: given } })
      }}
    >
      <TextField
        label={say('transferNo')} maxLength={limits.code} value={transferNo}
        error={asked && given === '' ? say('fillIn') : undefined}
        onChange={({ target }) => setTransferNo(target.value)}
      />
    </ActSheet>
  )
}

export const ReturnPayoutDialog = ({ payout: { id, carNumber, won }, onClose }: PayoutProps) => {
  const say = useText('contractDesk')
  const format = useFormat()
  return (
    <ActDialog
      definition={contractsCalls.returnSellerPayout}
      words={{
        title: say('returnTitle', { car: carNumber, won: format.won(won) }), happens: say('returnText'),
        verb: say('return'), done: say('returnDone'),
      }}
      touches={touchedByContracts}
      ask={(reason) => ({ params: { id }, body: { reason } })}
      onClose={onClose}
    />
  )
}
