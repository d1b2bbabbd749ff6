// After a move to another screen, keyboard and screen reader begin at its content.
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

export const useFocusOnMove = () => {
  const content = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    content.current?.focus({ preventScroll: true })
  }, [pathname])
  return content
}
