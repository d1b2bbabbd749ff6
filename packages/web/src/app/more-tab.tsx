// The last entry of the tab bar where there are too many: a menu with the others, whose code comes when it is wanted.
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { useText } from '../text/use-text.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon/icon.tsx'
import type { NavigationItem } from './navigation.ts'

const loadMenu = () => import('./more-menu.tsx')
const MoreMenu = lazy(async () => ({ default: (await loadMenu()).MoreMenu }))

export const tabLook = classNames(
  'flex h-full w-full flex-col items-center justify-center gap-0.5 text-xs font-medium text-ink-faint',
  '-outline-offset-2 aria-[current=page]:font-bold aria-[current=page]:text-action-ink',
)

export const MoreTab = ({ items }: { readonly items: readonly NavigationItem[] }) => {
  const say = useText('shell')
  const { pathname } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const prepare = () => void loadMenu().catch(() => undefined)
  const isHere = items.some(({ to }) => `${pathname}/`.startsWith(`${to}/`))
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-current={isHere ? 'page' : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setWanted(true)
          setOpen(!open)
        }}
        className={tabLook}
      >
        <Icon name="more" size={22} />
        {say('more')}
      </button>
      {wanted && (
        <Suspense>
          <MoreMenu items={items} open={open} onOpenChange={setOpen} anchor={button} />
        </Suspense>
      )}
    </>
  )
}
