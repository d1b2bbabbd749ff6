// What does not fit into the tab bar of a phone.
import { useNavigate } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { useText } from '../text/use-text.ts'
import { Menu } from '../ui/overlay/menu.tsx'
import type { NavigationItem } from './navigation.ts'

interface MoreMenuProps {
  readonly items: readonly NavigationItem[]
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly anchor: RefObject<HTMLElement | null>
}

export const MoreMenu = ({ items, ...menu }: MoreMenuProps) => {
  const say = useText('shell')
  const navigate = useNavigate()
  return (
    <Menu
      {...menu}
      label={say('more')}
      entries={items.map(({ to, text, icon }) => ({
        kind: 'deed', label: say(text), icon, onPress: () => void navigate({ to }),
      }))}
    />
  )
}
