// A page that only says what happened and what to do now, in a seller's frame.
import type { ReactNode } from 'react'
import { useTitle } from '../../../ui/use-title.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { IconName } from '../../../ui/icon/icon-paths.ts'
import { RequestId } from '../../../ui/state/request-id.tsx'

interface CalmPageProps {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  /** What else may help. */
  readonly more?: string | undefined
  readonly requestId?: string | undefined
  readonly children?: ReactNode | undefined
}

export const CalmPage = ({ icon, title, text, more, requestId, children }: CalmPageProps) => {
  useTitle(title)
  return (
    <div role="status" className="flex flex-1 flex-col items-center justify-center py-10 text-center">
      <span className="mb-5 flex size-16 items-center justify-center rounded-full bg-action-soft text-action-ink">
        <Icon name={icon} size={30} />
      </span>
      <h1 className="text-xl font-bold">{title}</h1>
      <p className="mt-2 max-w-sm text-base text-ink-soft">{text}</p>
      {more !== undefined && <p className="mt-2 max-w-sm text-md text-ink-faint">{more}</p>}
      {children !== undefined && <div className="mt-6 flex flex-col gap-2">{children}</div>}
      {requestId !== undefined && <div className="mt-4 flex flex-col items-center"><RequestId id={requestId} /></div>}
    </div>
  )
}
