// Shows at once what somebody chose, and has it done when that is painted: what follows keeps no finger waiting.
import { useEffect, useRef, useState } from 'react'
import { painted } from './painted.ts'

interface Wishes<Given, Next> {
  readonly next: Next
  /** What was given when they were told; null before that. */
  readonly toldOf: Given | null
}

/** What is given has to stay the same object until it changes. */
export const useSoon = <Given extends object, Next extends Partial<Record<keyof Given, unknown>>>(
  given: Given, change: (next: Next) => void,
): readonly [shown: Given, wish: (next: Next) => void] => {
  const [wishes, setWishes] = useState<Wishes<Given, Next> | null>(null)
  const waiting = useRef<Next | null>(null)
  const latest = useRef({ given, change })
  useEffect(() => {
    latest.current = { given, change }
  })
  // It has come, or something else has.
  if (wishes !== null && wishes.toldOf !== null && wishes.toldOf !== given) setWishes(null)
  // Also what was chosen a moment before the choice left the page.
  const tell = () => {
    const told = waiting.current
    if (told === null) return
    waiting.current = null
    setWishes((all) => (all === null ? null : { ...all, toldOf: latest.current.given }))
    latest.current.change(told)
  }
  const wish = (next: Next) => {
    setWishes((all) => ({ next: { ...all?.next, ...next }, toldOf: null }))
    const isTold = waiting.current !== null
    waiting.current = { ...waiting.current, ...next }
    if (!isTold) void painted().then(tell)
  }
  return [wishes === null ? given : { ...given, ...wishes.next }, wish]
}
