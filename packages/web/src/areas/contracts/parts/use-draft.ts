// A draft that saves itself: at once on this device, then on the server; and it says when another tab was faster.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallFailure, mayTryAgain } from '../../../api/call-failure.ts'
import { useOnline } from '../../../api/use-online.ts'
import { keep, readKept } from './draft-keeper.ts'

export type DraftState = 'saved' | 'saving' | 'waiting' | 'conflict' | 'refused' | 'empty'

interface DraftWish<Draft> {
  readonly key: string
  readonly empty: Draft
  readonly isDraft: (value: unknown) => value is Draft
  /** As the server has it, and its number. */
  readonly known: { readonly draft: Draft; readonly version: number } | null
  /** Without a number it takes the place of whatever is there; answers the number that it has now. */
  readonly save: (draft: Draft, seenVersion: number | null) => Promise<number>
}

const restMs = 800
/** Once it did not go through. */
const againMs = 5_000

export const useDraft = <Draft extends object>({ key, empty, isDraft, known, save }: DraftWish<Draft>) => {
  const [draft, setDraft] = useState<Draft>(() => readKept(key, isDraft) ?? known?.draft ?? empty)
  const [state, setState] = useState<DraftState>(() =>
    readKept(key, isDraft) !== null ? 'waiting' : known === null ? 'empty' : 'saved')
  const [changes, setChanges] = useState(0)
  const seen = useRef(known?.version ?? 0)
  const isOnline = useOnline()
  const waitMs = useRef(restMs)

  const send = useEffectEvent(async (version: number | null) => {
    const sent = draft
    setState('saving')
    try {
      seen.current = await save(sent, version)
      waitMs.current = restMs
      // Whoever typed on meanwhile is saved once more.
      setState((now) => {
        if (now === 'saving') keep(key, null)
        return now === 'saving' ? 'saved' : now
      })
    } catch (error) {
      const isOther = error instanceof CallFailure && error.facts.status === 409
      waitMs.current = againMs
      setState(isOther ? 'conflict' : mayTryAgain(error) ? 'waiting' : 'refused')
    }
  })
  useEffect(() => {
    if (state !== 'waiting' || !isOnline) return
    // What was left here from before goes at once.
    const timer = setTimeout(() => void send(seen.current), changes === 0 ? 0 : waitMs.current)
    return () => clearTimeout(timer)
  }, [state, changes, isOnline])

  return {
    draft, state,
    change: (patch: Partial<Draft>) => {
      const next = { ...draft, ...patch }
      setDraft(next)
      keep(key, next)
      waitMs.current = restMs
      setState((now) => (now === 'conflict' ? now : 'waiting'))
      setChanges((count) => count + 1)
    },
    /** What stands here is what counts. */
    overwrite: () => void send(null),
    /** What the other tab wrote is what counts. */
    takeOther: () => {
      keep(key, null)
      seen.current = known?.version ?? 0
      setDraft(known?.draft ?? empty)
      setState('saved')
    },
    /** Handed in: nothing is kept any longer. */
    forget: () => keep(key, null),
  }
}
