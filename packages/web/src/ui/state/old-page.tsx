// Says that this page is older than the server in what matters here, with the way to the newer one.
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { InlineNotice } from './inline-notice.tsx'

export const OldPage = () => {
  const say = useText('failure')
  const shell = useText('shell')
  return (
    <div className="flex flex-col items-start gap-4">
      <InlineNotice tone="waiting" urgent title={say('newVersion')}>{say('newVersionAdvice')}</InlineNotice>
      <Button icon="refresh" onClick={() => location.reload()}>{shell('reload')}</Button>
    </div>
  )
}
