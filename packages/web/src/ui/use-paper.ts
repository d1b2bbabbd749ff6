// Whether the page is on its way to paper, where nothing scrolls and all that is there is drawn.
import { useSyncExternalStore } from 'react'

const paper = matchMedia('print')
let isPrinting = false
const listeners = new Set<() => void>()

// Pages are counted as soon as the sheet is laid out: what is drawn for it has to be there before. It is heard also
// where no list listens, or one that left the page meanwhile would leave the next one on paper.
const turn = ({ type }: Event): void => {
  isPrinting = type === 'beforeprint'
  for (const listener of listeners) listener()
}
addEventListener('beforeprint', turn)
addEventListener('afterprint', turn)

const subscribe = (onChange: () => void): (() => void) => {
  listeners.add(onChange)
  paper.addEventListener('change', onChange)
  return () => {
    listeners.delete(onChange)
    paper.removeEventListener('change', onChange)
  }
}

export const usePaper = (): boolean => useSyncExternalStore(subscribe, () => isPrinting || paper.matches)
