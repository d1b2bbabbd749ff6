// Under a list that goes on when one wishes: the way to its next piece, and what happened when that did not come.
import type { ReactNode } from 'react'
import type { EndlessResult } from '../../api/list/use-endless.ts'
import { Button } from '../button/button.tsx'
import { MoreFailed, type MoreFailedProps } from './more-failed.tsx'

export interface MoreButtonProps {
  readonly result: MoreFailedProps['result'] & Pick<EndlessResult<unknown>, 'isRefreshing' | 'isWhole'>
  readonly children: ReactNode
}

/** While the list is read anew a wish for more would be lost. */
export const MoreButton = ({ result, children }: MoreButtonProps): ReactNode => {
  const { isLoadingMore, isRefreshing, isWhole, moreFailed, next } = result
  return (
    <>
      <MoreFailed result={result} />
      {!isWhole && !moreFailed && (
        <Button wide variant="soft" className="mt-3" loading={isLoadingMore || isRefreshing} onClick={next}>
          {children}
        </Button>
      )}
    </>
  )
}
