// How far something has come; without a value it only says that work goes on.
import { Progress } from '@base-ui/react/progress'
import { classNames } from '../class-names.ts'

interface ProgressBarProps {
  readonly label: string
  /** 0 to 100, or null while nobody knows. */
  readonly percent: number | null
  readonly tone?: 'action' | 'done' | 'closing' | undefined
  /** Label and number above the bar; else they are only read out. */
  readonly shown?: boolean | undefined
  readonly className?: string | undefined
}

const tones = { action: 'bg-action', done: 'bg-done', closing: 'bg-closing' } as const

export const ProgressBar = ({ label, percent, tone = 'action', shown = false, className }: ProgressBarProps) => (
  <Progress.Root value={percent} className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
    <span className={classNames('flex justify-between text-sm', !shown && 'sr-only')}>
      <Progress.Label className="text-ink-soft">{label}</Progress.Label>
      {percent !== null && <Progress.Value className="figures font-semibold" />}
    </span>
    <Progress.Track className="h-1.5 overflow-hidden rounded-full bg-neutral-soft">
      <Progress.Indicator
        className={classNames(
          'block h-full rounded-full transition-[width] duration-200',
          tones[tone],
          percent === null && 'w-1/4 animate-slide-along',
        )}
      />
    </Progress.Track>
  </Progress.Root>
)
