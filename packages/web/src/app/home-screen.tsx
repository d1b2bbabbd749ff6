// Where everybody arrives: who one may be while nobody is signed in, and then the ways on from here.
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { hasSandbox } from '../api/environment.ts'
import { hasRole, useViewer, type Viewer } from '../api/session.ts'
import { storedLanguage } from '../text/language.ts'
import { useText } from '../text/use-text.ts'
import { loadText } from '../text/word-store.ts'
import { classNames } from '../ui/class-names.ts'
import { LinkButton } from '../ui/button/link-button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import type { IconName } from '../ui/icon/icon-paths.ts'
import { useTitle } from '../ui/use-title.ts'
import { type NavigationItem, navigationFor } from './navigation.ts'

/** The market's part of a dealer's home, together with its words. */
const MarketHome = lazy(async () => {
  const [{ MarketHome: home }] = await Promise.all([
    import('../areas/auctions/dealer/home/market-home.tsx'), loadText('market', storedLanguage()),
  ])
  return { default: home }
})
const BidsHome = lazy(async () => {
  const [{ BidsHome: home }] = await Promise.all([
    import('../areas/bidding/dealer/home/bids-home.tsx'), loadText('bidding', storedLanguage()),
  ])
  return { default: home }
})
const InboxHome = lazy(async () => {
  const [{ InboxHome: home }] = await Promise.all([
    import('../areas/work/inbox/inbox-home.tsx'), loadText('inbox', storedLanguage()),
  ])
  return { default: home }
})
const HomeStanding = lazy(async () => {
  const [{ HomeStanding: home }] = await Promise.all([
    import('./dealer/home-standing.tsx'), loadText('bidding', storedLanguage()),
  ])
  return { default: home }
})
const ChoosePerson = lazy(async () => ({ default: (await import('../areas/sandbox/choose-person.tsx')).ChoosePerson }))

interface WayProps {
  readonly icon: IconName
  readonly title: string
  readonly text: string
}

const Way = ({ icon, title, text }: WayProps): ReactNode => (
  <>
    <span className="flex size-11 shrink-0 items-center justify-center rounded-lg bg-action-soft text-action-ink">
      <Icon name={icon} size={22} />
    </span>
    <span className="flex min-w-0 flex-1 flex-col">
      <span className="font-bold">{title}</span>
      <span className="text-md text-ink-soft">{text}</span>
    </span>
    <Icon name="chevronRight" className="text-ink-faint" />
  </>
)

const wayLook = classNames(
  'flex items-center gap-4 rounded-lg border border-line bg-surface p-4 shadow-card transition-colors md:p-5',
  'hover:border-line-strong hover:bg-hover',
)

interface WayOn extends Pick<NavigationItem, 'to' | 'icon'> {
  readonly words:
    | 'homeFinance' | 'homeViolations' | 'homeOffice' | 'homeCars' | 'homePayouts' | 'homeFees' | 'homePartner'
    | 'homeGallery' | 'homeSandbox'
}

/** Of the main menu, what is told here in more words; who may go there stands with the menu. */
const wordsOf: Partial<Record<NavigationItem['to'], WayOn['words']>> = {
  '/finance': 'homeFinance', '/violations': 'homeViolations', '/office': 'homeOffice', '/cars': 'homeCars',
  '/payouts': 'homePayouts', '/fees': 'homeFees', '/partner': 'homePartner', '/dev/ui': 'homeGallery',
}

const toSandbox: WayOn = { to: '/sandbox', icon: 'clock', words: 'homeSandbox' }

const waysFor = (viewer: Viewer): readonly WayOn[] => [
  ...navigationFor(viewer).flatMap(({ to, icon }) => {
    const words = wordsOf[to]
    return words === undefined ? [] : [{ to, icon, words }]
  }),
  ...(hasRole(viewer, 'developer', 'root') && hasSandbox() ? [toSandbox] : []),
]

const Ways = ({ viewer }: { readonly viewer: Viewer }) => {
  const say = useText('shell')
  return (
    <div className="flex flex-col gap-3">
      {waysFor(viewer).map(({ to, icon, words }) => (
        <Link key={to} to={to} className={wayLook}>
          <Way icon={icon} title={say(words)} text={say(`${words}Text`)} />
        </Link>
      ))}
      <a href="/reference" className={wayLook}>
        <Way icon="braces" title={say('homeReference')} text={say('homeReferenceText')} />
      </a>
    </div>
  )
}

const SignInWay = () => {
  const say = useText('shell')
  return (
    <section
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-lg bg-action-soft p-5 md:p-6',
      )}
    >
      <div className="flex min-w-0 flex-col">
        <h2 className="text-lg font-bold">{say('homeSignIn')}</h2>
        <p className="text-md text-ink-soft">{say('homeSignInText')}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
        <LinkButton to="/sign-in" variant="primary" size="large" icon="signIn">{say('signIn')}</LinkButton>
        <LinkButton to="/register" size="large">{say('homeRegister')}</LinkButton>
      </div>
    </section>
  )
}

const Welcome = () => (
  <>
    <SignInWay />
    {hasSandbox() && (
      <Suspense>
        <ChoosePerson titled />
      </Suspense>
    )}
  </>
)

export const HomeScreen = (): ReactNode => {
  const say = useText('shell')
  const viewer = useViewer()
  useTitle(say('home'))
  return (
    <div className="mx-auto flex max-w-[54rem] flex-col gap-8 py-4 md:py-14">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl font-extrabold tracking-tight md:text-3xl">
          {viewer === null ? say('homeTitle') : say('homeGreeting', { name: viewer.name })}
        </h1>
        <p className="text-lg text-ink-soft">{say('homeText')}</p>
      </header>
      {hasRole(viewer, 'dealer') && (
        <Suspense fallback={<div className="h-140" />}>
          <div className="flex flex-col gap-4">
            <HomeStanding />
            <InboxHome />
            <BidsHome />
            <MarketHome />
          </div>
        </Suspense>
      )}
      {hasRole(viewer, 'partner') && <Suspense fallback={<div className="h-28" />}><InboxHome /></Suspense>}
      {viewer === null ? <Welcome /> : <Ways viewer={viewer} />}
    </div>
  )
}
