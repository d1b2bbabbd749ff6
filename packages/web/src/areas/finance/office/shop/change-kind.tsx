// Says what a shop trades, after what that means for its deposit.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { shopKind, type ShopKind } from '@bidyard/contract/enums/shops'
import { useState } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { RadioGroup } from '../../../../ui/choice/radio-group.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { ActDialog } from '../../../../ui/overlay/act-dialog.tsx'
import { moneyPaths } from '../parts/money-act.tsx'
import type { ShopMoneyFacts } from '../parts/use-shop-money.ts'
import type { OfShop } from './shop-money.tsx'

/** What each kind has to put down, by the configuration in force. */
const useNeeded = (): Readonly<Record<ShopKind, number>> | undefined => {
  const { data } = useRead(referenceCalls.getConfig, { params: { key: 'shop' } })
  return data?.key === 'shop' ? data.value.depositWon : undefined
}

interface ChangeKindProps {
  readonly shop: OfShop
  readonly money: ShopMoneyFacts
  readonly onClose: () => void
}

/** What will be needed of the shop, and whether it has put down as much. */
const useHappens = ({ kind: before, heldWon }: ShopMoneyFacts, kind: ShopKind) => {
  const say = useText('money')
  const format = useFormat()
  const needed = useNeeded()
  if (kind === before || needed === undefined) return say('shopKindChoose')
  const afterWon = needed[kind]
  const given = {
    before: format.won(needed[before]), after: format.won(afterWon), held: format.won(heldWon),
    missing: format.won(afterWon - heldWon),
  }
  const enough = say(afterWon > heldWon ? 'shopKindLacks' : 'shopKindSuffices', given)
  return [say('shopKindHappens', given), enough, say('shopKindStays')].join(' ')
}

export const ChangeKind = ({ shop, money, onClose }: ChangeKindProps) => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  const needed = useNeeded()
  const [chosen, setChosen] = useState<ShopKind | null>(null)
  // What nobody chose is what the shop trades, also after somebody else changed that meanwhile.
  const kind = chosen ?? money.kind
  return (
    <ActDialog
      definition={financeCalls.changeShopKind}
      words={{
        title: say('shopKindTitle', { shop: shop.name }), happens: useHappens(money, kind), verb: say('shopKindVerb'),
        done: say('shopKindDone', { shop: shop.name, kind: word(shopKind, kind) }),
      }}
      touches={[...moneyPaths, '/shops']}
      disabled={kind === money.kind || needed === undefined}
      ask={(reason) => ({ params: { id: shop.id }, body: { kind, seenVersion: shop.version, reason } })}
      onClose={onClose}
    >
      <RadioGroup
        cards
        label={say('shopKind')}
        options={shopKind.values.map((value) => ({
          value, label: word(shopKind, value),
          note: needed === undefined ? undefined : say('shopKindNeeds', { won: format.won(needed[value]) }),
        }))}
        value={kind}
        onValueChange={setChosen}
      />
    </ActDialog>
  )
}
