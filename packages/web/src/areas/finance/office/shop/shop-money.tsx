// The money of one shop on its page: what it trades and puts down, and what whoever attends to money may do about it.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { shopKind } from '@bidyard/contract/enums/shops'
import { useState, type ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useMayAsk } from '../../../../api/may-ask.tsx'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { useWaiting, WaitingCard } from '../desk/proposals-card.tsx'
import { CardLink } from '../parts/card-link.tsx'
import type { ShopMoneyFacts } from '../parts/use-shop-money.ts'
import { ChangeKind } from './change-kind.tsx'
import { NameAccount } from './name-account.tsx'
import { AccountWords, PayOut } from './pay-out.tsx'

/** As much of a shop as its money needs; its version is what one has seen. */
export interface OfShop {
  readonly id: string
  readonly name: string
  readonly version: number
}

interface ActRowProps {
  readonly children: ReactNode
  readonly button?: ReactNode
}

const ActRow = ({ children, button }: ActRowProps) => (
  <li className="flex items-center justify-between gap-4 py-3 last:pb-0">
    <span className="flex flex-col gap-1 text-md text-ink-soft">{children}</span>
    {button}
  </li>
)

interface ActsProps {
  readonly shop: OfShop
  readonly money: ShopMoneyFacts
}

type Account = NonNullable<ShopMoneyFacts['payoutAccount']>

interface PayOutRowProps extends ActsProps {
  readonly onAsk: (account: Account) => void
}

/** Offered while there is something to pay out, an account for it, and nobody has proposed it yet. */
const PayOutRow = ({ shop, money: { creditWon, payoutAccount, isLed }, onAsk }: PayOutRowProps) => {
  const say = useText('money')
  const waiting = useWaiting(shop.id)
  const may = useMayAsk()
  if (creditWon < 1 || !may(financeCalls.proposePayout)) return null
  if (payoutAccount === null) return <ActRow>{say(isLed ? 'payOutNoAccount' : 'payOutNoAccountNow')}</ActRow>
  if (waiting.items.length > 0) return <ActRow>{say('payOutWaits')}</ActRow>
  return (
    <ActRow
      button={
        <Button size="small" disabled={waiting.isLoading} onClick={() => onAsk(payoutAccount)}>
          {say('payOutVerb')}…
        </Button>
      }
    >
      {say('payOutShort')}
      <span><Badge icon="users">{say('fourEyes')}</Badge></span>
    </ActRow>
  )
}

/** What is asked stays open when somebody else was quicker: one is told so, and loses nothing written. */
const Acts = ({ shop, money }: ActsProps) => {
  const say = useText('money')
  const may = useMayAsk()
  const [changing, setChanging] = useState(false)
  const [naming, setNaming] = useState(false)
  const [payingInto, setPayingInto] = useState<Account | null>(null)
  return (
    <>
      <ul className="mt-4 flex flex-col divide-y divide-line border-t border-line">
        <ActRow button={<Button size="small" onClick={() => setChanging(true)}>{say('shopKindVerb')}…</Button>}>
          {say('shopKindShort')}
        </ActRow>
        {!money.isLed && may(financeCalls.setShopPayoutAccount) && (
          <ActRow button={<Button size="small" onClick={() => setNaming(true)}>{say('nameAccountVerb')}…</Button>}>
            {say('nameAccountShort')}
          </ActRow>
        )}
        <PayOutRow shop={shop} money={money} onAsk={setPayingInto} />
      </ul>
      {changing && <ChangeKind shop={shop} money={money} onClose={() => setChanging(false)} />}
      {naming && <NameAccount shop={shop} onClose={() => setNaming(false)} />}
      {payingInto !== null && (
        <PayOut
          shop={shop} creditWon={money.creditWon} account={money.payoutAccount ?? payingInto}
          onClose={() => setPayingInto(null)}
        />
      )}
    </>
  )
}

const Facts = ({ money }: { readonly money: ShopMoneyFacts }) => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  const { kind, neededWon, heldWon, missingWon, isEnough, creditWon, payoutAccount } = money
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
        { key: 'credit', name: say('shopCredit'), value: format.won(creditWon) },
        {
          key: 'account', name: say('payoutAccount'),
          value: payoutAccount === null ? '–' : <AccountWords account={payoutAccount} />,
        },
      ]}
    />
  )
}

export const ShopMoney = ({ shop }: { readonly shop: OfShop }) => {
  const say = useText('money')
  const wordsFor = useFailureWords()
  const may = useMayAsk()
  const read = useRead(financeCalls.getShopMoney, { params: { id: shop.id } })
  const money = read.data
  if (read.error !== null && money === undefined)
    return <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
  if (money === undefined) return <div aria-busy="true"><Skeleton className="h-72 rounded-lg" /></div>
  return (
    <>
      <Card
        title={say('shopMoney')}
        actions={<CardLink to="/office/money/ledger" search={{ shop: shop.id }}>{say('ledger')}</CardLink>}
      >
        <Facts money={money} />
        {may(financeCalls.changeShopKind) && <Acts shop={shop} money={money} />}
      </Card>
      {may(financeCalls.confirmMoneyProposal) && <WaitingCard subjectId={shop.id} />}
    </>
  )
}
