// How overlays are left: Escape, a press beside, a swipe and Back close at once, or ask where something typed would go.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useOver } from '../../api/sign-in/put-off-over.ts'
import { useText } from '../../text/use-text.ts'
import { Typed, type TypedField } from './typed.ts'
import { useBack } from './back/use-back.ts'
import { keepFocus } from './keep-focus.ts'
import { showToast } from './toast.ts'

export interface LeavingProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** What is typed holds at once, or is sent already: closing drops nothing. */
  readonly keepsTyped?: boolean | undefined
  /** The history says already that it is open, so that Back closes it without help. */
  readonly inAddress?: boolean | undefined
  /** An act is on its way: until it ends nothing closes, and nothing is asked. Whatever asks for an act says so. */
  readonly working?: boolean | undefined
}

/** How somebody wants to leave, as the library tells it. */
interface Wish {
  readonly reason: string
  readonly cancel: () => void
}

/** A field of the overlay itself: what opens over it, such as a list, bubbles to it as well. */
const fieldOf = ({ target, currentTarget }: SyntheticEvent<HTMLElement>): (TypedField & HTMLElement) | null =>
  currentTarget.contains(target as Node) &&
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    ? target
    : null

/** Who is asked already and wants to leave the question by the same way stays. */
const waysOut: readonly string[] = ['escape-key', 'back']

const useTyped = (open: boolean) => {
  const [typed] = useState(() => new Typed())
  const [isTyped, setIsTyped] = useState(false)
  useEffect(() => {
    if (!open) return undefined
    return () => {
      typed.forget()
      setIsTyped(false)
    }
  }, [typed, open])
  const touch = (field: TypedField & HTMLElement): void => {
    // A small form in it, which goes away with what it has saved.
    typed.touch(field, field.closest('[data-saves]') !== null)
    setIsTyped(typed.holds())
  }
  return { typed, isTyped, touch }
}

/** A question that goes without an answer has lost its place in a page that shows something newer: that is told. */
const useTakenAway = (open: boolean, working: boolean | undefined) => {
  const say = useText('ui')
  const isAnswered = useRef(false)
  const shown = useRef(0)
  const tell = useEffectEvent((path: string, times: number) => {
    const isOwn = isAnswered.current || working !== false || shown.current !== times || location.pathname !== path
    if (!isOwn) showToast({ tone: 'waiting', title: say('conflict'), text: say('conflictAdvice') })
  })
  useEffect(() => {
    if (!open) return undefined
    isAnswered.current = false
    const [path, times] = [location.pathname, ++shown.current]
    return () => queueMicrotask(() => tell(path, times))
  }, [open])
  const answer = (): void => {
    isAnswered.current = true
  }
  const onClickCapture = ({ target }: SyntheticEvent<HTMLElement>) => {
    if (target instanceof Element && target.closest('button, a') !== null) answer()
  }
  return { answer, answering: { onClickCapture, onSubmitCapture: answer } }
}

export const useLeaving = (props: LeavingProps) => {
  const { open, onOpenChange, keepsTyped = false, inAddress = false, working = false } = props
  const { typed, isTyped, touch } = useTyped(open)
  const isOver = useOver(typed, open && !keepsTyped)
  const { answer, answering } = useTakenAway(open, props.working)
  const [isAsked, setAsked] = useState(false)
  // Whoever acts has answered what was asked.
  if (working && isAsked) setAsked(false)
  const isAsking = open && isAsked
  const lastField = useRef<HTMLElement>(null)
  const close = (): void => {
    answer()
    setAsked(false)
    onOpenChange(false)
  }
  const stay = (): void => {
    setAsked(false)
    lastField.current?.focus()
  }
  const leave = (reason: string): boolean => {
    if (working) return false
    const hasToAsk = !keepsTyped && typed.holds()
    if (!hasToAsk) close()
    else if (isAsking && waysOut.includes(reason)) stay()
    else setAsked(true)
    return !hasToAsk
  }
  useLayoutEffect(() => (open ? keepFocus() : undefined), [open])
  useBack(open && (!inAddress || isTyped), () => leave('back'))
  const panel = {
    ...answering,
    onFocus: (event: SyntheticEvent<HTMLElement>) => {
      const field = fieldOf(event)
      if (field === null) return
      typed.meet(field)
      lastField.current = field
    },
    onInput: (event: SyntheticEvent<HTMLElement>) => {
      const field = fieldOf(event)
      if (field === null) return
      touch(field)
      setAsked(false)
    },
  }
  return {
    panel,
    isAsking,
    isOver,
    onKeep: stay,
    onDrop: close,
    onOpenChange: (next: boolean, wish: Wish): void => {
      if (next) return onOpenChange(true)
      if (wish.reason === 'close-watcher') {
        // So Android calls Back, for sheets alone: here it is Back as everywhere else.
        wish.cancel()
        history.back()
      } else if (!leave(wish.reason)) wish.cancel()
    },
  }
}
