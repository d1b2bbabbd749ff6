// What the shop has put down, what is missing, what we wait for, and what was taken of it.
import { shopKind } from '@bidyard/contract/enums/shops'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import { type Fact, KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { ProgressBar } from '../../../../ui/show/progress-bar.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { AccountPart } from '../account/account-part.tsx'
import type { DepositInfo } from '../types.ts'
import { useMayBuy } from '../standing/gone.ts'
import { DepositUses } from './deposit-uses.tsx'

interface OfDeposit {
  readonly deposit: DepositInfo
}

const Held = ({ deposit: { heldWon, neededWon, missingWon, isEnough } }: OfDeposit) => {
  const say = useText('finance')
  const format = useFormat()
  const percent = neededWon === 0 ? 100 : Math.min(100, (heldWon / neededWon) * 100)
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="figures text-3xl font-extrabold tracking-tight">{format.price(heldWon)}</span>
        <span className="text-md text-ink-faint">{say('depositHeld')}</span>
      </p>
      <ProgressBar label={say('depositShare')} percent={percent} tone={isEnough ? 'done' : 'closing'} />
      <p className={isEnough ? 'text-md text-done-ink' : 'text-md font-semibold text-closing-ink'}>
        {isEnough ? say('depositFull') : say('depositMissing', { won: format.price(missingWon) })}
      </p>
    </div>
  )
}

const WaitingFor = ({ deposit: { waiting } }: OfDeposit) => {
  const say = useText('finance')
  const format = useFormat()
  const offsetMs = useServerOffset()
  if (waiting === null) return null
  const { amountWon, dueAt } = waiting
  return (
    <InlineNotice
      tone="waiting"
      title={say('depositWaiting', { won: format.won(amountWon) })}
      action={dueAt === null ? undefined : <Countdown endsAt={dueAt} offsetMs={offsetMs} />}
    >
      {dueAt === null ? undefined : say('depositWaitingText', { time: format.dateTime(dueAt) })}
    </InlineNotice>
  )
}

const ofDeposit = { purpose: { eq: 'deposit' } }

const Pay = ({ deposit: { waiting, missingWon } }: OfDeposit) => {
  const say = useText('finance')
  const format = useFormat()
  const mayBuy = useMayBuy()
  return (
    <AccountPart
      paidFor={{ what: 'deposit' }}
      filter={ofDeposit}
      isPayable={mayBuy && missingWon > 0}
      words={{
        open: say('openForDeposit', { won: format.price(waiting?.amountWon ?? missingWon) }),
        hint: waiting === null ? say('openHint') : undefined,
      }}
    />
  )
}

const useFacts = (deposit: DepositInfo): readonly Fact[] => {
  const say = useText('finance')
  const format = useFormat()
  const { billedWon, overdueWon, claimWon, creditWon } = deposit
  const rows = [
    ['billed', say('billedNow'), billedWon, false], ['overdue', say('overdueNow'), overdueWon, true],
    ['claim', say('claim'), claimWon, true], ['credit', say('credit'), creditWon, false],
  ] as const
  return rows.filter(([key, , won]) => key === 'billed' || won !== 0).map(([key, name, won, isBad]) => ({
    key, name, value: <span className={isBad ? 'text-closing-ink' : ''}>{format.won(won)}</span>,
  }))
}

export const DepositCard = ({ deposit }: OfDeposit) => {
  const say = useText('finance')
  const word = useWord()
  const format = useFormat()
  const facts = useFacts(deposit)
  const { kind, neededWon } = deposit
  return (
    <div id="deposit" className="scroll-mt-20">
      <Card
        title={say('deposit')}
        note={say('depositFor', { kind: word(shopKind, kind), won: format.price(neededWon) })}
      >
        <div className="flex flex-col gap-5">
          <Held deposit={deposit} />
          {deposit.account === null && <WaitingFor deposit={deposit} />}
          <Pay deposit={deposit} />
          <KeyValueList facts={facts} />
          <DepositUses uses={deposit.uses} />
        </div>
      </Card>
    </div>
  )
}
