// There is nothing at this address.
import { useRouter } from '@tanstack/react-router'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { MessageScreen } from './message-screen.tsx'

export const NotFoundScreen = () => {
  const say = useText('shell')
  const router = useRouter()
  useTitle(say('notFoundTitle'))
  return (
    <MessageScreen
      icon="search"
      title={say('notFoundTitle')}
      text={say('notFoundText')}
      actions={
        <>
          <Button icon="arrowLeft" onClick={() => router.history.back()}>{say('goBack')}</Button>
          <LinkButton to="/" variant="primary" icon="home">{say('backHome')}</LinkButton>
        </>
      }
    />
  )
}
