// Who is signed in, how the screen looks, and which language it speaks.
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { hasSandbox } from '../../api/environment.ts'
import { hasRole, useSession, useViewer, type Viewer } from '../../api/session.ts'
import { useLanguage } from '../../text/language-context.tsx'
import { useText } from '../../text/use-text.ts'
import { Menu, type MenuEntry } from '../../ui/overlay/menu.tsx'
import { Avatar } from '../../ui/show/avatar.tsx'
import { chooseTheme, useTheme, type Theme } from '../theme.ts'
import { useSignOut } from '../../api/sign-in/use-sign-out.ts'

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
        <span className="truncate text-sm text-ink-soft">
          {[viewer.shopName, ...viewer.roles.map((role) => say(`role.${role}`))].filter(Boolean).join(' · ')}
        </span>
      </div>
    </div>
  )
}

const useSigning = (viewer: Viewer | null): readonly MenuEntry[] => {
  const say = useText('shell')
  const router = useRouter()
  const session = useSession()
  const signOut = useSignOut()
  const { navigate } = router
  const signIn = () => {
    const { href, pathname } = router.state.location
    const isHere = pathname === '/' || pathname.startsWith('/sign-in')
    void navigate({ to: '/sign-in', search: isHere ? {} : { next: href } })
  }
  if (session === null) return [{ kind: 'deed', label: say('signIn'), icon: 'signIn', onPress: signIn }]
  const profile: MenuEntry = {
    kind: 'deed',
    label: say('profile'),
    icon: 'user',
    onPress: () => void navigate({ to: '/profile' }),
  }
  const sandbox: MenuEntry = {
    kind: 'deed',
    label: say('sandbox'),
    icon: 'clock',
    onPress: () => void navigate({ to: '/sandbox' }),
  }
  return [
    profile,
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
  const navigate = useNavigate()
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
    { kind: 'deed', label: say('glossary'), icon: 'help', onPress: () => void navigate({ to: '/glossary' }) },
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
