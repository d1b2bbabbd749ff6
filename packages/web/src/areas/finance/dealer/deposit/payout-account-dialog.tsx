// Names the account that money is paid out to, after a sentence that says what a change brings.
import { depositCalls } from '@bidyard/contract/calls/finance/deposits'
import { type BankCode, bankCode } from '@bidyard/contract/enums/finance'
import { limits } from '@bidyard/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetAnswers } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Select } from '../../../../ui/choice/select.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { Refused } from '../../../../ui/state/refused.tsx'

interface Typed {
  readonly bank: BankCode | null
  readonly number: string
  readonly holder: string
}

const isNumber = (number: string): boolean => /^\d{8,16}$/.test(number.replaceAll(/[\s-]/g, ''))

const useFaults = ({ bank, number, holder }: Typed) => {
  const say = useText('finance')
  return {
    bank: bank === null ? say('missing') : undefined,
    number: isNumber(number) ? undefined : say('wrongAccount'),
    holder: holder.trim() === '' ? say('missing') : undefined,
  }
}

interface FieldsProps {
  readonly typed: Typed
  readonly faults: Partial<ReturnType<typeof useFaults>>
  readonly onChange: (next: Partial<Typed>) => void
}

const Fields = ({ typed, faults, onChange }: FieldsProps) => {
  const say = useText('finance')
  const word = useWord()
  return (
    <>
      <Select
        label={say('bank')}
        placeholder={say('chooseBank')}
        options={bankCode.values.map((value) => ({ value, label: word(bankCode, value) }))}
        value={typed.bank}
        error={faults.bank}
        onValueChange={(bank) => onChange({ bank })}
      />
      <TextField
        label={say('accountNumber')}
        hint={say('accountNumberHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={limits.digitsText}
        value={typed.number}
        error={faults.number}
        onChange={({ target }) => onChange({ number: target.value })}
      />
      <TextField
        label={say('holder')}
        hint={say('holderHint')}
        autoComplete="off"
        maxLength={limits.name}
        value={typed.holder}
        error={faults.holder}
        onChange={({ target }) => onChange({ holder: target.value })}
      />
    </>
  )
}

interface PayoutAccountDialogProps {
  readonly isFirst: boolean
  readonly onClose: () => void
}

export const PayoutAccountDialog = ({ isFirst, onClose }: PayoutAccountDialogProps) => {
  const say = useText('finance')
  const queries = useQueryClient()
  const [typed, setTyped] = useState<Typed>({ bank: null, number: '', holder: '' })
  const [asked, setAsked] = useState(false)
  const faults = useFaults(typed)
  const set = useCall(depositCalls.setPayoutAccount, {
    onSuccess: async () => {
      await forgetAnswers(queries, depositCalls.getDepositInfo)
      showToast({ tone: 'done', title: say('payoutSaved') })
      onClose()
    },
  })
  const save = () => {
    setAsked(true)
    const { bank, number, holder } = typed
    if (bank === null || Object.values(faults).some((fault) => fault !== undefined)) return
    set.mutate({ body: { bankCode: bank, number, holderName: holder.trim() } })
  }
  return (
    <Dialog
      open
      working={set.isPending}
      onOpenChange={(next) => !next && onClose()}
      title={say(isFirst ? 'payoutFirstTitle' : 'payoutTitle')}
      description={say('payoutHappens')}
      footer={
        <>
          <Button disabled={set.isPending} onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" loading={set.isPending} onClick={save}>{say('save')}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Fields
          typed={typed}
          faults={asked ? faults : {}}
          onChange={(next) => setTyped((before) => ({ ...before, ...next }))}
        />
        <Refused failure={set.error} />
      </div>
    </Dialog>
  )
}
