// The four numbers behind the verdict, side by side.
import { subscriptionState } from '@bidyard/contract/enums/finance'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { isMonth } from '../month.ts'
import { firstDayOf } from '../months.ts'
import type { Eligibility } from '../types.ts'

interface GlanceFact {
  readonly key: string
  readonly name: string
  readonly value: string
  readonly isBad: boolean
  readonly note?: string | undefined
}

export const Glance = ({ deposit, subscription, overdue, openAwards }: Eligibility) => {
  const say = useText('finance')
  const word = useWord()
  const format = useFormat()
  const { month, isNeeded, state } = subscription
  const facts: readonly GlanceFact[] = [
    {
      key: 'deposit', name: say('glanceDeposit'), value: format.price(deposit.heldWon),
      note: `/ ${format.price(deposit.neededWon)}`, isBad: deposit.heldWon < deposit.neededWon,
    },
    {
      key: 'subscription',
      name: say('glanceSubscription', { month: isMonth(month) ? format.month(firstDayOf(month)) : month }),
      value: isNeeded ? word(subscriptionState, state) : say('notNeeded'), isBad: isNeeded && state !== 'active',
    },
    {
      key: 'overdue', name: say('glanceOverdue'), isBad: overdue.count > 0,
      value: overdue.count === 0
        ? say('glanceNoOverdue') : say('glanceOverdueOf', { count: overdue.count, won: format.won(overdue.won) }),
    },
    {
      key: 'awards', name: say('glanceAwards'), isBad: openAwards.count >= openAwards.max,
      value: say('ofMax', { count: format.number(openAwards.count), max: format.number(openAwards.max) }),
    },
  ]
  return (
    <dl aria-label={say('glance')} className="grid grid-cols-2 gap-px border-t border-line bg-line md:grid-cols-4">
      {facts.map(({ key, name, value, note, isBad }) => (
        <div key={key} className="flex min-w-0 flex-col bg-surface px-4 py-3 md:px-5">
          <dt className="text-sm text-ink-faint">{name}</dt>
          <dd className={classNames('figures text-lg font-bold', isBad && 'text-closing-ink')}>
            {value}
            {note !== undefined && <span className="text-md font-medium text-ink-faint"> {note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
