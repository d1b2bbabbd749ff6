// A small turning ring: something is under way.
import { classNames } from '../class-names.ts'

interface SpinnerProps {
  readonly size?: number | undefined
  /** Said to screen readers; leave it out where the thing around it already says so. */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

export const Spinner = ({ size = 20, label, className }: SpinnerProps) => (
  <span role={label === undefined ? undefined : 'status'} className={classNames('inline-flex', className)}>
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" className="animate-turn">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.22" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
    {label !== undefined && <span className="sr-only">{label}</span>}
  </span>
)
