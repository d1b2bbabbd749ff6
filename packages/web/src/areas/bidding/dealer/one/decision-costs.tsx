// What the decision to buy costs: in all with the fee when it is yes, and by the rule when its time runs out.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { violationDetailType } from '@bidyard/contract/enums/violations'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { CostLine } from '../box/cost-line.tsx'

/** The question is that of the facts below: it is asked once. */
export const AwardCost = ({ contract: { biddingId, amountWon } }: { readonly contract: Contract }) => {
  const say = useText('bidding')
  const format = useFormat()
  const { data } = useRead(biddingCalls.getBuyerAwardFee, { params: { id: biddingId } })
  const written = (won: number | undefined): string => (won === undefined ? '–' : format.won(won))
  return (
    <dl className="flex flex-col gap-1">
      <CostLine name={say('fee')} note={say('feeNote')} value={written(data?.totalWon)} />
      <CostLine name={say('allIn')} value={written(data === undefined ? undefined : amountWon + data.totalWon)} loud />
    </dl>
  )
}

export const MissedCost = ({ contract: { breach } }: { readonly contract: Contract }) => {
  const say = useText('bidding')
  const word = useWord()
  const format = useFormat()
  if (breach === null) return null
  const { detail, points, deductionWon, restricts } = breach
  const costs = [
    say('missed', { name: word(violationDetailType, detail) }),
    ...(points > 0 ? [say('missedPoints', { points })] : []),
    ...(deductionWon > 0 ? [say('missedWon', { won: format.won(deductionWon) })] : []),
    ...(restricts ? [say('missedRestricts')] : []),
  ]
  return <p className="text-sm text-ink-soft">{costs.join(' · ')}</p>
}
