// A draft that saves itself: at once on this device, then on the server; and it says when another tab was faster.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallFailure, mayTryAgain } from '../../../api/call-failure.ts'
import { useOnline } from '../../../api/use-online.ts'
import { keep, readKept } from './draft-keeper.ts'
import { noteSave, saveUnderWay } from './under-way.ts'

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

/** An act that fails leaves the draft to go on. */
const useHandingIn = (key: string) => {
  const [isHandedIn, setHandedIn] = useState(false)
  return {
    isHandedIn,
    /** No draft any more, once what is under way has been saved. */
    handIn: async (act: () => Promise<unknown>): Promise<void> => {
      setHandedIn(true)
      await saveUnderWay(key)
      await act().catch(() => setHandedIn(false))
    },
  }
}

export const useDraft = <Draft extends object>({ key, empty, isDraft, known, save }: DraftWish<Draft>) => {
  const [draft, setDraft] = useState<Draft>(() => readKept(key, isDraft) ?? known?.draft ?? empty)
  const [state, setState] = useState<DraftState>(() =>
    readKept(key, isDraft) !== null ? 'waiting' : known === null ? 'empty' : 'saved')
  const [changes, setChanges] = useState(0)
  const seen = useRef(known?.version ?? 0)
  const isOnline = useOnline()
  const waitMs = useRef(restMs)
  const { isHandedIn, handIn } = useHandingIn(key)

  const send = useEffectEvent(async (version: number | null) => {
    setState('saving')
    try {
      seen.current = await noteSave(key, save(draft, version))
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
  const sendInTurn = useEffectEvent(async () => {
    const before = saveUnderWay(key)
    if (before === undefined) return send(seen.current)
    seen.current = await before ?? seen.current
    setChanges((count) => count + 1)
  })
  useEffect(() => {
    if (state !== 'waiting' || !isOnline || isHandedIn) return
    // What was left here from before goes at once.
    const timer = setTimeout(() => void sendInTurn(), changes === 0 ? 0 : waitMs.current)
    return () => clearTimeout(timer)
  }, [state, changes, isOnline, isHandedIn])

  return {
    draft, state, handIn, isHandedIn,
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
    forget: () => keep(key, null),
  }
}
