// A screen that could not be shown: offline, out of date, refused by the server, or broken.
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useFailureWords } from '../../api/failure-words.ts'
import { CallFailure } from '../../api/call-failure.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import type { IconName } from '../../ui/icon/icon-paths.ts'
import { RequestId } from '../../ui/state/request-id.tsx'
import { MessageScreen } from './message-screen.tsx'
import { useOnline } from '../../api/use-online.ts'

/** A part of the application did not come: a newer version has replaced it, or the server is away. */
const isMissingPart = (error: unknown): boolean =>
  error instanceof TypeError && /imported module|module script|preload/.test(error.message)

/** Whoever reloads while the server is away has no page at all, or that of the proxy before it. */
const onceThere = (then: () => void): void =>
  void fetch('/', { method: 'HEAD' }).then(({ ok }) => ok && then(), () => undefined)

interface Words {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly requestId?: string | undefined
}

const useWords = (error: unknown, online: boolean): Words => {
  const say = useText('failure')
  const sayShell = useText('shell')
  const wordsFor = useFailureWords()
  const [isThere, setThere] = useState(false)
  const isMissing = isMissingPart(error)
  useEffect(() => {
    if (isMissing) onceThere(() => setThere(true))
  }, [isMissing])
  if (!online) return { icon: 'offline', title: sayShell('offlineTitle'), text: sayShell('offlineText') }
  if (isMissing)
    return isThere
      ? { icon: 'refresh', title: say('newVersion'), text: say('newVersionAdvice') }
      : { icon: 'offline', title: say('network'), text: say('networkAdvice') }
  if (!(error instanceof CallFailure)) return { icon: 'alert', title: say('screen'), text: say('screenAdvice') }
  const { title, advice = say('unknownAdvice'), requestId } = wordsFor(error)
  return { icon: 'alert', title, text: advice, requestId }
}

export const ErrorScreen = ({ error, reset }: ErrorComponentProps) => {
  const say = useText('shell')
  const router = useRouter()
  const online = useOnline()
  const { requestId, ...words } = useWords(error, online)
  const retry = () => {
    reset()
    void router.invalidate()
  }
  // A part that did not come once is not asked for again before the page is loaded anew.
  const again = isMissingPart(error) ? () => onceThere(() => location.reload()) : retry
  // Back on the net: what failed only for want of it is tried again by itself.
  const wasAway = useRef(false)
  useEffect(() => {
    if (online && wasAway.current) again()
    wasAway.current = !online
  })
  return (
    <MessageScreen
      {...words}
      actions={
        <>
          <LinkButton to="/" icon="home">
            {say('backHome')}
          </LinkButton>
          <Button variant="primary" icon="refresh" onClick={again}>
            {say('reload')}
          </Button>
        </>
      }
    >
      {requestId !== undefined && <RequestId id={requestId} />}
    </MessageScreen>
  )
}
