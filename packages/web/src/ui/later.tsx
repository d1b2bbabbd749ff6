// A part that nobody sees at first, such as a sheet: it comes when the page is at rest, or when it is asked for before.
import {
  createElement, Suspense, use, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode,
} from 'react'
import { firstSight } from './first-sight.ts'
import { useBack } from './overlay/back/use-back.ts'
import { Apart } from './state/apart.tsx'
import { nextTask, painted } from './painted.ts'

/** So long one looks before one does anything: until then the page is left alone. */
const lookMs = 2_000

const atEase = firstSight.then(() => new Promise((resolve) => setTimeout(resolve, lookMs)))

/** One after another, each in a task of its own: a finger is noticed in between. */
let queue: Promise<unknown> = atEase

export const atRest = (bring: () => Promise<unknown>): void => {
  queue = queue.then(painted).then(nextTask).then(bring).catch(() => undefined)
}

/** What could not be brought is asked for anew by whoever needs it next. */
const once = <Value,>(bring: () => Promise<Value>): (() => Promise<Value>) => {
  let coming: Promise<Value> | undefined
  return () => {
    coming ??= bring().catch((error: unknown) => {
      coming = undefined
      throw error
    })
    return coming
  }
}

/** The ways in which parts that open over the page tell that they are to be closed. */
interface Leaving {
  readonly onClose?: () => void
  readonly onOpenChange?: (open: boolean) => void
  readonly onIndexChange?: (index: null) => void
}

const leave = ({ onClose, onOpenChange, onIndexChange }: Leaving): boolean => {
  onClose?.()
  onOpenChange?.(false)
  onIndexChange?.(null)
  return true
}

/** A tap is seen to be heard, where what it asks for takes a moment on its way; and one may think better of it. */
export const Coming = (given: Leaving) => {
  useBack(true, () => leave(given))
  const press = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && leave(given))
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return <div aria-busy="true" className="pointer-events-none fixed inset-0 z-40 animate-late bg-scrim" />
}

interface Coming {
  readonly prepare: () => Promise<unknown>
  readonly isHere: () => boolean
}

/** `bring` answers the component out of an import of its own; it comes with its first use, or with `prepare`. */
export const whenAsked = <Props extends object>(
  bring: () => Promise<ComponentType<Props>>, meanwhile?: ReactNode,
): ComponentType<Props> & Coming => {
  let here: ComponentType<Props> | undefined
  const prepare = once(async () => (here = await bring()))
  const Part = ({ coming, given }: { readonly coming: Promise<ComponentType<Props>>; readonly given: Props }) =>
    createElement(here ?? use(coming), given)
  const Later = (given: Props) => {
    // Held outside of what waits for it: inside, each try to draw it would ask anew, and a failure never be seen.
    const [coming] = useState(prepare)
    const part = <Part coming={coming} given={given} />
    // What has its place in the page is missed there; what would have opened over it, leaves the page as it is.
    return meanwhile === undefined
      ? <Apart fallback={<Coming {...given} />} onMissing={() => void leave(given)}>{part}</Apart>
      : <Suspense fallback={meanwhile}>{part}</Suspense>
  }
  return Object.assign(Later, { prepare, isHere: () => here !== undefined })
}

/** The same for what stands or opens in the page: a card has its place kept meanwhile. */
export const later = <Props extends object>(
  bring: () => Promise<ComponentType<Props>>, meanwhile?: ReactNode,
): ComponentType<Props> => {
  const part = whenAsked(bring, meanwhile)
  atRest(part.prepare)
  return part
}
