// The money of one shop on its page: what it trades and puts down, and what whoever attends to money may do about it.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { shopKind } from '@bidyard/contract/enums/shops'
import type { ReceivedOf } from '@bidyard/contract/call'
import { useState, type ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useViewer } from '../../../../api/session.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { CardLink } from '../parts/card-link.tsx'
import { ChangeKind } from './change-kind.tsx'

/** As much of a shop as its money needs; its version is what one has seen. */
export interface OfShop {
  readonly id: string
  readonly name: string
  readonly version: number
}

export type ShopMoneyFacts = ReceivedOf<typeof financeCalls.getShopMoney>

interface ActRowProps {
  readonly children: ReactNode
  readonly button: ReactNode
}

export const ActRow = ({ children, button }: ActRowProps) => (
  <li className="flex items-center justify-between gap-4 py-3 last:pb-0">
    <span className="flex flex-col gap-1 text-md text-ink-soft">{children}</span>
    {button}
  </li>
)

const Acts = ({ shop, money }: { readonly shop: OfShop; readonly money: ShopMoneyFacts }) => {
  const say = useText('money')
  const [changing, setChanging] = useState(false)
  return (
    <>
      <ul className="mt-4 flex flex-col divide-y divide-line border-t border-line">
        <ActRow button={<Button size="small" onClick={() => setChanging(true)}>{say('shopKindVerb')}…</Button>}>
          {say('shopKindShort')}
        </ActRow>
      </ul>
      {changing && <ChangeKind shop={shop} money={money} onClose={() => setChanging(false)} />}
    </>
  )
}

const Facts = ({ money }: { readonly money: ShopMoneyFacts }) => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  const { kind, neededWon, heldWon, missingWon, isEnough } = money
  return (
    <KeyValueList
      facts={[
        { key: 'kind', name: say('shopKind'), value: word(shopKind, kind) },
        { key: 'needed', name: say('depositNeeded'), value: format.won(neededWon) },
        { key: 'held', name: say('depositHeld'), value: format.won(heldWon) },
        ...(isEnough ? [] : [{
          key: 'missing', name: say('depositMissing'),
          value: <b className="text-closing-ink">{format.won(missingWon)}</b>,
        }]),
      ]}
    />
  )
}

export const ShopMoney = ({ shop }: { readonly shop: OfShop }) => {
  const say = useText('money')
  const wordsFor = useFailureWords()
  const part = useViewer()?.part
  const read = useRead(financeCalls.getShopMoney, { params: { id: shop.id } })
  const money = read.data
  if (read.error !== null && money === undefined)
    return <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
  if (money === undefined) return <div aria-busy="true"><Skeleton className="h-72 rounded-lg" /></div>
  return (
    <Card
      title={say('shopMoney')}
      actions={<CardLink to="/office/money/ledger" search={{ shop: shop.id }}>{say('ledger')}</CardLink>}
    >
      <Facts money={money} />
      {(part === undefined || part === 'money') && <Acts shop={shop} money={money} />}
    </Card>
  )
}
