// Under rows whose next ones did not come: those that have come stay, and whoever wants the others asks for them.
import type { ReactNode } from 'react'
import type { EndlessResult } from '../../api/list/use-endless.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'

interface MoreFailedProps {
  readonly result: Pick<EndlessResult<unknown>, 'moreFailed' | 'next'>
}

export const MoreFailed = ({ result: { moreFailed, next } }: MoreFailedProps): ReactNode => {
  const say = useText('ui')
  return (
    <div role="status" className={classNames(moreFailed && 'flex justify-center pt-3')}>
      {moreFailed && <Button icon="refresh" onClick={next}>{say('retry')}</Button>}
    </div>
  )
}
