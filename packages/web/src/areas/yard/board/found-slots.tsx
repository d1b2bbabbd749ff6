// Where the cars stand that a plate was looked for of: their bays may be out of sight, in another zone.
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { Slot } from '../parts/use-yard.ts'

interface FoundSlotsProps {
  readonly slots: readonly Slot[]
  /** All bays were looked at, and none has it. */
  readonly isNone: boolean
  readonly onOpen: (slot: Slot) => void
}

/** A part of a plate finds many: whoever looks for one goes on typing. */
const shownMost = 6

export const FoundSlots = ({ slots, isNone, onOpen }: FoundSlotsProps) => {
  const say = useText('yard')
  return (
    <div aria-live="polite" className="flex flex-wrap items-center gap-2 empty:hidden">
      {isNone && <p className="text-md text-ink-soft">{say('findNone')}</p>}
      {slots.slice(0, shownMost).map((slot) => (
        <Button key={slot.id} size="small" icon="car" className="figures" onClick={() => onOpen(slot)}>
          {say('slotTaken', { slot: slot.name, plate: slot.carNumber ?? '' })}
        </Button>
      ))}
    </div>
  )
}
