// What becomes of a launch: asked once with what the address carried, open until its end, or refused with a reason.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CallFailure } from '../../../api/call-failure.ts'
import { takeLaunch, type LaunchParameters } from '../../../api/launch/launch-page.ts'
import { useSession } from '../../../api/session.ts'
import { useCall } from '../../../api/use-call.ts'
import { beginVisit, forgetVisit, readVisit, type Visit } from './visit.ts'

export type LaunchStage =
  | { readonly at: 'asking' }
  | { readonly at: 'open'; readonly visit: Visit }
  /** Its half hour is over, or the office ended it. */
  | { readonly at: 'over'; readonly visit: Visit }
  | { readonly at: 'refused'; readonly failure: CallFailure; readonly retry: () => void; readonly working: boolean }
  /** Nothing was carried and nothing is kept: the address alone opens nothing. */
  | { readonly at: 'bare' }

export const useLaunch = (partnerCode: string): LaunchStage => {
  const session = useSession()
  const [visit, setVisit] = useState(() => readVisit(partnerCode))
  const [asked, setAsked] = useState<LaunchParameters | null>(null)
  const exchange = useCall(partnersCalls.createWebviewAuthToken, {
    onSuccess: (opened) => setVisit(beginVisit(opened)),
  })
  const ask = (parameters: LaunchParameters) => exchange.mutate({ body: parameters })
  const begin = useEffectEvent((parameters: LaunchParameters) => {
    forgetVisit()
    setVisit(null)
    setAsked(parameters)
    ask(parameters)
  })
  const [hasLooked, setHasLooked] = useState(false)
  useEffect(() => {
    const parameters = takeLaunch()
    if (parameters !== null) begin(parameters)
    setHasLooked(true)
  }, [])
  if (!hasLooked) return { at: 'asking' }
  if (exchange.error !== null && asked !== null)
    return { at: 'refused', failure: exchange.error, working: exchange.isPending, retry: () => ask(asked) }
  if (visit !== null) return session === null ? { at: 'over', visit } : { at: 'open', visit }
  return asked === null ? { at: 'bare' } : { at: 'asking' }
}
