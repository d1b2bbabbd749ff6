// What happened, what to do about it, and the request's number for whoever helps.
import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { RequestId } from './request-id.tsx'

interface ErrorPanelProps {
  readonly title: ReactNode
  readonly advice?: ReactNode | undefined
  readonly requestId?: string | undefined
  readonly onRetry?: (() => void) | undefined
  readonly retrying?: boolean | undefined
  readonly action?: ReactNode | undefined
}

export const ErrorPanel = ({ title, advice, requestId, onRetry, retrying, action }: ErrorPanelProps) => {
  const say = useText('ui')
  return (
    <div role="alert" className="flex gap-4 rounded-lg border border-line bg-surface p-5 shadow-card">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-closing-soft text-closing-ink">
        <Icon name="alert" size={22} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="text-base font-bold">{title}</p>
        {advice !== undefined && <p className="text-md text-ink-soft">{advice}</p>}
        {(onRetry !== undefined || action !== undefined) && (
          <div className="mt-2.5 flex flex-wrap gap-2">
            {onRetry !== undefined && (
              <Button icon="refresh" loading={retrying} onClick={onRetry}>{say('retry')}</Button>
            )}
            {action}
          </div>
        )}
        {requestId !== undefined && <div className="mt-1 flex flex-col"><RequestId id={requestId} /></div>}
      </div>
    </div>
  )
}
