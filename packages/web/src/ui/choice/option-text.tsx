// The words of an option in a list, and the tick of the one that is chosen.
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

interface OptionTextProps {
  readonly label: ReactNode
  readonly note?: ReactNode | undefined
}

export const OptionText = ({ label, note }: OptionTextProps) => (
  <>
    <span className="truncate">{label}</span>
    {note !== undefined && <span className="truncate text-sm font-normal text-ink-faint">{note}</span>}
  </>
)

export const optionTextLook = 'flex min-w-0 flex-1 flex-col'

export const Tick = () => <Icon name="check" size={16} className="text-action-ink" />
