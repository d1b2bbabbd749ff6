// What became of an identity check that brought no proof, and what to do about it.
import { useFailureWords } from '../../../api/failure-words.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { type CheckTrouble, isFailedCheck } from './use-identity-check.ts'

interface CheckTroubleNoticeProps {
  readonly trouble: CheckTrouble
  /** Asks for the result of the same check once more. */
  readonly onRetry: () => void
}

export const CheckTroubleNotice = ({ trouble, onRetry }: CheckTroubleNoticeProps) => {
  const say = useText('identity')
  const wordsFor = useFailureWords()
  if (trouble.kind !== 'failed')
    return (
      <InlineNotice tone="waiting" urgent title={say(trouble.kind === 'tooLate' ? 'checkTooLate' : 'checkNotFinished')}>
        {say('checkNotFinishedText')}
      </InlineNotice>
    )
  const { title, advice } = wordsFor(trouble.failure)
  if (trouble.mayRetry)
    return (
      <InlineNotice tone="waiting" urgent title={say('checkUnanswered')}>
        <p>{say('checkUnansweredText')}</p>
        <Button size="small" icon="refresh" onClick={onRetry} className="mt-2 max-md:h-11">
          {say('checkAskAgain')}
        </Button>
      </InlineNotice>
    )
  if (!isFailedCheck(trouble.failure))
    return <InlineNotice tone="closing" urgent title={title}>{advice ?? say('checkNotBegunText')}</InlineNotice>
  // The server says it in the provider's own words.
  return <InlineNotice tone="closing" urgent title={say('checkFailed')}>{title}</InlineNotice>
}
