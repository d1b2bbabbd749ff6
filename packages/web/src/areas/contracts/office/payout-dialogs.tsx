// Money on its way to a seller: the whole number once, that the bank has the transfer, or that it came back.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { bankCode } from '@bidyard/contract/enums/finance'
import { limits } from '@bidyard/contract/limits'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useState } from 'react'
import { serverNow } from '../../../api/server-time.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { ActDialog } from '../../../ui/overlay/act-dialog.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { ReasonDialog } from '../../../ui/overlay/reason-dialog.tsx'
import { CopyField } from '../../../ui/show/copy-field.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { ActSheet } from '../parts/act-sheet.tsx'
import { touchedByContracts, useAct } from '../parts/use-act.ts'

export type Payout = NonNullable<NonNullable<Contract['house']>['payout']>

interface PayoutProps {
  readonly payout: Payout
  readonly onClose: () => void
}

/** The number is shown until the dialog closes, and kept nowhere. */
export const ViewAccountDialog = ({ payout: { id, carNumber, account, earlierAccounts }, onClose }: PayoutProps) => {
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
      <div className="flex flex-col gap-4">
        {earlierAccounts.length > 0 && <InlineNotice tone="waiting" title={say('accountChanged')} />}
        <CopyField label={say('accountNumber')} value={look.data.number} />
      </div>
    </Dialog>
  )
}

interface WentToProps {
  readonly payout: Payout
  readonly value: string | null
  readonly error: string | undefined
  readonly onValueChange: (accountId: string) => void
}

/** Only where another account counted while it waited. */
const WentTo = ({ payout: { account, earlierAccounts }, ...chosen }: WentToProps) => {
  const say = useText('contractDesk')
  const sayOf = useText('payouts')
  const word = useWord()
  const format = useFormat()
  if (account === null || earlierAccounts.length === 0) return null
  return (
    <RadioGroup
      {...chosen} cards label={say('wentTo')} hint={say('accountChanged')}
      options={[account, ...earlierAccounts].map((one) => {
        const isYoung = Date.parse(one.usableFrom) > serverNow()
        return {
          value: one.id, label: `${word(bankCode, one.bankCode)} ···${one.numberTail} ${one.holderName}`,
          disabled: isYoung,
          note: isYoung ? sayOf('accountYoung', { at: format.dateTime(one.usableFrom) }) : undefined,
        }
      })}
    />
  )
}

/** What it shows stays what was seen as it opened, whatever is named meanwhile. */
export const SendPayoutSheet = ({ payout, onClose }: PayoutProps) => {
  const say = useText('contractDesk')
  const format = useFormat()
  const [transferNo, setTransferNo] = useState('')
  const [asked, setAsked] = useState(false)
  const [seen] = useState(payout)
  const { id, carNumber, won, account, earlierAccounts } = seen
  const [accountId, setAccountId] = useState(earlierAccounts.length === 0 ? account?.id ?? null : null)
  const call = useAct(contractsCalls.sendSellerPayout, { done: say('sendDone'), onDone: onClose })
  const given = transferNo.trim()
  return (
    <ActSheet
      title={say('sendTitle', { car: carNumber, won: format.won(won) })} happens={say('sendText')}
      verb={say('send')} working={call.isPending} failure={call.error} onClose={onClose}
      onConfirm={() => {
        setAsked(true)
        if (given !== '' && accountId !== null && account !== null)
          call.mutate({ params: { id }, body: { transferNo: given, accountId, seenAccountId: account.id } })
      }}
    >
      <WentTo
        payout={seen} value={accountId} error={asked && accountId === null ? say('fillIn') : undefined}
        onValueChange={setAccountId}
      />
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
