// One identity check from the press of the button to its proof: at the provider, back again, and what may go wrong.
import type { ReceivedOf } from '@bidyard/contract/call'
import { identityCalls } from '@bidyard/contract/calls/identity'
import type { IdentityUsage } from '@bidyard/contract/enums/identity'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallFailure, mayTryAgain } from '../../../api/call-failure.ts'
import { askServer } from '../../../api/client.ts'
import { serverNow } from '../../../api/server-time.ts'
import { useText } from '../../../text/use-text.ts'
import { awaitReturn } from './check-channel.ts'
import { openCheckWindow, sendForm } from './check-window.ts'
import { forgetPending, type PendingCheck, takePending, writePending } from './pending-check.ts'

export interface CheckedPerson {
  readonly name: string
  readonly birthday: string
  readonly phone: string
}

export interface IdentityCheckWish {
  readonly purpose: IdentityUsage
  /** The token is used up by the one act that it is for; it holds for some minutes. */
  readonly onDone: (identityToken: string, endsAt: string) => void
  /** Only this person is let through. */
  readonly person?: CheckedPerson | undefined
}

export type CheckTrouble =
  /** Begun, but never finished at the provider. */
  | { readonly kind: 'notFinished' | 'tooLate' }
  | { readonly kind: 'failed'; readonly failure: unknown; readonly mayRetry: boolean }

export type CheckStage =
  | { readonly at: 'start'; readonly trouble: CheckTrouble | null }
  | { readonly at: 'working'; readonly on: 'checkOpening' | 'checkCompleting' }
  | { readonly at: 'waiting'; readonly check: PendingCheck; readonly isWindowGone: boolean }

const fresh: CheckStage = { at: 'start', trouble: null }

const here = (): string => `${location.pathname}${location.search}`

type Begun = ReceivedOf<typeof identityCalls.initKg>

const pendingOf = ({ transactionId, verifier, endsAt }: Begun, purpose: IdentityUsage, way: PendingCheck['way']) =>
  ({ transactionId, verifier, endsAt, purpose, from: here(), way, isBack: false }) as const

export const useIdentityCheck = ({ purpose, onDone, person }: IdentityCheckWish) => {
  const say = useText('identity')
  const [stage, setStage] = useState<CheckStage>(fresh)
  const opened = useRef<Window | null>(null)
  const unanswered = useRef<PendingCheck | null>(null)

  const fail = (failure: unknown) => {
    const mayRetry = unanswered.current !== null && mayTryAgain(failure)
    if (!mayRetry) unanswered.current = null
    setStage({ at: 'start', trouble: { kind: 'failed', failure, mayRetry } })
  }

  const complete = async (check: PendingCheck) => {
    setStage({ at: 'working', on: 'checkCompleting' })
    unanswered.current = check
    try {
      const { transactionId, verifier, arrival } = check
      const body = { transactionId, verifier, ...(arrival === undefined ? {} : { arrival }) }
      const proof = await askServer(identityCalls.completeKg, { body })
      unanswered.current = null
      setStage(fresh)
      onDone(proof.identityToken, proof.endsAt)
    } catch (failure) {
      fail(failure)
    }
  }

  const begin = async () => {
    const own = openCheckWindow(say('checkOpening'))
    opened.current = own
    setStage({ at: 'working', on: 'checkOpening' })
    try {
      const body = person === undefined ? { usage: purpose } : { usage: purpose, person }
      const begun = await askServer(identityCalls.initKg, { body })
      const way = own === null ? 'page' : 'window'
      const check = pendingOf(begun, purpose, way)
      if (way === 'page') writePending(check)
      sendForm(begun.form, way)
      if (way === 'window') setStage({ at: 'waiting', check, isWindowGone: false })
    } catch (failure) {
      own?.close()
      fail(failure)
    }
  }

  const cancel = () => {
    opened.current?.close()
    forgetPending()
    setStage(fresh)
  }

  useComeBack(purpose, (check) => {
    if (check.isBack) void complete(check)
    else setStage({ at: 'start', trouble: { kind: 'notFinished' } })
  })
  useWindowOf(stage, opened, setStage, complete)
  const retry = () => (unanswered.current === null ? setStage(fresh) : void complete(unanswered.current))
  return { stage, begin: () => void begin(), cancel, retry }
}

/** Takes up the check that left the page, once it is shown again. */
const useComeBack = (purpose: IdentityUsage, onBack: (check: PendingCheck) => void): void => {
  const comeBack = useEffectEvent(() => {
    const check = takePending({ purpose, from: here() })
    if (check !== null) onBack(check)
  })
  useEffect(() => {
    comeBack()
    // Browsers may keep the page as it was and show it again when somebody turns back at the provider.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && comeBack()
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])
}

const lookEveryMs = 500

/** Watches the window of a check: back with an answer, gone without one, or too late. */
const useWindowOf = (
  stage: CheckStage, opened: { readonly current: Window | null }, setStage: (stage: CheckStage) => void,
  complete: (check: PendingCheck) => Promise<void>,
): void => {
  const check = stage.at === 'waiting' ? stage.check : null
  const back = useEffectEvent((one: PendingCheck) => void complete(one))
  // With some providers a window looks gone as soon as it is theirs, so this ends nothing.
  const look = useEffectEvent((one: PendingCheck) => {
    if (opened.current?.closed === true) setStage({ at: 'waiting', check: one, isWindowGone: true })
  })
  const end = useEffectEvent(() => {
    opened.current?.close()
    setStage({ at: 'start', trouble: { kind: 'tooLate' } })
  })
  useEffect(() => {
    if (check === null) return
    const stopWaiting = awaitReturn(check.transactionId, (arrival) => back({ ...check, arrival }))
    const looking = setInterval(() => look(check), lookEveryMs)
    const late = setTimeout(() => end(), Math.max(0, Date.parse(check.endsAt) - serverNow()))
    return () => {
      stopWaiting()
      clearInterval(looking)
      clearTimeout(late)
    }
  }, [check])
}

export const isFailedCheck = (failure: unknown): boolean =>
  failure instanceof CallFailure && ['INVALID_COMPLETE_INPUT', 'ALREADY_COMPLETED'].includes(failure.facts.code ?? '')
