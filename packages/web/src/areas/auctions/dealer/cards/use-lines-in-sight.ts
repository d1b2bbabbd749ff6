// Which of the lines of a long list stand in the window, where each of them is equally high.
import { useSyncExternalStore } from 'react'

interface Lines {
  readonly count: number
  /** Where in the page the first of them begins. */
  readonly topPx: number
  readonly linePx: number
  /** So many more on both sides, which a quick finger finds there. */
  readonly beyond: number
}

const subscribe = (onChange: () => void): (() => void) => {
  addEventListener('scroll', onChange, { passive: true })
  addEventListener('resize', onChange)
  return () => {
    removeEventListener('scroll', onChange)
    removeEventListener('resize', onChange)
  }
}

/** The first and the last of them; the last is before the first where there are none. */
export const useLinesInSight = ({ count, topPx, linePx, beyond }: Lines): readonly [first: number, last: number] => {
  const lastLine = Math.max(0, count - 1)
  const lineAt = (px: number): number => Math.min(Math.max(0, Math.floor((px - topPx) / linePx)), lastLine)
  const first = useSyncExternalStore(subscribe, () => lineAt(scrollY))
  const last = useSyncExternalStore(subscribe, () => lineAt(scrollY + innerHeight - 1))
  return [Math.max(0, first - beyond), Math.min(count - 1, last + beyond)]
}
