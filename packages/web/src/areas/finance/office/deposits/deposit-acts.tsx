// What the office does with deposits: asks for one, waits for one no longer, proposes to give one back.
import { financeCalls } from '@bidyard/contract/calls/finance'
import type { ItemOf } from '@bidyard/contract/list'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { ChooseShop } from '../parts/choose-shop.tsx'
import { MoneyAct } from '../parts/money-act.tsx'

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

/** Null where nothing can be done about it. */
export const depositActOf = ({ state, voidedAt }: Deposit): 'forgo' | 'giveBack' | null => {
  if (state === 'depositWaiting' && voidedAt === null) return 'forgo'
  return state === 'deposited' ? 'giveBack' : null
}

const calls = { forgo: financeCalls.voidShopDeposit, giveBack: financeCalls.proposeDepositRefund } as const

export const DepositAct = ({ deposit }: { readonly deposit: Deposit }) => {
  const say = useText('money')
  const format = useFormat()
  const [asking, setAsking] = useState<'forgo' | 'giveBack' | null>(null)
  const act = depositActOf(deposit)
  const given = { shop: deposit.shopName, won: format.won(deposit.remainingWon) }
  return (
    <>
      {act !== null && <Button size="small" onClick={() => setAsking(act)}>{say(`${act}Verb`)}…</Button>}
      {asking !== null && (
        <MoneyAct
          definition={calls[asking]}
          words={{
            title: say(`${asking}Title`, given), happens: say(`${asking}Happens`), verb: say(`${asking}Verb`),
            done: say(asking === 'forgo' ? 'forgoDone' : 'proposed'),
          }}
          ask={(reason) => ({ params: { id: deposit.id }, body: { reason } })}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}
