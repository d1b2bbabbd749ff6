// Refunds and payouts: what has to be transferred, to which account and from when on; and what went out or was kept.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { bankCode, payoutState, type PayoutState } from '@bidyard/contract/enums/finance'
import { useState } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { serverNow } from '../../../../api/server-time.ts'
import { ExportButton } from '../../../../api/exports/export-button.tsx'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { type Asked, useMayAsk } from '../../../../api/may-ask.tsx'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { MoreButton } from '../../../../ui/table/more-button.tsx'
import { ShopLink } from '../parts/shop-link.tsx'
import { payoutTone } from '../parts/tones.ts'
import { KeepPayout, ReturnPayout, SendPayout, ViewAccount, type Payout } from './payout-dialogs.tsx'

type Act = 'view' | 'keep' | 'send' | 'return'
const callOf: Readonly<Record<Act, Asked>> = {
  view: financeCalls.viewPayoutAccount, keep: financeCalls.proposePayoutCallOff, send: financeCalls.sendPayout,
  return: financeCalls.returnPayout,
}
const actsIn: Readonly<Record<PayoutState, readonly Act[]>> = {
  waiting: ['view', 'keep', 'send'], paid: ['return'], calledOff: [],
}

const whatFor: Readonly<Record<string, 'payoutOfAmount' | 'payoutOfDeposit'>> = {
  amount: 'payoutOfAmount', shopDeposit: 'payoutOfDeposit',
}

interface RowProps {
  readonly payout: Payout
  /** Somebody has proposed to call it off. */
  readonly isDoubted: boolean
  readonly onAct: (act: Act) => void
}

const Row = ({ payout, isDoubted, onAct }: RowProps) => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  const { shopId, shopName, won, state, subject, account, earlierAccounts, transferNo, paidAt, updatedAt } = payout
  const may = useMayAsk()
  const acts = actsIn[state].filter((act) => may(callOf[act]) && !(act === 'keep' && isDoubted))
  const isYoung = state === 'waiting' && Date.parse(account.usableFrom) > serverNow()
  const isEarly = isYoung && earlierAccounts.length === 0
  return (
    <li className="flex flex-col gap-2 px-4 py-3.5 md:px-5">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="flex flex-wrap items-center gap-2">
          <ShopLink shopId={shopId} name={shopName} />
          <Badge tone={payoutTone[state]}>{word(payoutState, state)}</Badge>
        </span>
        <b className="figures text-base">{format.won(won)}</b>
      </span>
      <p className="figures text-md text-ink-soft">
        {say(whatFor[subject] ?? 'payoutOfCredit')} · {word(bankCode, account.bankCode)} ···{account.numberTail}{' '}
        {account.holderName}
      </p>
      {isYoung && (
        <p className="text-sm text-waiting-ink">{say('accountYoung', { at: format.dateTime(account.usableFrom) })}</p>
      )}
      {earlierAccounts.length > 0 && <p className="text-sm text-waiting-ink">{say('accountChanged')}</p>}
      {paidAt !== null && state === 'paid' && (
        <p className="figures text-sm text-ink-faint">{transferNo} · {format.dateTime(paidAt)}</p>
      )}
      {state === 'calledOff' && (
        <p className="figures text-sm text-ink-faint">{say('keptForShop')} · {format.dateTime(updatedAt)}</p>
      )}
      {isDoubted && <p className="text-sm text-waiting-ink">{say('keepProposed')}</p>}
      {acts.length > 0 && (
        <span className="flex flex-wrap justify-end gap-2">
          {acts.map((act) => (
            <Button
              key={act} size="small" icon={act === 'view' ? 'eye' : undefined}
              variant={act === 'send' && !isDoubted ? 'primary' : undefined} disabled={act === 'send' && isEarly}
              onClick={() => onAct(act)}
            >
              {say(`${act}Verb`)}…
            </Button>
          ))}
        </span>
      )}
    </li>
  )
}

/** Those that the bank is most likely to send back; older ones are asked for. */
const lastOnes = 3

const useOver = () => {
  const [isOpen, setIsOpen] = useState(false)
  const all = useEndless(financeCalls.listPayouts, {
    filter: { state: { in: ['paid', 'calledOff'] } }, sort: [{ updatedAt: 'desc' }],
  })
  if (isOpen) return all
  // They are here already: nothing is waited for.
  return {
    ...all, items: all.items.slice(0, lastOnes), isWhole: all.items.length <= lastOnes, isRefreshing: false,
    next: () => setIsOpen(true),
  }
}

export const PayoutsCard = () => {
  const say = useText('money')
  const wordsFor = useFailureWords()
  const [asked, setAsked] = useState<{ readonly payout: Payout; readonly act: Act } | null>(null)
  const waiting = useList(financeCalls.listPayouts, {
    filter: { state: { eq: 'waiting' } }, sort: [{ createdAt: 'asc' }], size: 50,
  })
  const over = useOver()
  const { items: doubts } = useList(financeCalls.listMoneyProposals, {
    filter: { act: { eq: 'callOffPayout' }, state: { eq: 'proposed' } }, size: 50,
  })
  const failure = waiting.failure ?? over.failure
  const items = [...waiting.items, ...over.items]
  if (failure !== null && items.length === 0) return <ErrorPanel {...wordsFor(failure)} onRetry={waiting.retry} />
  if (waiting.isLoading || over.isLoading) return <div aria-busy="true"><Skeleton className="h-64 rounded-lg" /></div>
  const close = () => setAsked(null)
  return (
    <Card
      title={say('payouts')} note={say('payoutsNote')} flush
      actions={<ExportButton parts={[{ list: 'payouts', query: { sort: [{ createdAt: 'desc' }] } }]} size="small" />}
    >
      {items.length === 0
        ? <EmptyState icon="done" title={say('noPayouts')} text={say('noPayoutsText')} />
        : (
          <ul aria-label={say('payouts')} className="mt-2 divide-y divide-line border-t border-line">
            {items.map((payout) => (
              <Row
                key={payout.id} payout={payout} onAct={(act) => setAsked({ payout, act })}
                isDoubted={payout.state === 'waiting' && doubts.some(({ subjectId }) => subjectId === payout.id)}
              />
            ))}
          </ul>
        )}
      <div className="px-4 pb-3.5 md:px-5"><MoreButton result={over}>{say('olderPayouts')}</MoreButton></div>
      {asked?.act === 'view' && <ViewAccount payout={asked.payout} onClose={close} />}
      {asked?.act === 'keep' && <KeepPayout payout={asked.payout} onClose={close} />}
      {asked?.act === 'send' && <SendPayout payout={asked.payout} onClose={close} />}
      {asked?.act === 'return' && <ReturnPayout payout={asked.payout} onClose={close} />}
    </Card>
  )
}
