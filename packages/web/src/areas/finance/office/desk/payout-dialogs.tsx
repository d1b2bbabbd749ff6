// What the office does with money on its way out: sees the account number, notes the transfer or its return, keeps it.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { bankCode } from '@bidyard/contract/enums/finance'
import type { ItemOf } from '@bidyard/contract/list'
import { limits } from '@bidyard/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetPaths } from '../../../../api/query-key.ts'
import { serverNow } from '../../../../api/server-time.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { RadioGroup } from '../../../../ui/choice/radio-group.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { ReasonDialog } from '../../../../ui/overlay/reason-dialog.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { CopyField } from '../../../../ui/show/copy-field.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { MoneyAct } from '../parts/money-act.tsx'

export type Payout = ItemOf<typeof financeCalls.listPayouts>

interface PayoutDialogProps {
  readonly payout: Payout
  readonly onClose: () => void
}

/** The number is shown until the dialog closes, and kept nowhere. */
export const ViewAccount = ({ payout, onClose }: PayoutDialogProps) => {
  const say = useText('money')
  const word = useWord()
  const look = useCall(financeCalls.viewPayoutAccount)
  const { id, shopName, account, earlierAccounts } = payout
  if (look.data === undefined)
    return (
      <ReasonDialog
        title={say('viewTitle', { shop: shopName })}
        consequence={say('viewHappens')}
        confirmLabel={say('viewVerb')}
        working={look.isPending}
        failure={look.error}
        onClose={onClose}
        onConfirm={(reason) => look.mutate({ params: { id }, body: { reason } })}
      />
    )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('viewTitle', { shop: shopName })}
      description={`${word(bankCode, account.bankCode)} · ${account.holderName}`}
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
  readonly onValueChange: (accountId: string) => void
}

/** Only where another account counted while it waited. */
const WentTo = ({ payout: { account, earlierAccounts }, ...chosen }: WentToProps) => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  if (earlierAccounts.length === 0) return null
  return (
    <RadioGroup
      {...chosen} cards label={say('wentTo')} hint={say('accountChanged')}
      options={[account, ...earlierAccounts].map((one) => {
        const isYoung = Date.parse(one.usableFrom) > serverNow()
        return {
          value: one.id, label: `${word(bankCode, one.bankCode)} ···${one.numberTail} ${one.holderName}`,
          note: isYoung ? say('accountYoung', { at: format.dateTime(one.usableFrom) }) : undefined, disabled: isYoung,
        }
      })}
    />
  )
}

/** What it shows stays what was seen as it opened, whatever is named meanwhile. */
export const SendPayout = ({ payout, onClose }: PayoutDialogProps) => {
  const say = useText('money')
  const ui = useText('ui')
  const format = useFormat()
  const queries = useQueryClient()
  const [transferNo, setTransferNo] = useState('')
  const [seen] = useState(payout)
  const { id, shopName, won, account, earlierAccounts } = seen
  const [accountId, setAccountId] = useState(earlierAccounts.length === 0 ? account.id : null)
  const given = { shop: shopName, won: format.won(won) }
  const touches = ['/payouts', '/money-desk', '/amounts', '/ledger-entries', '/ledger-accounts', '/shop-deposits']
  const call = useCall(financeCalls.sendPayout, {
    onSuccess: () => {
      showToast({ tone: 'done', title: say('sendDone', given) })
      onClose()
      void forgetPaths(queries, touches)
    },
    onFailure: () => void forgetPaths(queries, touches),
  })
  const note = transferNo.trim()
  const send = () => {
    if (accountId !== null)
      call.mutate({ params: { id }, body: { transferNo: note, accountId, seenAccountId: account.id } })
  }
  return (
    <Dialog
      open
      working={call.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('sendTitle', given)}
      description={say('sendHappens', given)}
      footer={
        <>
          <Button disabled={call.isPending} onClick={onClose}>{ui('cancel')}</Button>
          <Button
            variant="primary" disabled={note === '' || accountId === null} loading={call.isPending} onClick={send}
          >
            {say('sendVerb')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <WentTo payout={seen} value={accountId} onValueChange={setAccountId} />
        <TextField
          label={say('transferNo')} hint={say('transferNoHint')} value={transferNo} maxLength={limits.code}
          onChange={({ target }) => setTransferNo(target.value)}
        />
        <Refused failure={call.error} />
      </div>
    </Dialog>
  )
}

export const ReturnPayout = ({ payout, onClose }: PayoutDialogProps) => {
  const say = useText('money')
  const format = useFormat()
  const given = { shop: payout.shopName, won: format.won(payout.won) }
  return (
    <MoneyAct
      definition={financeCalls.returnPayout}
      words={{
        title: say('returnTitle', given), happens: say('returnHappens'), verb: say('returnVerb'),
        done: say('returnDone', given),
      }}
      ask={(reason) => ({ params: { id: payout.id }, body: { reason } })}
      onClose={onClose}
    />
  )
}

export const KeepPayout = ({ payout, onClose }: PayoutDialogProps) => {
  const say = useText('money')
  const format = useFormat()
  const given = { shop: payout.shopName, won: format.won(payout.won) }
  return (
    <MoneyAct
      definition={financeCalls.proposePayoutCallOff}
      words={{
        title: say('keepTitle', given), happens: say('keepHappens', given), verb: say('keepVerb'),
        done: say('proposed'),
      }}
      ask={(reason) => ({ params: { id: payout.id }, body: { reason } })}
      onClose={onClose}
    />
  )
}
