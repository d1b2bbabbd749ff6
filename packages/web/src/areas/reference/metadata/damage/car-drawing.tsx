// The outer body as a drawing in the colours of the ranks; the part that is pointed at stands out.
import type { DamagePosition } from '@bidyard/contract/enums/car-damage'
import { classNames } from '../../../../ui/class-names.ts'
import { outlineHeight, outlines, outlineWidth } from './car-outline.ts'
import { rankLook, type RankName } from './rank-look.ts'

interface CarDrawingProps {
  readonly label: string
  readonly rankOf: (position: DamagePosition) => RankName
  readonly nameOf: (position: DamagePosition) => string
  readonly pointed: DamagePosition | null
  readonly onPoint: (position: DamagePosition | null) => void
}

export const CarDrawing = ({ label, rankOf, nameOf, pointed, onPoint }: CarDrawingProps) => (
  <svg
    viewBox={`-2 -4 ${outlineWidth + 4} ${outlineHeight + 4}`}
    role="img"
    aria-label={label}
    className="mx-auto max-h-96 w-full max-w-72"
  >
    {outlines.map(({ position, path, mirrored }) => (
      <path
        key={position}
        d={path}
        transform={mirrored ? `translate(${outlineWidth},0) scale(-1,1)` : undefined}
        strokeWidth={1.2}
        strokeLinejoin="round"
        onPointerEnter={() => onPoint(position)}
        onPointerLeave={() => onPoint(null)}
        className={classNames(
          'transition-colors',
          position === pointed
            ? 'fill-action stroke-action'
            : classNames(rankLook[rankOf(position)].fill, 'stroke-line-control'),
        )}
      >
        <title>{nameOf(position)}</title>
      </path>
    ))}
  </svg>
)
