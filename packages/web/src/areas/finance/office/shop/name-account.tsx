// Says where a shop that nobody leads wants its money; what it has with the house could not be paid out otherwise.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { BankAccountFields, noAccount, wholeAccount } from '../../../../ui/form/bank-account.tsx'
import { MoneyAct } from '../parts/money-act.tsx'
import type { OfShop } from './shop-money.tsx'

export const NameAccount = ({ shop, onClose }: { readonly shop: OfShop; readonly onClose: () => void }) => {
  const say = useText('money')
  const [typed, setTyped] = useState(noAccount)
  const account = wholeAccount(typed)
  const given = { shop: shop.name }
  return (
    <MoneyAct
      definition={financeCalls.setShopPayoutAccount}
      words={{
        title: say('nameAccountTitle', given), happens: say('nameAccountHappens'), verb: say('nameAccountVerb'),
        done: say('nameAccountDone', given),
      }}
      disabled={account === null}
      ask={(reason) => (account === null ? null : { params: { id: shop.id }, body: { ...account, reason } })}
      onClose={onClose}
    >
      <BankAccountFields
        say={say} typed={typed} asked={false} holderHint={say('nameAccountHolder')} onChange={setTyped}
      />
    </MoneyAct>
  )
}
