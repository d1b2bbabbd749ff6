// What has become of the paper of an amount, in words.
import { billType } from '@bidyard/contract/enums/finance'
import { billStanding } from '@bidyard/contract/shapes/money/bills'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { isDay } from '../../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import type { Amount } from './amount-rows.tsx'

export const useBillWords = (): ((amount: Amount) => string) => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  return (amount) => {
    const standing = billStanding(amount)
    if (standing === 'none') return word(billType, 'unissued')
    const paper = word(billType, amount.billType)
    const day = amount.billIssuedOn ?? amount.billDueOn
    if (day === null || !isDay(day)) return say('paperAwaited', { paper })
    return say(standing === 'awaited' ? 'paperDue' : `paper.${standing}`, { paper, day: format.day(day) })
  }
}
