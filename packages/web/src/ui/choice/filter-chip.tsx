// A filter that is on or off, in one tap.
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'

interface FilterChipProps {
  readonly label: string
  readonly count?: number | undefined
  readonly pressed: boolean
  readonly onPressedChange: (pressed: boolean) => void
  readonly disabled?: boolean | undefined
}

export const FilterChip = ({ label, count, pressed, onPressedChange, disabled }: FilterChipProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    disabled={disabled}
    onClick={() => onPressedChange(!pressed)}
    className={classNames(
      'inline-flex h-11 shrink-0 items-center gap-1.5 rounded-full border px-4 text-md font-medium whitespace-nowrap',
      'transition-colors md:h-9 disabled:opacity-45',
      pressed
        ? 'border-action bg-action-soft text-action-ink'
        : 'border-line-strong bg-surface text-ink-soft hover:border-line-control hover:text-ink',
    )}
  >
    {pressed && <Icon name="check" size={16} className="-ml-1" />}
    {label}
    {count !== undefined && <span className="figures text-sm">{count.toLocaleString('ko-KR')}</span>}
  </button>
)
