// One bill in words: what it is for and why, how much with its tax, and what happened to it until now.
import { sellerFeeState, sellerFeeType } from '@bidyard/contract/enums/finance'
import type { ReactNode } from 'react'
import { serverNow } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge, type Tone } from '../../../../ui/show/badge.tsx'
import { type Fee, isLate } from './fee-rules.ts'

const tones: Readonly<Record<Fee['state'], Tone>> = { billed: 'waiting', paid: 'done', waived: 'neutral' }

/** Its end, or until when it is to be paid, which is what one looks for. */
const End = ({ fee }: { readonly fee: Fee }) => {
  const { state, createdAt, dueAt, endedAt } = fee
  const say = useText('selling')
  const format = useFormat()
  if (state !== 'billed') return <span>{say(`billEnded.${state}`, { day: format.date(endedAt ?? createdAt) })}</span>
  const day = format.date(dueAt)
  return isLate(fee, serverNow())
    ? <span className="font-semibold text-closing-ink">{say('billLate', { day })}</span>
    : <span className="font-semibold text-ink">{say('billDue', { day })}</span>
}

interface FeeLinesProps {
  readonly fee: Fee
  /** Which car, where bills of several stand together. */
  readonly car?: ReactNode | undefined
  /** To a partner's people: whose customer pays it is not theirs to pay. */
  readonly isForPartner?: boolean | undefined
}

export const FeeLines = ({ fee, car, isForPartner = false }: FeeLinesProps) => {
  const say = useText('selling')
  const word = useWord()
  const format = useFormat()
  const { feeType, state, days, won, supplyWon, vatWon, exhibitId, createdAt } = fee
  const name = word(sellerFeeType, feeType)
  return (
    <div className="flex flex-col gap-1">
      {car}
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{days === null ? name : say('billOfDays', { fee: name, days })}</span>
          <Badge tone={tones[state]}>{word(sellerFeeState, state)}</Badge>
        </span>
        <b className="figures">{format.won(won)}</b>
      </span>
      <span className="text-md text-ink-soft">{say(`billWhy.${feeType}`)}</span>
      <span className="figures flex flex-wrap gap-x-2 text-sm text-ink-faint">
        <span>{say('billTax', { supply: format.won(supplyWon), vat: format.won(vatWon) })}</span>
        <span>{say('billedOn', { day: format.date(createdAt) })}</span>
        <End fee={fee} />
        {isForPartner && exhibitId !== null && <span>{say('billOfOwner')}</span>}
      </span>
    </div>
  )
}
