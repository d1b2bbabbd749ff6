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

const stateAfter = (error: unknown): DraftState => {
  if (error instanceof CallFailure && error.facts.status === 409) return 'conflict'
  return mayTryAgain(error) ? 'waiting' : 'refused'
}

export const useDraft = <Draft extends object>({ key, empty, isDraft, known, save }: DraftWish<Draft>) => {
  const [draft, setDraft] = useState<Draft>(() => readKept(key, isDraft) ?? known?.draft ?? empty)
  const [state, setState] = useState<DraftState>(() =>
    readKept(key, isDraft) !== null ? 'waiting' : known === null ? 'empty' : 'saved')
  const [changes, setChanges] = useState(0)
  const seen = useRef(known?.version ?? 0)
  const isOnline = useOnline()
  const waitMs = useRef(restMs)
  const isResting = useRef(false)

  const send = useEffectEvent(async (version: number | null) => {
    setState('saving')
    try {
      seen.current = await save(draft, version)
      waitMs.current = restMs
      // Whoever typed on meanwhile is saved once more.
      setState((now) => {
        if (now === 'saving') keep(key, null)
        return now === 'saving' ? 'saved' : now
      })
    } catch (error) {
      waitMs.current = againMs
      setState(stateAfter(error))
    }
  })
  useEffect(() => {
    if (state !== 'waiting' || !isOnline) return
    // What was left here from before goes at once.
    const timer = setTimeout(() => !isResting.current && void send(seen.current), changes === 0 ? 0 : waitMs.current)
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
    /** What is being handed in is no draft any more; unless that fails, and it goes on. */
    rest: (resting: boolean) => {
      isResting.current = resting
      setChanges((count) => count + (resting ? 0 : 1))
    },
    /** Handed in: nothing is kept any longer. */
    forget: () => keep(key, null),
  }
}
