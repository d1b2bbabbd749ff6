// Who is signed in, how the screen looks, and which language it speaks.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { hasSandbox } from '../api/environment.ts'
import { endSession, hasRole, useViewer, type Viewer } from '../api/session.ts'
import { useLanguage } from '../text/language-context.tsx'
import { useText } from '../text/use-text.ts'
import { Menu, type MenuEntry } from '../ui/overlay/menu.tsx'
import { showToast } from '../ui/overlay/toast.ts'
import { Avatar } from '../ui/show/avatar.tsx'
import { chooseTheme, useTheme, type Theme } from './theme.ts'

interface AccountMenuProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly anchor: RefObject<HTMLElement | null>
}

const WhoIsHere = ({ viewer }: { readonly viewer: Viewer | null }) => {
  const say = useText('shell')
  if (viewer === null) return <p className="px-2.5 pt-1.5 pb-2.5 text-md text-ink-soft">{say('notSignedIn')}</p>
  return (
    <div className="flex items-center gap-3 px-2.5 pt-1.5 pb-2.5">
      <Avatar name={viewer.name} />
      <div className="flex min-w-0 flex-col">
        <span className="truncate font-bold">{viewer.name}</span>
        <span className="text-sm text-ink-soft">{viewer.roles.map((role) => say(`role.${role}`)).join(' · ')}</span>
      </div>
    </div>
  )
}

const useSigning = (viewer: Viewer | null): readonly MenuEntry[] => {
  const say = useText('shell')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const signOut = () => {
    endSession()
    void queries.resetQueries()
    showToast({ tone: 'neutral', title: say('signedOut') })
    void navigate({ to: '/' })
  }
  if (viewer === null)
    return [{ kind: 'deed', label: say('signIn'), icon: 'signIn', onPress: () => void navigate({ to: '/' }) }]
  const sandbox: MenuEntry = {
    kind: 'deed',
    label: say('sandbox'),
    icon: 'clock',
    onPress: () => void navigate({ to: '/sandbox' }),
  }
  return [
    ...(hasSandbox() && hasRole(viewer, 'developer', 'root') ? [sandbox] : []),
    { kind: 'deed', label: say('signOut'), icon: 'signOut', onPress: signOut },
  ]
}

export const AccountMenu = ({ open, onOpenChange, anchor }: AccountMenuProps) => {
  const say = useText('shell')
  const { language, choose } = useLanguage()
  const theme = useTheme()
  const viewer = useViewer()
  const signing = useSigning(viewer)
  const entries: readonly MenuEntry[] = [
    { kind: 'line' },
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
      kind: 'choice',
      label: say('language'),
      value: language,
      onValueChange: (value) => choose(value === 'en' ? 'en' : 'ko'),
      options: [
        { value: 'ko', label: say('languageKo') },
        { value: 'en', label: say('languageEn') },
      ],
    },
    { kind: 'line' },
    ...signing,
  ]
  return (
    <Menu
      header={<WhoIsHere viewer={viewer} />}
      entries={entries}
      open={open}
      onOpenChange={onOpenChange}
      anchor={anchor}
    />
  )
}
