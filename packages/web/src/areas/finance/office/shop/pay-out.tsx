// Proposes to pay out what is owed to a shop: how much, to which account, and why; another person confirms it.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { bankCode } from '@bidyard/contract/enums/finance'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { faultAt } from '../../../../api/fault-at.ts'
import { forgetPaths } from '../../../../api/query-key.ts'
import { serverNow } from '../../../../api/server-time.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { MoneyField } from '../../../../ui/form/money-field.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { ReasonDialog } from '../../../../ui/overlay/reason-dialog.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { moneyPaths } from '../parts/money-act.tsx'
import type { ShopMoneyFacts } from '../parts/use-shop-money.ts'
import type { OfShop } from './shop-money.tsx'

type Account = NonNullable<ShopMoneyFacts['payoutAccount']>

export const AccountWords = ({ account }: { readonly account: Account }) => {
  const word = useWord()
  return <>{word(bankCode, account.bankCode)} ···{account.numberTail} {account.holderName}</>
}

const Where = ({ account }: { readonly account: Account }) => {
  const say = useText('money')
  const format = useFormat()
  const isYoung = Date.parse(account.usableFrom) > serverNow()
  return (
    <div className="flex flex-col gap-1">
      <span className="text-md font-semibold">{say('payoutAccount')}</span>
      <p className="figures text-md"><AccountWords account={account} /></p>
      {isYoung && (
        <p className="text-sm text-waiting-ink">{say('accountYoung', { at: format.dateTime(account.usableFrom) })}</p>
      )}
    </div>
  )
}

/** What is wrong with the sum before anybody is asked. */
const useFault = (won: number | null, creditWon: number): string | undefined => {
  const say = useText('money')
  const format = useFormat()
  if (won === 0) return say('payOutNothing')
  return won !== null && won > creditWon ? say('payOutTooMuch', { won: format.won(creditWon) }) : undefined
}

interface PayOutProps {
  readonly shop: OfShop
  readonly creditWon: number
  readonly account: Account
  readonly onClose: () => void
}

export const PayOut = ({ shop, creditWon, account, onClose }: PayOutProps) => {
  const say = useText('money')
  const format = useFormat()
  const queries = useQueryClient()
  const [won, setWon] = useState<number | null>(creditWon)
  const fault = useFault(won, creditWon)
  const call = useCall(financeCalls.proposePayout, {
    onSuccess: () => {
      showToast({ tone: 'done', title: say('proposed') })
      onClose()
      void forgetPaths(queries, moneyPaths)
    },
    // Somebody else may have been quicker; the dialog should know how much is left.
    onFailure: () => void forgetPaths(queries, moneyPaths),
  })
  const said = faultAt(call.error, 'body.won')
  return (
    <ReasonDialog
      title={say('payOutTitle', { shop: shop.name })}
      consequence={say('payOutHappens')}
      confirmLabel={say('payOutVerb')}
      disabled={won === null || fault !== undefined}
      working={call.isPending}
      failure={said === undefined ? call.error : null}
      onClose={onClose}
      onConfirm={(reason) => call.mutate({ params: { id: shop.id }, body: { won: won ?? 0, reason } })}
    >
      <MoneyField
        label={say('payOutWon')}
        hint={say('payOutOf', { won: format.won(creditWon) })}
        unit="won"
        value={won}
        error={fault ?? said}
        onValueChange={(next) => {
          call.reset()
          setWon(next)
        }}
      />
      <Where account={account} />
    </ReasonDialog>
  )
}
