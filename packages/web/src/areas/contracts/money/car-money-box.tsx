// The account number of a car: where to, how much exactly, by when; another one is opened where the last is closed.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { bankCode } from '@bidyard/contract/enums/finance'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { CopyField } from '../../../ui/show/copy-field.tsx'
import { Spinner } from '../../../ui/show/spinner.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../ui/state/refused.tsx'
import { useAct } from '../parts/use-act.ts'

type CarMoney = NonNullable<NonNullable<Contract['house']>['carMoney']>
type Account = NonNullable<CarMoney['account']>

const OpenAnother = ({ contractId }: { readonly contractId: string }) => {
  const say = useText('contracts')
  const call = useAct(contractsCalls.openCarMoneyAccount, { done: say('accountOpened') })
  return (
    <div className="flex flex-col items-start gap-3">
      <InlineNotice tone="waiting">{say('accountClosed')}</InlineNotice>
      <Button
        variant="primary" size="large" icon="card" loading={call.isPending}
        onClick={() => call.mutate({ params: { id: contractId }, body: {} })}
      >
        {say('accountOpen')}
      </Button>
      <Refused failure={call.error} />
    </div>
  )
}

const Numbered = ({ account: { bankCode: bank, accountNumber, holderName } }: { readonly account: Account }) => {
  const say = useText('contracts')
  const word = useWord()
  if (bank === null || accountNumber === null)
    return (
      <p className="flex items-center gap-3 py-2 text-md text-ink-soft"><Spinner size={20} />{say('accountComing')}</p>
    )
  const name = holderName === null ? word(bankCode, bank) : `${word(bankCode, bank)} · ${holderName}`
  return <CopyField large label={name} value={accountNumber} />
}

interface BoxProps {
  readonly contractId: string
  readonly money: CarMoney
  /** Whether the viewer may ask for another number. */
  readonly mayOpen: boolean
}

export const CarMoneyBox = ({ contractId, money, mayOpen }: BoxProps) => {
  const say = useText('contracts')
  const format = useFormat()
  const { account, payableUntil } = money
  const isOpen = account !== null && account.state === 'opened'
  if (!isOpen) return mayOpen && money.dueWon > 0 ? <OpenAnother contractId={contractId} /> : null
  return (
    <section
      aria-label={say('account')}
      className="flex flex-col gap-3.5 rounded-md border border-action/40 bg-action-soft/40 p-3 sm:p-4"
    >
      <h3 className="font-bold">{say('account')}</h3>
      <Numbered account={account} />
      <CopyField
        large label={say('accountWon')} value={format.won(account.amountWon)} copied={String(account.amountWon)}
      />
      <p className="text-md text-ink-soft">
        {say('accountText')}
        {payableUntil !== null && ` ${say('accountUntil', { time: format.dateTime(payableUntil) })}`}
      </p>
    </section>
  )
}
