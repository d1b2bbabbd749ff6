// Under a list that goes on when one wishes: the way to its next piece, and what happened when that did not come.
import type { ReactNode } from 'react'
import type { EndlessResult } from '../../api/list/use-endless.ts'
import { Button } from '../button/button.tsx'
import { MoreFailed } from './more-failed.tsx'

export interface MoreButtonProps {
  readonly result: Pick<EndlessResult<unknown>, 'failure' | 'isLoadingMore' | 'isWhole' | 'moreFailed' | 'next'>
  readonly children: ReactNode
}

export const MoreButton = ({ result, children }: MoreButtonProps): ReactNode => {
  const { isLoadingMore, isWhole, moreFailed, next } = result
  if (isWhole) return null
  if (moreFailed) return <MoreFailed result={result} />
  return <Button wide variant="soft" className="mt-3" loading={isLoadingMore} onClick={next}>{children}</Button>
}
