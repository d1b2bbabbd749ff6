// The account number that is open: bank, number and amount to take along, and the time that is left.
import { bankCode } from '@bidyard/contract/enums/finance'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { CopyField } from '../../../../ui/show/copy-field.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import { Spinner } from '../../../../ui/show/spinner.tsx'
import type { PaidFor } from './account-acts.ts'
import { CloseAccount } from './close-account.tsx'
import type { Account } from './use-account.ts'

const dayMs = 86_400_000

const Numbered = ({ account }: { readonly account: Account }) => {
  const say = useText('finance')
  const word = useWord()
  const { bankCode: bank, accountNumber, holderName } = account
  if (bank === null || accountNumber === null)
    return (
      <p className="flex items-center gap-3 py-2 text-md text-ink-soft">
        <Spinner size={20} />
        {say('accountIssuing')}
      </p>
    )
  return (
    <CopyField
      large
      label={holderName === null ? word(bankCode, bank) : `${word(bankCode, bank)} · ${say('holder')} ${holderName}`}
      value={accountNumber}
    />
  )
}

interface OpenAccountProps {
  readonly account: Account
  readonly paidFor: PaidFor
}

export const OpenAccount = ({ account, paidFor }: OpenAccountProps) => {
  const say = useText('finance')
  const format = useFormat()
  const offsetMs = useServerOffset()
  const { amountWon, dueAt } = account
  return (
    <section
      aria-label={say('account')}
      className="flex flex-col gap-3.5 rounded-md border border-action/40 bg-action-soft/40 p-3 sm:p-4"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-bold">{say('account')}</h3>
        <Countdown endsAt={dueAt} offsetMs={offsetMs} closingMs={dayMs} className="text-md" />
      </header>
      <Numbered account={account} />
      <CopyField
        large label={say('accountWon')} value={format.won(amountWon)} copied={String(amountWon)}
      />
      <p className="text-md text-ink-soft">{say('accountText', { time: format.dateTime(dueAt) })}</p>
      <div className="-mt-1 -mb-1.5 flex justify-end"><CloseAccount paidFor={paidFor} /></div>
    </section>
  )
}
