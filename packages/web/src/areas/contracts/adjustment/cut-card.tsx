// A price cut of a self contract: how it stands, its lines, and what the viewer may do about it.
import { adjustmentStatus, type AdjustmentStatus } from '@bidyard/contract/enums/bidding'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { lazy, Suspense, useState } from 'react'
import { serverNow, useServerOffset } from '../../../api/server-time.ts'
import { storedLanguage } from '../../../text/language.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { loadText } from '../../../text/word-store.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { later } from '../../../ui/later.tsx'
import { Badge, type Tone } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Countdown } from '../../../ui/show/countdown.tsx'
import { KeyValueList } from '../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { type Side, speaksFor } from '../parts/contract-rules.ts'
import { mayDecideCut } from '../parts/office-rules.ts'
import { useTakesPart } from '../parts/use-may-act.ts'
import { CutLines } from './cut-lines.tsx'
import { priceAfter } from './cut-rules.ts'
import { type Adjustment, isOpenCut } from './use-adjustment.ts'

const AnswerForm = later(
  async () => (await import('./answer-form.tsx')).AnswerForm,
  <div aria-busy="true"><Skeleton className="h-96 rounded-lg!" /></div>,
)
const ResetDialog = later(async () => (await import('./reset-dialog.tsx')).ResetDialog)
const DecideSheet = later(async () => (await import('./decide-sheet.tsx')).DecideSheet)

/** Drawings are large, and most price cuts are about tyres. */
const DamageBeforeAndAfter = lazy(async () => {
  const [{ DamageBeforeAndAfter: shown }] = await Promise.all([
    import('./damage-before-and-after.tsx'), loadText('damageMap', storedLanguage()),
  ])
  return { default: shown }
})

const tones: Readonly<Record<AdjustmentStatus, Tone>> = {
  notSubmitted: 'neutral', submitted: 'waiting', agreed: 'done', disputed: 'closing', decided: 'done',
}

interface CutCardProps {
  readonly contract: Contract
  readonly side: Side
  readonly adjustment: Adjustment
}

const Sums = ({ adjustment }: { readonly adjustment: Adjustment }) => {
  const say = useText('contracts')
  const format = useFormat()
  const { bidWon, totalWon, allowedWon } = adjustment
  return (
    <KeyValueList
      facts={[
        { key: 'bid', name: say('bid'), value: format.won(bidWon) },
        { key: 'asked', name: say('cutSum'), value: <b>−{format.won(totalWon)}</b> },
        ...(allowedWon === null ? [] : [
          { key: 'allowed', name: say('cutHolds'), value: <b>−{format.won(allowedWon)}</b> },
        ]),
        {
          key: 'price', name: say(isOpenCut(adjustment) ? 'cutPrice' : 'price'),
          value: <b>{format.won(priceAfter(adjustment, allowedWon ?? totalWon))}</b>,
        },
      ]}
    />
  )
}

const Until = ({ adjustment, side }: Omit<CutCardProps, 'contract'>) => {
  const say = useText('contracts')
  const format = useFormat()
  const offsetMs = useServerOffset()
  const { state, answerUntil } = adjustment
  if (state !== 'submitted' || answerUntil === null) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg bg-waiting-soft px-4 py-3">
      <span className="flex flex-col">
        <span className="text-sm text-waiting-ink">{say(side === 'seller' ? 'answerUntilMine' : 'answerUntil')}</span>
        <span className="figures text-sm text-ink-soft">{format.dateTime(answerUntil)}</span>
      </span>
      <Countdown endsAt={answerUntil} offsetMs={offsetMs} className="text-lg!" />
    </div>
  )
}

const mayReset = (side: Side, { state }: Adjustment): boolean =>
  side === 'staff' || (side === 'buyer' && state === 'submitted')

export const CutCard = ({ contract, side, adjustment }: CutCardProps) => {
  const say = useText('contracts')
  const word = useWord()
  const [asking, setAsking] = useState<'reset' | 'decide' | null>(null)
  const { state, decisionNote, isUnfair } = adjustment
  const takesPart = useTakesPart(side)
  const isOpen = contract.state === 'tradeResult'
  const asksSeller = takesPart && speaksFor(contract, side, 'seller') && state === 'submitted' && isOpen
  const decides = takesPart && side === 'staff' && mayDecideCut(contract, adjustment, serverNow())
  const resets = takesPart && isOpen && mayReset(side, adjustment)
  // Of a trade that failed meanwhile nobody waits for an answer.
  const isLeft = isOpenCut(adjustment) && !isOpen
  const hasPlaces = adjustment.lines.some(({ damages }) => damages.length > 0)
  if (state === 'notSubmitted') return null
  return (
    <Card
      title={say('cutCard')} note={isLeft ? undefined : say(asksSeller ? 'cutNoteMine' : `cutNote.${state}`)}
      actions={<Badge tone={tones[state]}>{word(adjustmentStatus, state)}</Badge>}
    >
      <div className="flex flex-col gap-4">
        <Until adjustment={adjustment} side={side} />
        {(hasPlaces || side === 'staff') && (
          <Suspense fallback={<Skeleton className="h-96 rounded-lg!" />}>
            <DamageBeforeAndAfter adjustment={adjustment} orderId={contract.orderId} />
          </Suspense>
        )}
        {asksSeller ? <AnswerForm adjustment={adjustment} /> : <CutLines adjustment={adjustment} />}
        {decisionNote !== null && (
          <p className="rounded-lg bg-sunken px-4 py-3 text-md">
            <b>{say('cutDecided')}</b> <span lang="ko">{decisionNote}</span>
            {isUnfair && <> · {say('cutUnfair')}</>}
          </p>
        )}
        {!asksSeller && <Sums adjustment={adjustment} />}
        {(decides || resets) && (
          <div className="flex flex-wrap gap-2">
            {decides && <Button variant="primary" onClick={() => setAsking('decide')}>{say('cutDecide')}…</Button>}
            {resets && <Button onClick={() => setAsking('reset')}>{say('cutReset')}…</Button>}
          </div>
        )}
        {isOpenCut(adjustment) && !isLeft && side === 'buyer' && (
          <p className="text-sm text-ink-faint">{say('cutClock')}</p>
        )}
      </div>
      {asking === 'reset' && <ResetDialog adjustment={adjustment} onClose={() => setAsking(null)} />}
      {asking === 'decide' && <DecideSheet adjustment={adjustment} onClose={() => setAsking(null)} />}
    </Card>
  )
}
