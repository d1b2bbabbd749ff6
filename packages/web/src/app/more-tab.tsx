// The last entry of the tab bar where there are too many: a menu with the others, whose code comes when it is wanted.
import { useLocation } from '@tanstack/react-router'
import { lazy, useRef } from 'react'
import { useText } from '../text/use-text.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { Apart } from '../ui/state/apart.tsx'
import { useLaterMenu } from './account/use-later-menu.ts'
import type { NavigationItem } from './navigation.ts'

const loadMenu = () => import('./more-menu.tsx')
const MoreMenu = lazy(async () => ({ default: (await loadMenu()).MoreMenu }))

export const tabLook = classNames(
  'flex h-full w-full flex-col items-center justify-center gap-0.5 text-center text-xs leading-tight font-medium',
  'text-ink-faint -outline-offset-2 aria-[current=page]:font-bold aria-[current=page]:text-action-ink',
)

export const MoreTab = ({ items }: { readonly items: readonly NavigationItem[] }) => {
  const say = useText('shell')
  const { pathname } = useLocation()
  const anchor = useRef<HTMLButtonElement>(null)
  const { button, menu, isWanted } = useLaterMenu(loadMenu)
  const isHere = items.some(({ to }) => `${pathname}/`.startsWith(`${to}/`))
  return (
    <>
      <button {...button} ref={anchor} aria-current={isHere ? 'page' : undefined} className={tabLook}>
        <Icon name="more" size={22} />
        {say('more')}
      </button>
      {isWanted && <Apart><MoreMenu items={items} {...menu} anchor={anchor} /></Apart>}
    </>
  )
}
