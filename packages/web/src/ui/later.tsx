// A part that nobody sees at first, such as a sheet: it comes when the page is at rest, or when it is asked for before.
import { Suspense, use, type ComponentType, type ReactNode } from 'react'
import { firstSight } from './first-sight.ts'
import { nextTask, painted } from './painted.ts'

/** So long one looks before one does anything: until then the page is left alone. */
const lookMs = 2_000

const atEase = firstSight.then(() => new Promise((resolve) => setTimeout(resolve, lookMs)))

/** One after another, each in a task of its own: a finger is noticed in between. */
let queue: Promise<unknown> = atEase

const atRest = (bring: () => Promise<unknown>): void => {
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

/** `bring` answers the component out of an import of its own; what stands in the page has its place kept meanwhile. */
export const later = <Props extends object>(
  bring: () => Promise<ComponentType<Props>>, meanwhile: ReactNode = null,
): ComponentType<Props> => {
  let here: ComponentType<Props> | undefined
  const fetched = once(async () => (here = await bring()))
  atRest(fetched)
  const Part = (props: Props) => {
    const Shown = here ?? use(fetched())
    return <Shown {...props} />
  }
  return (props) => <Suspense fallback={meanwhile}><Part {...props} /></Suspense>
}
