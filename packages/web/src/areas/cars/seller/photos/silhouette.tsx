// The outline of what a photo should show, to take one by; silent, since the words beside it say the same.
import type { CarPhotoView } from '@bidyard/contract/enums/car-facts'
import { classNames } from '../../../../ui/class-names.ts'
import { silhouettes } from './silhouette-lines.ts'

interface SilhouetteProps {
  readonly view: CarPhotoView
  /** As one looks through the camera: only the outline leads, in broken lines. */
  readonly guiding?: boolean | undefined
  readonly className?: string | undefined
}

export const SilhouetteDrawing = ({ view, guiding = false, className }: SilhouetteProps) => {
  const { outline, details } = silhouettes[view]
  return (
    <svg
      viewBox="0 0 320 200"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={classNames('block', className)}
    >
      {/* The driver sits on the left, so the right side looks the other way. */}
      <g transform={view === 'right' ? 'matrix(-1 0 0 1 320 0)' : undefined}>
        <path d={outline} strokeWidth={guiding ? 2.5 : 5} strokeDasharray={guiding ? '8 7' : undefined} />
        <path d={details} strokeWidth={guiding ? 1.5 : 3} className="opacity-60" />
      </g>
    </svg>
  )
}
