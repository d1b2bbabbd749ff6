// Which of the lines of a long list stand in the window, where each of them is equally high.
import { useState, useSyncExternalStore } from 'react'

interface Lines {
  readonly count: number
  /** Where in the page the first of them begins. */
  readonly topPx: number
  readonly linePx: number
  /** So many more on both sides, which a quick finger finds there. */
  readonly beyond: number
}

let topOfWindow = 0
let endOfWindow = 0

/** To ask while the page changes would have it measured on the spot. */
const look = (): void => {
  topOfWindow = scrollY
  endOfWindow = scrollY + innerHeight
}

const subscribe = (onChange: () => void): (() => void) => {
  const lookAgain = (): void => {
    look()
    onChange()
  }
  addEventListener('scroll', lookAgain, { passive: true })
  addEventListener('resize', lookAgain)
  return () => {
    removeEventListener('scroll', lookAgain)
    removeEventListener('resize', lookAgain)
  }
}

/** The first and the last of them; the last is before the first where there are none. */
export const useLinesInSight = ({ count, topPx, linePx, beyond }: Lines): readonly [first: number, last: number] => {
  const lastLine = Math.max(0, count - 1)
  const lineAt = (px: number): number => Math.min(Math.max(0, Math.floor((px - topPx) / linePx)), lastLine)
  useState(look)
  const first = useSyncExternalStore(subscribe, () => lineAt(topOfWindow))
  const last = useSyncExternalStore(subscribe, () => lineAt(endOfWindow - 1))
  return [Math.max(0, first - beyond), Math.min(count - 1, last + beyond)]
}
