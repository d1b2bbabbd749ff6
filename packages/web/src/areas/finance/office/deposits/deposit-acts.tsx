// What the office does with deposits: asks for one, waits for one no longer, proposes to give one back.
import { financeCalls } from '@bidyard/contract/calls/finance'
import type { ItemOf } from '@bidyard/contract/list'
import { useState } from 'react'
import { useMayAsk } from '../../../../api/may-ask.tsx'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { ChooseShop } from '../parts/choose-shop.tsx'
import { MoneyAct } from '../parts/money-act.tsx'
import { useShopMoney } from '../parts/use-shop-money.ts'

export type Deposit = ItemOf<typeof financeCalls.listShopDeposits>

export const RequestDeposit = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useText('money')
  const [shopId, setShopId] = useState<string | null>(null)
  return (
    <MoneyAct
      definition={financeCalls.requestShopDeposit}
      words={{
        title: say('requestTitle'), happens: say('requestHappens'), verb: say('requestVerb'), done: say('requestDone'),
      }}
      disabled={shopId === null}
      ask={(reason) => ({ body: { shopId: shopId ?? '', reason } })}
      onClose={onClose}
    >
      <ChooseShop value={shopId} onChange={setShopId} />
    </MoneyAct>
  )
}

type Act = 'forgo' | 'giveBack'

/** Null where nothing can be done about it. */
export const depositActOf = ({ state, voidedAt }: Deposit): Act | null => {
  if (state === 'depositWaiting' && voidedAt === null) return 'forgo'
  return state === 'deposited' ? 'giveBack' : null
}

export interface AskedDeposit {
  readonly deposit: Deposit
  readonly act: Act
}

interface DepositActProps {
  readonly deposit: Deposit
  readonly onAsk: (asked: AskedDeposit) => void
}

const calls = { forgo: financeCalls.voidShopDeposit, giveBack: financeCalls.proposeDepositRefund } as const

export const DepositAct = ({ deposit, onAsk }: DepositActProps) => {
  const say = useText('money')
  const may = useMayAsk()
  const act = depositActOf(deposit)
  return act === null || !may(calls[act])
    ? null
    : <Button size="small" onClick={() => onAsk({ deposit, act })}>{say(`${act}Verb`)}…</Button>
}

export const DepositDialog = ({ deposit, act, onClose }: AskedDeposit & { readonly onClose: () => void }) => {
  const say = useText('money')
  const format = useFormat()
  const given = { shop: deposit.shopName, won: format.won(deposit.remainingWon) }
  const isHomeless = useShopMoney(deposit.shopId, act === 'giveBack')?.payoutAccount === null
  return (
    <MoneyAct
      definition={calls[act]}
      words={{
        title: say(`${act}Title`, given), happens: say(`${act}Happens`), verb: say(`${act}Verb`),
        done: say(act === 'forgo' ? 'forgoDone' : 'proposed'),
      }}
      disabled={isHomeless}
      ask={(reason) => ({ params: { id: deposit.id }, body: { reason } })}
      onClose={onClose}
    >
      {isHomeless && <InlineNotice tone="waiting">{say('refundNoAccount')}</InlineNotice>}
    </MoneyAct>
  )
}
