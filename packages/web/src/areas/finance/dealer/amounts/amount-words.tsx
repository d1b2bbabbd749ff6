// How an amount is named and coloured wherever it stands.
import { amountKind, amountState, type AmountState, billType, feeType } from '@bidyard/contract/enums/finance'
import { billStanding } from '@bidyard/contract/shapes/money/bills'
import { useMemo } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Badge, type Tone } from '../../../../ui/show/badge.tsx'
import type { Amount } from '../types.ts'

const tones: Readonly<Record<AmountState, Tone>> = {
  expected: 'neutral', billed: 'waiting', paid: 'done', refunding: 'action', refunded: 'neutral', voided: 'neutral',
}

export const AmountBadge = ({ amount }: { readonly amount: Pick<Amount, 'state' | 'isOverdue'> }) => {
  const say = useText('finance')
  const word = useWord()
  return amount.isOverdue
    ? <Badge tone="closing" icon="alert">{say('overdue')}</Badge>
    : <Badge tone={tones[amount.state]}>{word(amountState, amount.state)}</Badge>
}

/** A fee by its type, anything else by its kind. */
export const useAmountName = () => {
  const word = useWord()
  return ({ feeType: fee, kind }: Pick<Amount, 'feeType' | 'kind'>): string =>
    fee === null ? word(amountKind, kind) : word(feeType, fee)
}

/** Which paper the shop gets; what is awaited is not there yet. */
export const useBillName = () => {
  const say = useText('finance')
  const word = useWord()
  return useMemo(() => (amount: Pick<Amount, 'state' | 'billType' | 'billIssuedOn'>): string => {
    const standing = billStanding(amount)
    return standing === 'awaited' ? say('paperAwaited', { paper: word(billType, amount.billType) })
      : word(billType, standing === 'none' ? 'unissued' : amount.billType)
  }, [say, word])
}
