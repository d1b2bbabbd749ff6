// What came into an account, and how far the bank is with telling of it.
import { useText } from '../../../text/use-text.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { type Fact, KeyValueList } from '../../../ui/show/key-value-list.tsx'
import { useAnswerWords } from './answers-notice.tsx'
import type { BankAccount } from './bank-account.ts'

const Deposits = ({ account: { deposits } }: { readonly account: BankAccount }) => {
  const say = useText('bank')
  const format = useFormat()
  if (deposits.length === 0) return <p className="text-md text-ink-soft">{say('historyNone')}</p>
  return (
    <ul aria-label={say('history')} className="flex flex-col divide-y divide-line">
      {deposits.toReversed().map(({ amountWon, leftWon, at, depositorName }, place) => (
        <li key={deposits.length - place} className="flex items-start justify-between gap-3 py-2.5 first:pt-0">
          <span className="flex min-w-0 flex-col">
            <span className="font-semibold [overflow-wrap:anywhere]">{depositorName}</span>
            <time dateTime={at} className="figures text-sm text-ink-faint">{format.dateTime(at)}</time>
          </span>
          <span className="flex shrink-0 flex-col items-end gap-1">
            <span className="figures font-bold">{format.won(amountWon)}</span>
            {leftWon < amountWon && (
              <Badge>{leftWon === 0 ? say('takenBack') : say('partlyBack', { won: format.won(leftWon) })}</Badge>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

const useNoticeFacts = ({ notices }: BankAccount): readonly Fact[] => {
  const say = useText('bank')
  const format = useFormat()
  const wordsFor = useAnswerWords()
  const { heard, waiting, givenUp, nextAt, lastAnswer } = notices
  const times = (count: number): string => say('times', { count: format.number(count) })
  return [
    { key: 'heard', name: say('heard'), value: times(heard) },
    { key: 'waiting', name: say('waiting'), value: times(waiting) },
    ...(givenUp === 0 ? [] : [{ key: 'givenUp', name: say('givenUp'), value: times(givenUp) }]),
    ...(nextAt === null ? [] : [{ key: 'nextAt', name: say('nextAt'), value: format.dateTime(nextAt) }]),
    ...(lastAnswer === null ? [] : [{ key: 'answer', name: say('lastAnswer'), value: wordsFor(lastAnswer) }]),
  ]
}

export const HistoryCard = ({ account }: { readonly account: BankAccount }) => {
  const say = useText('bank')
  const facts = useNoticeFacts(account)
  return (
    <>
      <Card title={say('history')}><Deposits account={account} /></Card>
      <Card title={say('notices')}><KeyValueList facts={facts} /></Card>
    </>
  )
}
