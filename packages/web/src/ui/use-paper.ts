// Whether the page is on its way to paper, where nothing scrolls and all that is there is drawn.
import { useSyncExternalStore } from 'react'

const paper = matchMedia('print')
let isPrinting = false

const subscribe = (onChange: () => void): (() => void) => {
  const listener = new AbortController()
  const { signal } = listener
  // Pages are counted as soon as the sheet is laid out: what is drawn for it has to be there before.
  const turn = ({ type }: Event): void => {
    isPrinting = type === 'beforeprint'
    onChange()
  }
  addEventListener('beforeprint', turn, { signal })
  addEventListener('afterprint', turn, { signal })
  paper.addEventListener('change', onChange, { signal })
  return () => listener.abort()
}

export const usePaper = (): boolean => useSyncExternalStore(subscribe, () => isPrinting || paper.matches)
