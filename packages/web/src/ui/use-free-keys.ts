// Hears keys wherever they mean nothing else: not while somebody types, chooses, or answers a dialog.
import { useEffect, useRef } from 'react'

const taken = [
  'input', 'textarea', 'select', '[role=dialog]', '[role=alertdialog]', '[role=radiogroup]', '[role=listbox]',
  '[role=menu]', '[role=tablist]',
].join(', ')

export const useFreeKeys = (onKey: (key: string) => void, enabled = true): void => {
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    if (!enabled) return undefined
    const hear = (event: KeyboardEvent) => {
      const isTaken = event.target instanceof Element && event.target.closest(taken) !== null
      // With another key held it is the browser's.
      if (isTaken || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      latest.current(event.key)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [enabled])
}
