// Links to the seller's screens, wherever these stand: their addresses are known only when the page is there.
import { Link, type LinkProps, useNavigate, type UseNavigateResult } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import type { ButtonVariant } from '../../../../ui/button/button-look.ts'
import type { IconName } from '../../../../ui/icon/icon-paths.ts'
import type { Target } from './seller-place.tsx'

// The router's types want each address with its own parts; a target has both from one place.
const linkOf = ({ to, params }: Target): LinkProps => ({ to, params }) as LinkProps

interface TargetLinkProps {
  readonly target: Target
  readonly className?: string | undefined
  readonly children: ReactNode
}

export const TargetLink = ({ target, className, children }: TargetLinkProps) => (
  <Link {...linkOf(target)} className={className}>{children}</Link>
)

interface TargetButtonProps extends TargetLinkProps {
  readonly variant?: ButtonVariant | undefined
  readonly size?: 'small' | 'medium' | 'large' | undefined
  readonly icon?: IconName | undefined
  readonly wide?: boolean | undefined
}

export const TargetButton = ({ target, variant, size, icon, wide, className, children }: TargetButtonProps) => (
  <LinkButton {...linkOf(target)} {...{ variant, size, icon, wide, className }}>{children}</LinkButton>
)

type Move = Parameters<UseNavigateResult<string>>[0]

export const useGo = (): ((target: Target, replace?: boolean) => void) => {
  const navigate = useNavigate()
  return (target, replace = false) => void navigate({ ...linkOf(target), replace } as Move)
}
