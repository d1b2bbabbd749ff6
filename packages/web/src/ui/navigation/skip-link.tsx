// Leads the keyboard past what stands before a place of the page; the address stays, and with it the way back.
import type { MouseEvent, ReactNode } from 'react'

interface SkipLinkProps {
  /** The id of the place. */
  readonly to: string
  readonly className: string
  readonly children: ReactNode
}

export const SkipLink = ({ to, className, children }: SkipLinkProps) => {
  const jump = (event: MouseEvent): void => {
    const place = document.getElementById(to)
    if (place === null) return
    event.preventDefault()
    place.focus()
  }
  return <a href={`#${to}`} className={className} onClick={jump}>{children}</a>
}
