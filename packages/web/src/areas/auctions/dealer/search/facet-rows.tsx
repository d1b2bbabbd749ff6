// Values of one condition, each with the number of cars behind it: as lines to scan, or as chips where they are few.
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { FilterChip } from '../../../../ui/choice/filter-chip.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'

export interface FacetChoice {
  readonly value: string
  readonly label: string
  readonly count: number | undefined
  /** Names that have no English. */
  readonly isKorean?: boolean | undefined
}

interface FacetRowsProps {
  readonly label: string
  readonly choices: readonly FacetChoice[] | undefined
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
  readonly asChips?: boolean | undefined
}

const shownFew = 7

const Line = ({ choice, on, onPress }: {
  readonly choice: FacetChoice
  readonly on: boolean
  readonly onPress: () => void
}) => (
  <button
    type="button"
    aria-pressed={on}
    onClick={onPress}
    className={classNames(
      '-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-2 rounded-md px-2 text-left text-md md:min-h-8.5',
      on ? 'bg-action-soft font-semibold text-action-ink' : 'text-ink-soft hover:bg-hover hover:text-ink',
    )}
  >
    <span lang={choice.isKorean === true ? 'ko' : undefined} className="min-w-0 flex-1 truncate">{choice.label}</span>
    {on && <Icon name="check" size={16} />}
    {choice.count !== undefined && (
      <span className={classNames('figures text-sm', !on && 'text-ink-faint')}>
        {choice.count.toLocaleString('ko-KR')}
      </span>
    )}
  </button>
)

const Waiting = ({ asChips }: { readonly asChips: boolean }) => (
  <span aria-hidden="true" className={asChips ? 'flex flex-wrap gap-1.5' : 'flex flex-col'}>
    {[20, 14, 17].map((width) => (
      <span key={width} className="flex h-9 items-center">
        <Skeleton className={classNames(asChips ? 'h-9 rounded-full!' : 'h-3.5', width > 15 ? 'w-24' : 'w-16')} />
      </span>
    ))}
  </span>
)

export const FacetRows = ({ label, choices, chosen, onChange, asChips = false }: FacetRowsProps) => {
  const say = useText('market')
  const [all, setAll] = useState(false)
  if (choices === undefined) return <Waiting asChips={asChips} />
  const turn = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  // What is chosen stays in sight, also where no car is left behind it.
  const shown = all ? choices : choices.filter(({ value }, at) => at < shownFew || chosen.includes(value))
  const hidden = choices.length - shown.length
  return (
    <div role="group" aria-label={label} className="flex flex-col items-start gap-1">
      <div className={asChips ? 'flex flex-wrap gap-1.5' : 'w-full'}>
        {shown.map((choice) => {
          const on = chosen.includes(choice.value)
          const press = () => turn(choice.value)
          return asChips
            ? (
                <FilterChip
                  key={choice.value}
                  label={choice.label}
                  count={choice.count}
                  pressed={on}
                  onPressedChange={press}
                />
              )
            : <Line key={choice.value} choice={choice} on={on} onPress={press} />
        })}
      </div>
      {(hidden > 0 || (all && choices.length > shownFew)) && (
        <Button
          variant="quiet"
          size="small"
          icon={all ? 'chevronUp' : 'chevronDown'}
          className="-ml-3"
          onClick={() => setAll(!all)}
        >
          {all ? say('showLess') : say('showMore', { count: hidden })}
        </Button>
      )}
    </div>
  )
}
