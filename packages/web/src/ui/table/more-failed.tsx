// Under rows whose next ones did not come: why, and the way to ask for them again; those that have come stay.
import type { ReactNode } from 'react'
import { useFailureWords } from '../../api/failure-words.ts'
import type { EndlessResult } from '../../api/list/use-endless.ts'
import { useText } from '../../text/use-text.ts'
import { classNames } from '../class-names.ts'
import { ErrorPanel } from '../state/error-panel.tsx'

interface MoreFailedProps {
  readonly result: Pick<EndlessResult<unknown>, 'failure' | 'isLoadingMore' | 'moreFailed' | 'next'>
}

export const MoreFailed = ({ result: { failure, isLoadingMore, moreFailed, next } }: MoreFailedProps): ReactNode => {
  const say = useText('ui')
  const wordsFor = useFailureWords()
  return (
    <div className={classNames(moreFailed && 'pt-3')}>
      {moreFailed && <ErrorPanel {...wordsFor(failure)} onRetry={next} retrying={isLoadingMore} />}
      <span role="status" className="sr-only">{moreFailed && isLoadingMore && say('loading')}</span>
    </div>
  )
}
