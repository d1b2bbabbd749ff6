// Puts off the end of a session while something that is typed, over the page or in it, would go with it.
import { useEffect, useState } from 'react'
import { storedLanguage } from '../../text/language.ts'
import { loadText } from '../../text/word-store.ts'
import { isLaunchPage } from '../launch/launch-page.ts'
import { currentSession, endSession, over } from '../session.ts'

/** What of a form is needed. */
interface Form {
  readonly holds: () => boolean
}

const open = new Map<Form, (isOver: boolean) => void>()
/** The session whose end waits. */
let waiting: string | undefined

const isAnythingTyped = (): boolean => [...open.keys()].some((form) => form.holds())

const tell = (): void => {
  for (const show of open.values()) show(true)
}

over.waits = () => {
  // Whoever came from a partner's app comes in by a new link, not here.
  if (isLaunchPage || !isAnythingTyped()) return false
  waiting = currentSession()?.authorization
  // Its words first: what is typed would be out of sight until they are there.
  loadText('identity', storedLanguage()).then(tell, () => undefined)
  return true
}

/** To the sign-in, and back to the page from there. */
export const goToSignIn = (): void => {
  open.clear()
  if (waiting !== undefined && currentSession()?.authorization === waiting) endSession('over')
  waiting = undefined
}

/** Whether the session is over while the form still stands. */
export const useOver = (form: Form, isOpen: boolean): boolean => {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isOpen) return undefined
    open.set(form, setOver)
    return () => {
      setOver(false)
      open.delete(form)
      if (waiting !== undefined && !isAnythingTyped()) goToSignIn()
    }
  }, [form, isOpen])
  return isOver
}
