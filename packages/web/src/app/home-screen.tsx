// Where everybody arrives: what this is, and the ways on from here.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../text/use-text.ts'
import { Icon } from '../ui/icon/icon.tsx'
import type { IconName } from '../ui/icon/icon-paths.ts'
import { useTitle } from '../ui/use-title.ts'

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

const wayLook =
  'flex items-center gap-4 rounded-lg border border-line bg-surface p-4 shadow-card transition-colors hover:border-line-strong hover:bg-hover md:p-5'

export const HomeScreen = () => {
  const say = useText('shell')
  useTitle(say('home'))
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8 py-4 md:py-12">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl font-extrabold tracking-tight md:text-3xl">{say('homeTitle')}</h1>
        <p className="text-lg text-ink-soft">{say('homeText')}</p>
      </header>
      <div className="flex flex-col gap-3">
        <a href="/reference" className={wayLook}>
          <Way icon="braces" title={say('homeReference')} text={say('homeReferenceText')} />
        </a>
        <Link to="/dev/ui" className={wayLook}>
          <Way icon="palette" title={say('homeGallery')} text={say('homeGalleryText')} />
        </Link>
      </div>
    </div>
  )
}
