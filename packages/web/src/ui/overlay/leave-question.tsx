// Asks once before leaving a page throws something away, and has a session that is over wait for it.
import { useBlocker, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { OverNotice } from '../../api/sign-in/over-notice.tsx'
import { useOver } from '../../api/sign-in/put-off-over.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface Words {
  readonly title: string
  readonly consequence: string
  readonly confirmLabel: string
}

interface LeaveQuestionProps extends Words {
  /** Whether something would be thrown away by going from one path to the other. */
  readonly asks: (from: string, to: string) => boolean
  /** The same for the whole tab. */
  readonly asksTab: () => boolean
}

interface Wish {
  readonly leave: () => void
  readonly stay: () => void
}

/** What stands in the page when the session ends. */
const useKept = (asksTab: () => boolean): boolean => {
  const latest = useRef(asksTab)
  useEffect(() => {
    latest.current = asksTab
  })
  const [page] = useState(() => ({ holds: () => latest.current() }))
  return useOver(page, true)
}

/** As the router counts the entries of the history. */
const placeOf = (state: unknown): number =>
  Number((state as Readonly<Record<string, unknown>> | null)?.['__TSR_index'] ?? 0)

/** A move in the history takes some milliseconds. */
const backMs = 300

export const LeaveQuestion = ({ asks, asksTab, ...words }: LeaveQuestionProps) => {
  const { history } = useRouter()
  const [wish, setWish] = useState<Wish | null>(null)
  const isOver = useKept(asksTab)
  const stay = (): void => {
    wish?.stay()
    setWish(null)
  }
  const awayBy = (): number => placeOf(history.location.state) - placeOf(window.history.state)
  /** Two presses in one moment lead farther than what is undone of them. */
  const comeBack = (): void => {
    const steps = awayBy()
    if (steps !== 0) history.go(steps, { ignoreBlocker: true })
  }
  useBlocker({
    enableBeforeUnload: asksTab,
    shouldBlockFn: ({ current, next, action }) => {
      if (wish !== null) {
        // Back closes the question, as it closes whatever lies over a page.
        stay()
        return true
      }
      if (!asks(current.pathname, next.pathname)) return false
      if (action === 'PUSH' || action === 'REPLACE')
        return new Promise<boolean>((resolve) =>
          setWish({ leave: () => resolve(false), stay: () => resolve(true) }))
      // The history has moved already: it goes back at once, or the next Back would begin from another page.
      const steps = -awayBy()
      setTimeout(comeBack, backMs)
      setWish({ leave: () => history.go(steps, { ignoreBlocker: true }), stay: () => undefined })
      return true
    },
  })
  return (
    <>
      {isOver && <OverNotice className="fixed inset-x-4 top-16 z-40 mx-auto max-w-lg shadow-popup" />}
      <ConfirmDialog
        {...words}
        open={wish !== null}
        // While it asks, page and address stay together; Back comes here by way of the router.
        inAddress
        onOpenChange={(open) => !open && stay()}
        destructive
        onConfirm={() => wish?.leave()}
      />
    </>
  )
}
