// A week as seven days to tap, each with how many checks it has.
import { weekdays } from '@bidyard/contract/glossary/weekdays'
import { useText } from '../../../../text/use-text.ts'
import { useLanguage } from '../../../../text/language-context.tsx'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { addDays, type Day, weekdayOf } from '../../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { weekOf } from './use-day-checks.ts'

interface DayStripProps {
  readonly day: Day
  readonly today: Day
  readonly countOn: (day: Day) => number
  readonly onDay: (day: Day) => void
}

const DayButton = ({ one, day, today, countOn, onDay }: DayStripProps & { readonly one: Day }) => {
  const say = useText('checks')
  const format = useFormat()
  const { language } = useLanguage()
  const count = countOn(one)
  const isChosen = one === day
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onDay(one)}
      className={classNames(
        'figures flex h-16 min-w-0 flex-1 flex-col items-center justify-center rounded-md border transition-colors',
        isChosen
          ? 'border-action bg-action text-on-action' : 'border-line bg-surface text-ink-soft hover:border-line-control',
      )}
    >
      <span className="sr-only">{say('dayCount', { day: format.day(one), count })}</span>
      <span aria-hidden="true" className="text-xs">
        {one === today ? say('today') : weekdays[language][weekdayOf(one)]}
      </span>
      <span aria-hidden="true" className="text-base font-bold">{Number(one.slice(8))}</span>
      <span aria-hidden="true" className={classNames('text-xs font-semibold', count === 0 && 'invisible')}>
        {count}
      </span>
    </button>
  )
}

export const DayStrip = (props: DayStripProps) => {
  const say = useText('checks')
  return (
    <div role="group" aria-label={say('week')} className="flex gap-1">
      {weekOf(props.day).map((one) => <DayButton key={one} {...props} one={one} />)}
    </div>
  )
}

/** The chosen day, and the same day a week before and after. */
export const DayHeading = ({ day, onDay }: Pick<DayStripProps, 'day' | 'onDay'>) => {
  const say = useText('checks')
  const format = useFormat()
  return (
    <div className="-ml-2 flex items-center">
      <IconButton icon="chevronLeft" label={say('previousWeek')} onClick={() => onDay(addDays(day, -7))} />
      <h2 className="text-base font-bold">{format.day(day)}</h2>
      <IconButton icon="chevronRight" label={say('nextWeek')} onClick={() => onDay(addDays(day, 7))} />
    </div>
  )
}
