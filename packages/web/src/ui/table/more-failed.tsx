// Under rows whose next ones did not come: why, and the way to ask for them again; those that have come stay.
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useFailureWords } from '../../api/failure-words.ts'
import type { EndlessResult } from '../../api/list/use-endless.ts'
import { useText } from '../../text/use-text.ts'
import { classNames } from '../class-names.ts'
import { ErrorPanel } from '../state/error-panel.tsx'

export interface MoreFailedProps {
  readonly result: Pick<EndlessResult<unknown>, 'failure' | 'isLoadingMore' | 'moreFailed' | 'next'>
}

export const MoreFailed = ({ result: { failure, isLoadingMore, moreFailed, next } }: MoreFailedProps): ReactNode => {
  const say = useText('ui')
  const wordsFor = useFailureWords()
  const frame = useRef<HTMLDivElement>(null)
  const wished = useRef(false)
  useLayoutEffect(() => {
    if (moreFailed) return
    // The button that was pressed is gone, and the focus with it.
    if (wished.current && document.activeElement === document.body) frame.current?.focus({ preventScroll: true })
    wished.current = false
  }, [moreFailed])
  const ask = () => {
    wished.current = true
    next()
  }
  return (
    <div ref={frame} tabIndex={-1} className={classNames('outline-none', moreFailed && 'pt-3')}>
      {moreFailed && <ErrorPanel {...wordsFor(failure)} onRetry={ask} retrying={isLoadingMore} />}
      <span role="status" className="sr-only">{moreFailed && isLoadingMore && say('loading')}</span>
    </div>
  )
}
