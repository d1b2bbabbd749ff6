// A link to another page of ours that looks like a button; its address is typed by the router.
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { buttonLook, type ButtonLook } from './button-look.ts'

interface AnchorProps extends ComponentProps<'a'>, ButtonLook {
  readonly icon?: IconName | undefined
}

const Anchor = ({ variant, size, wide, icon, className, children, ...rest }: AnchorProps) => (
  <a {...rest} className={classNames(buttonLook({ variant, size, wide }), className)}>
    {icon !== undefined && <Icon name={icon} size={size === 'small' ? 16 : 18} />}
    {children}
  </a>
)

export const LinkButton = createLink(Anchor)
