// A button with a menu whose code comes when somebody reaches for it; meanwhile Escape takes the wish back.
import { useState, type KeyboardEvent } from 'react'

export const useLaterMenu = (bring: () => Promise<unknown>) => {
  const [open, onOpenChange] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const show = (next: boolean): void => {
    setWanted(true)
    onOpenChange(next)
  }
  const prepare = (): void => void bring().catch(() => undefined)
  return {
    isWanted,
    menu: { open, onOpenChange },
    button: {
      type: 'button', 'aria-haspopup': 'menu', 'aria-expanded': open, onPointerEnter: prepare, onFocus: prepare,
      onClick: () => show(!open),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') onOpenChange(false)
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        show(true)
      },
    },
  } as const
}
