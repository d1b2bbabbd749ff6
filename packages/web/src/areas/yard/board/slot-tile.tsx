// One slot of the board, drawn as a bay with the car that stands in it.
import type { DragEvent, KeyboardEvent } from 'react'
import { useText } from '../../../text/use-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { Slot } from '../parts/use-yard.ts'

/** From above, its nose to the aisle. */
const CarFromAbove = () => (
  <svg viewBox="0 0 60 100" aria-hidden="true" className="h-16 w-auto md:h-20">
    <path
      d="M14 22C14 9 20 3 30 3s16 6 16 19l2 22v34c0 12-6 19-18 19s-18-7-18-19V44z"
      className="fill-action-soft stroke-action" strokeWidth={2}
    />
    <path d="M17 38c8-5 18-5 26 0l-3 12H20zM19 76c7 4 15 4 22 0l-2 9H21z" className="fill-surface stroke-action" />
    <path d="M12 40l-5-3M48 40l5-3" className="stroke-action" strokeWidth={3} strokeLinecap="round" />
  </svg>
)

export interface TileActs {
  readonly onPress: (slot: Slot) => void
  readonly onKey: (slot: Slot, event: KeyboardEvent<HTMLButtonElement>) => void
  readonly onDrop: (slot: Slot) => void
  /** Not given to whoever only looks on. */
  readonly onDrag: ((slot: Slot | null) => void) | undefined
  readonly hold: (slot: Slot, element: HTMLButtonElement | null) => void
}

interface SlotTileProps extends TileActs {
  readonly slot: Slot
  /** A car looks for a place. */
  readonly isWanted: boolean
  readonly isFound: boolean
  readonly isReachable: boolean
}

const lookOf = ({ slot, isWanted, isFound }: SlotTileProps): string => {
  if (slot.isClosed) return 'border-line bg-sunken text-ink-faint'
  if (slot.checkInId === null)
    return isWanted
      ? 'border-action border-dashed bg-action-soft text-action-ink' : 'border-line-strong border-dashed text-ink-faint'
  return classNames('border-line-strong bg-surface', isFound && 'ring-3 ring-waiting')
}

export const SlotTile = (props: SlotTileProps) => {
  const { slot, isWanted, isReachable, onPress, onKey, onDrop, onDrag, hold } = props
  const say = useText('yard')
  const { name, carNumber, isClosed } = slot
  const isFree = carNumber === null && !isClosed
  const isMovable = carNumber !== null && onDrag !== undefined
  const label = carNumber !== null
    ? say('slotTaken', { slot: name, plate: carNumber }) : say(isClosed ? 'slotClosed' : 'slotFree', { slot: name })
  const over = (event: DragEvent): void => {
    if (isFree && isWanted) event.preventDefault()
  }
  return (
    <button
      ref={(element) => hold(slot, element)}
      type="button"
      tabIndex={isReachable ? 0 : -1}
      data-slot={name}
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', carNumber ?? '')
        onDrag?.(slot)
      }}
      onDragEnd={() => onDrag?.(null)}
      onDragOver={over}
      onDrop={(event) => {
        event.preventDefault()
        if (isFree) onDrop(slot)
      }}
      onClick={() => onPress(slot)}
      onKeyDown={(event) => onKey(slot, event)}
      className={classNames(
        'relative flex h-32 flex-col items-center justify-between rounded-md border-2 px-1 py-1.5 md:h-37',
        'transition-colors',
        isMovable && 'cursor-grab active:cursor-grabbing', lookOf(props),
      )}
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="figures text-xs font-semibold">{name}</span>
      {carNumber !== null && <CarFromAbove />}
      <span aria-hidden="true" className="figures w-full truncate text-center text-sm font-bold text-ink">
        {carNumber ?? (isClosed ? <span className="font-medium text-ink-faint">{say('closed')}</span> : ' ')}
      </span>
    </button>
  )
}
