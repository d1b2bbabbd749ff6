// Why the server did not do it, beside what was filled in; when somebody else was quicker, the screen shows it by now.
import { useEffect, useEffectEvent, useRef } from 'react'
import type { CallFailure } from '../../api/call-failure.ts'
import { useFailureWords } from '../../api/failure-words.ts'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../overlay/toast.ts'
import { InlineNotice } from './inline-notice.tsx'

/** What is in the way and was not typed here: that sentence helps. Of what was typed, its field says it. */
const obstaclesIn = ({ facts: { issues = [] } }: CallFailure): string =>
  issues.filter(({ path }) => !/^(body|params|query)\b/.test(path)).map(({ message }) => message).join(' ')

interface Said {
  readonly title: string
  readonly advice?: string | undefined
}

const useWords = () => {
  const say = useText('ui')
  const wordsFor = useFailureWords()
  return (failure: CallFailure): Said => {
    const obstacles = obstaclesIn(failure)
    if (obstacles !== '') return { title: obstacles }
    return failure.facts.status === 409 && (failure.facts.code ?? '').toUpperCase() === 'CONFLICT'
      ? { title: say('conflict'), advice: say('conflictAdvice') }
      : wordsFor(failure)
  }
}

/**
 * What the page shows by now may leave no place for the question, and for what is said in it. Whoever did something
 * since has seen it; to everybody else it is said once more. That a session is over is said by where it leads.
 */
const useStaysSaid = (failure: CallFailure | null, said: Said | null): void => {
  const say = useText('ui')
  const isSeen = useRef(true)
  const isHere = useRef(false)
  const tell = useEffectEvent(() => {
    if (said === null || isSeen.current || isHere.current || failure?.facts.status === 401) return
    const text = said.advice ?? (said.title === say('conflict') ? undefined : say('conflict'))
    showToast({ tone: 'closing', title: said.title, text })
  })
  useEffect(() => {
    if (failure === null) return undefined
    isSeen.current = false
    const stop = new AbortController()
    const see = () => {
      isSeen.current = true
    }
    for (const way of ['pointerdown', 'keydown', 'popstate'])
      addEventListener(way, see, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [failure])
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      queueMicrotask(() => tell())
    }
  }, [])
}

export const Refused = ({ failure }: { readonly failure: CallFailure | null }) => {
  const wordsFor = useWords()
  const said = failure === null ? null : wordsFor(failure)
  useStaysSaid(failure, said)
  if (said === null) return null
  return <InlineNotice tone="closing" urgent title={said.title}>{said.advice}</InlineNotice>
}
