// Who is signed in, how the screen looks, and which language it speaks.
import { lazy, Suspense, useState, type RefObject } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { endSession, useSession } from '../api/session.ts'
import { useLanguage } from '../text/language-context.tsx'
import { useText } from '../text/use-text.ts'
import { Menu, type MenuEntry } from '../ui/overlay/menu.tsx'
import { showToast } from '../ui/overlay/toast.ts'
import { chooseTheme, useTheme, type Theme } from './theme.ts'

const SandboxSignIn = lazy(async () => ({ default: (await import('./sandbox-sign-in.tsx')).SandboxSignIn }))

interface AccountMenuProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly anchor: RefObject<HTMLElement | null>
}

export const AccountMenu = ({ open, onOpenChange, anchor }: AccountMenuProps) => {
  const say = useText('shell')
  const { language, choose } = useLanguage()
  const theme = useTheme()
  const session = useSession()
  const queries = useQueryClient()
  const [signingIn, setSigningIn] = useState(false)
  const signOut = () => {
    endSession()
    queries.clear()
    showToast({ tone: 'neutral', title: say('signedOut') })
  }
  const entries: readonly MenuEntry[] = [
    {
      kind: 'choice', label: say('theme'), value: theme, onValueChange: (value) => chooseTheme(value as Theme),
      options: [
        { value: 'system', label: say('themeSystem'), icon: 'monitor' },
        { value: 'light', label: say('themeLight'), icon: 'sun' },
        { value: 'dark', label: say('themeDark'), icon: 'moon' },
      ],
    },
    { kind: 'line' },
    {
      kind: 'choice', label: say('language'), value: language, onValueChange: (value) => choose(value === 'en' ? 'en' : 'ko'),
      options: [{ value: 'ko', label: say('languageKo') }, { value: 'en', label: say('languageEn') }],
    },
    { kind: 'line' },
    session === null
      ? { kind: 'deed', label: say('signIn'), icon: 'signIn', onPress: () => setSigningIn(true) }
      : { kind: 'deed', label: say('signOut'), icon: 'signOut', onPress: signOut },
  ]
  return (
    <>
      <Menu entries={entries} open={open} onOpenChange={onOpenChange} anchor={anchor} />
      {signingIn && (
        <Suspense>
          <SandboxSignIn open={signingIn} onOpenChange={setSigningIn} />
        </Suspense>
      )}
    </>
  )
}
