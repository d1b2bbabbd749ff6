// The decision to buy: by when, for how much, and yes or no.
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { hasTrait } from '@bidyard/contract/shapes/contracts/traits-of'
import { useState } from 'react'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { later } from '../../../../ui/later.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import { AwardCost, MissedCost } from './decision-costs.tsx'

const AcceptDialog = later(async () => (await import('./decision-dialogs.tsx')).AcceptDialog)
const DeclineDialog = later(async () => (await import('./decision-dialogs.tsx')).DeclineDialog)

export const asksBuyer = ({ state }: Contract): boolean => state === 'purchaseDecision'

export const DecisionCard = ({ contract }: { readonly contract: Contract }) => {
  const say = useText('bidding')
  const format = useFormat()
  const offsetMs = useServerOffset()
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null)
  const { duty, amountWon } = contract
  const { kind } = contract
  if (!hasTrait(kind, 'awardedBy', 'seller')) return null
  const decided = { kind, contract, onClose: () => setAsking(null) }
  return (
    <section
      aria-label={say('decision')}
      className="flex flex-col gap-4 rounded-lg border border-waiting bg-surface p-5 shadow-card"
    >
      <div className="flex flex-col gap-0.5">
        <h2 className="text-lg font-extrabold text-waiting-ink">{say('decideNow')}</h2>
        <p className="text-md text-ink-soft">{say('decisionText')}</p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <span className="flex flex-col">
          <span className="text-sm text-ink-faint">{say('agreed')}</span>
          <strong className="figures text-2xl font-extrabold tracking-tight">{format.price(amountWon)}</strong>
        </span>
        {duty !== null && (
          <span className="flex flex-col">
            <span className="text-sm text-ink-faint">{say('decideUntil')}</span>
            <Countdown endsAt={duty.dueAt} offsetMs={offsetMs} className="text-lg!" />
            <span className="figures text-sm text-ink-soft">{format.dateTime(duty.dueAt)}</span>
          </span>
        )}
      </div>
      <AwardCost contract={contract} />
      <MissedCost contract={contract} />
      <div className="grid gap-2 sm:grid-cols-[2fr_1fr]">
        <Button variant="primary" size="large" icon="check" onClick={() => setAsking('accept')}>{say('accept')}</Button>
        <Button size="large" onClick={() => setAsking('decline')}>{say('decline')}</Button>
      </div>
      {asking === 'accept' && <AcceptDialog {...decided} />}
      {asking === 'decline' && <DeclineDialog {...decided} />}
    </section>
  )
}
