// What stands at fields and groups of fields beside their names: what is wrong, and that they may stay empty.
import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { Icon } from '../icon/icon.tsx'

export const FieldError = ({ children }: { readonly children: ReactNode }) => (
  <span className="flex items-start gap-1 text-sm text-closing-ink">
    <Icon name="alert" size={16} className="mt-0.5" />
    <span>{children}</span>
  </span>
)

export const OptionalMark = () => {
  const say = useText('ui')
  return <span className="font-normal text-ink-faint"> ({say('optional')})</span>
}
