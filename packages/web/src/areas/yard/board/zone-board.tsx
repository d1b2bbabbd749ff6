// The board: every zone with its slots, walked over by arrow keys, cars dragged or led from slot to slot.
import { type KeyboardEvent, useRef, useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { Card } from '../../../ui/show/card.tsx'
import type { Slot, Zone } from '../parts/use-yard.ts'
import { nextSlot, type Placed } from './next-slot.ts'
import { SlotTile, type TileActs } from './slot-tile.tsx'

interface ZoneBoardProps {
  readonly zones: readonly Zone[]
  /** The car that looks for another place. */
  readonly moving: Slot | null
  readonly found: (slot: Slot) => boolean
  readonly onOpen: (slot: Slot) => void
  /** Whoever only looks on drags nothing. */
  readonly mayMove: boolean
  readonly onMoving: (slot: Slot | null) => void
  readonly onMoveTo: (slot: Slot) => void
}

const ZoneCard = ({ zone, children }: { readonly zone: Zone; readonly children: React.ReactNode }) => {
  const say = useText('yard')
  const taken = zone.slots.filter(({ checkInId }) => checkInId !== null).length
  return (
    <Card title={say('zone', { zone: zone.name })} note={say('zoneCount', { taken, all: zone.slots.length })}>
      <div role="group" aria-label={say('zone', { zone: zone.name })} className="rounded-md bg-sunken p-2 md:p-3">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">{children}</div>
      </div>
    </Card>
  )
}

export const ZoneBoard = ({ zones, moving, mayMove, found, onOpen, onMoving, onMoveTo }: ZoneBoardProps) => {
  const elements = useRef(new Map<string, HTMLButtonElement>())
  const [walked, setWalked] = useState<string | null>(null)
  const all = zones.flatMap(({ slots }) => slots)
  const stop = all.find(({ id }) => id === walked)?.id ?? all[0]?.id
  const placeOf = (id: string, element: HTMLElement): Placed => {
    const { left, top } = element.getBoundingClientRect()
    return { id, left, top }
  }
  const walk = (slot: Slot, event: KeyboardEvent<HTMLButtonElement>): void => {
    if (event.key === 'Escape' && moving !== null) return onMoving(null)
    const placed = [...elements.current].map(([id, element]) => placeOf(id, element))
    const next = nextSlot(placed, placeOf(slot.id, event.currentTarget), event.key)
    if (next === undefined) return
    event.preventDefault()
    setWalked(next.id)
    elements.current.get(next.id)?.focus()
  }
  const acts: TileActs = {
    onPress: (slot) => {
      setWalked(slot.id)
      if (moving !== null && slot.checkInId === null && !slot.isClosed) onMoveTo(slot)
      else onOpen(slot)
    },
    onKey: walk,
    onDrop: onMoveTo,
    onDrag: mayMove ? onMoving : undefined,
    hold: ({ id }, element) => {
      if (element === null) elements.current.delete(id)
      else elements.current.set(id, element)
    },
  }
  return (
    <div className="flex flex-col gap-4">
      {zones.map((zone) => (
        <ZoneCard key={zone.name} zone={zone}>
          {zone.slots.map((slot) => (
            <SlotTile
              key={slot.id} slot={slot} isWanted={moving !== null} isFound={found(slot)}
              isReachable={slot.id === stop} {...acts}
            />
          ))}
        </ZoneCard>
      ))}
    </div>
  )
}
