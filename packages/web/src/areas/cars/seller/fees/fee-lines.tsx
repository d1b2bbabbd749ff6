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

/** From the bill to its end, or until when it is to be paid. */
const useHistory = (fee: Fee): readonly string[] => {
  const { state, createdAt, dueAt, endedAt } = fee
  const say = useText('selling')
  const format = useFormat()
  const billed = say('billedOn', { day: format.date(createdAt) })
  if (state !== 'billed') return [billed, say(`billEnded.${state}`, { day: format.date(endedAt ?? createdAt) })]
  const day = format.date(dueAt)
  return [billed, isLate(fee, serverNow()) ? say('billLate', { day }) : say('billDue', { day })]
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
  const { feeType, state, days, won, supplyWon, vatWon, exhibitId } = fee
  const name = word(sellerFeeType, feeType)
  const history = useHistory(fee)
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
        <span>{history.join(' · ')}</span>
        {isForPartner && exhibitId !== null && <span>{say('billOfOwner')}</span>}
      </span>
    </div>
  )
}
