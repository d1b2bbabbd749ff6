// A screen that could not be shown: offline, out of date, refused by the server, or broken.
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useFailureWords } from '../../api/failure-words.ts'
import { CallFailure } from '../../api/call-failure.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { RequestId } from '../../ui/state/request-id.tsx'
import { MessageScreen } from './message-screen.tsx'
import { useOnline } from '../../api/use-online.ts'

/** A part of the application that is not on the server any more: a newer version has replaced it. */
const isMissingPart = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module script|preload/i.test(error.message)

const useWords = (error: unknown, online: boolean) => {
  const say = useText('failure')
  const sayShell = useText('shell')
  const wordsFor = useFailureWords()
  const failure = error instanceof CallFailure ? wordsFor(error) : null
  if (!online) return { icon: 'offline', title: sayShell('offlineTitle'), text: sayShell('offlineText') } as const
  if (failure !== null)
    return {
      icon: 'alert',
      title: failure.title,
      text: failure.advice ?? say('unknownAdvice'),
      requestId: failure.requestId,
    } as const
  if (isMissingPart(error)) return { icon: 'refresh', title: say('newVersion'), text: say('newVersionAdvice') } as const
  return { icon: 'alert', title: say('screen'), text: say('screenAdvice') } as const
}

export const ErrorScreen = ({ error, reset }: ErrorComponentProps) => {
  const say = useText('shell')
  const router = useRouter()
  const online = useOnline()
  const words = useWords(error, online)
  const retry = () => {
    reset()
    void router.invalidate()
  }
  // Back on the net: what failed only for want of it is tried again by itself.
  useEffect(() => {
    if (online) return
    addEventListener('online', retry, { once: true })
    return () => removeEventListener('online', retry)
  })
  const again = isMissingPart(error) ? () => location.reload() : retry
  return (
    <MessageScreen
      icon={words.icon}
      title={words.title}
      text={words.text}
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
      {'requestId' in words && words.requestId !== undefined && <RequestId id={words.requestId} />}
    </MessageScreen>
  )
}
