// One icon of our own set, as big as the text beside it unless told otherwise; silent to screen readers.
import { classNames } from '../class-names.ts'
import { iconPaths, type IconName } from './icon-paths.ts'

interface IconProps {
  readonly name: IconName
  /** Side length in pixels. */
  readonly size?: number | undefined
  readonly filled?: boolean | undefined
  readonly className?: string | undefined
}

export const Icon = ({ name, size = 20, filled = false, className }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={size <= 16 ? 2.2 : 1.9}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    className={classNames('shrink-0', className)}
  >
    <path d={iconPaths[name]} />
  </svg>
)
