// Keeps who is signed in up to date, and leads whoever's session is over to sign-in and back.
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useLiveState } from '../api/live/live-context.tsx'
import { currentSession, lastEndReason, onSessionChange } from '../api/session.ts'
import { useAuthContext, useKnowViewer } from '../api/sign-in/use-auth-context.ts'

export const useWatchSession = (): void => {
  const router = useRouter()
  const queries = useQueryClient()
  const live = useLiveState()
  const { refetch } = useAuthContext()
  useKnowViewer()
  const look = useEffectEvent(() => {
    if (currentSession() !== null || lastEndReason() !== 'over') return
    const { href, pathname } = router.state.location
    // What the last person saw is not for the next one.
    queries.clear()
    if (pathname.startsWith('/sign-in')) return
    void router.navigate({ to: '/sign-in', search: { over: true, ...(pathname === '/' ? {} : { next: href }) } })
  })
  useEffect(() => onSessionChange(() => look()), [])
  // A session that ends elsewhere closes the stream; the question that follows tells whether that was the reason.
  const ask = useEffectEvent(() => {
    if (currentSession() !== null) void refetch()
  })
  useEffect(() => {
    if (live === 'refused') ask()
  }, [live])
}
