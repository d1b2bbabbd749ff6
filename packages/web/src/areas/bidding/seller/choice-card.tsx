// From the close to the award, for the seller: choose, wait, decide, talk with the office, or see who the buyer is.
import { contractCancelCause } from '@bidyard/contract/enums/contracts'
import type { TradeProcess } from '@bidyard/contract/shapes/contracts/trade-process'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Card } from '../../../ui/show/card.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { SellCard, WaitCard } from './asked-card.tsx'
import { ChooseCard } from './choose-card.tsx'
import { stepOf } from '../parts/choice-rules.ts'
import { useChoice } from '../parts/use-choice.ts'

const Consult = ({ until }: { readonly until: string }) => {
  const say = useText('choosing')
  const format = useFormat()
  return (
    <InlineNotice tone="waiting" title={say('consult')}>
      <p>{say('consultText')}</p>
      <p className="figures text-sm text-ink-soft">{say('consultUntil', { time: format.dateTime(until) })}</p>
    </InlineNotice>
  )
}

const History = ({ history }: Pick<TradeProcess, 'history'>) => {
  const say = useText('choosing')
  const word = useWord()
  const format = useFormat()
  const fallen = history.filter(({ endedAt }) => endedAt !== null)
  if (fallen.length === 0) return null
  return (
    <Card title={say('history')}>
      <ul className="flex flex-col divide-y divide-line">
        {fallen.map(({ contractId, amountWon, cause, endedAt }) => (
          <li key={contractId} className="flex flex-wrap justify-between gap-x-4 py-2.5 text-md first:pt-0 last:pb-0">
            <span className="figures font-semibold">{format.price(amountWon)}</span>
            <span className="text-ink-soft">{word(contractCancelCause, cause)}</span>
            <span className="figures basis-full text-sm text-ink-faint">
              {endedAt === null ? '' : format.dateTime(endedAt)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface ChoiceCardProps {
  readonly auctionId: string
  readonly hopeWon: number | null
  /** From the award on, which another area shows. */
  readonly renderContract: (contractId: string) => ReactNode
}

export const ChoiceCard = ({ auctionId, hopeWon, renderContract }: ChoiceCardProps): ReactNode => {
  const wordsFor = useFailureWords()
  const { process, bidders, isLoading, failure, again } = useChoice(auctionId)
  if (process === undefined && failure !== null) return <ErrorPanel {...wordsFor(failure)} onRetry={again} />
  if (process === undefined || isLoading)
    return <div aria-busy="true"><Skeleton className="h-dvh rounded-lg!" /></div>
  const step = stepOf(process)
  const { current, consultUntil } = process
  const asked = current === null ? null : {
    process, current, hopeWon, bidders,
  }
  return (
    <>
      {step === 'choose' && <ChooseCard process={process} bidders={bidders} hopeWon={hopeWon} />}
      {step === 'wait' && asked !== null && <WaitCard {...asked} />}
      {step === 'sell' && asked !== null && <SellCard {...asked} />}
      {step === 'consult' && consultUntil !== null && <Consult until={consultUntil} />}
      {step === 'awarded' && current !== null && renderContract(current.contractId)}
      <History history={process.history} />
    </>
  )
}
