// How long something may still be done: until it is due, and once that has passed until it is over for good.
import { useState } from 'react'
import { classNames } from '../class-names.ts'
import type { Instant } from '../format/date.ts'
import { Countdown } from './countdown.tsx'

interface DueProps {
  readonly dueAt: Instant
  /** When it is over for good, where that is later. */
  readonly finalAt: Instant | null
  /** The server's clock minus this device's, in milliseconds. */
  readonly offsetMs: number
  readonly className?: string | undefined
}

export const Due = ({ dueAt, finalAt, offsetMs, className }: DueProps) => {
  const [passed, setPassed] = useState<Instant | null>(null)
  const isLate = passed === dueAt
  const last = isLate && finalAt !== null ? finalAt : dueAt
  return (
    <Countdown
      endsAt={last}
      offsetMs={offsetMs}
      onEnd={() => setPassed(dueAt)}
      className={classNames(isLate && 'text-closing-ink!', className)}
    />
  )
}
