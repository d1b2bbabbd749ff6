// The main menu: what stands in the header, and on phones at the bottom.
import type { LinkProps } from '@tanstack/react-router'
import type { TextOfArea } from '../text/areas.ts'
import type { IconName } from '../ui/icon/icon-paths.ts'

type PlainText = {
  [Key in keyof TextOfArea<'shell'>]: TextOfArea<'shell'>[Key] extends string ? Key : never
}[keyof TextOfArea<'shell'>]

export interface NavigationItem {
  readonly to: NonNullable<LinkProps['to']>
  readonly text: PlainText
  readonly icon: IconName
}

export const navigation: readonly NavigationItem[] = [
  { to: '/', text: 'home', icon: 'home' },
  { to: '/dev/ui', text: 'gallery', icon: 'palette' },
]
