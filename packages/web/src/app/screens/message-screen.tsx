// A screen that only says something: one picture, one sentence, and a way on.
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import type { IconName } from '../../ui/icon/icon-paths.ts'

interface MessageScreenProps {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly actions: ReactNode
  readonly children?: ReactNode | undefined
}

export const MessageScreen = ({ icon, title, text, actions, children }: MessageScreenProps) => (
  <div className="flex min-h-[60dvh] flex-col items-center justify-center px-4 py-16 text-center">
    <span className="mb-5 flex size-16 items-center justify-center rounded-full bg-action-soft text-action-ink">
      <Icon name={icon} size={30} />
    </span>
    <h1 className="text-xl font-bold">{title}</h1>
    <p className="mt-1.5 max-w-md text-base text-ink-soft">{text}</p>
    <div className="mt-6 flex flex-wrap justify-center gap-2">{actions}</div>
    {children !== undefined && <div className="mt-3 flex flex-col items-center">{children}</div>}
  </div>
)
