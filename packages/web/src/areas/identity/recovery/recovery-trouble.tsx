// What recovery says when it cannot tell whose account it is, or the proof does not hold any more.
import type { ReactNode } from 'react'
import type { CallFailure } from '../../../api/call-failure.ts'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { RequestId } from '../../../ui/state/request-id.tsx'

const known = [
  'MEMBER_NOT_FOUND', 'AMBIGUOUS_TO_DETERMINE', 'INVALID_IDENTIFY_PERSON', 'TOKEN_NOT_BELONG_TO_USER',
  'DEVICE_UID_NOT_SET',
] as const
type Known = (typeof known)[number]

const isKnown = (code: string | undefined): code is Known => known.some((one) => one === code)

/** The proof is used up or over: the way begins anew. */
export const isProofOver = (failure: CallFailure | null): boolean =>
  ['INVALID_IDENTIFY_TOKEN', 'INVALID_TOKEN'].includes(failure?.facts.code ?? '')

export const ProofOver = () => {
  const say = useText('identity')
  return <InlineNotice tone="waiting" urgent title={say('proofOver')}>{say('proofOverText')}</InlineNotice>
}

interface RecoveryTroubleProps {
  readonly failure: CallFailure
  /** Begins with another identity check. */
  readonly onAgain?: (() => void) | undefined
}

export const RecoveryTrouble = ({ failure, onAgain }: RecoveryTroubleProps): ReactNode => {
  const say = useText('identity')
  const wordsFor = useFailureWords()
  const { code, requestId, status, retryAfterSeconds } = failure.facts
  const words = wordsFor(failure)
  const isOurs = isKnown(code)
  const text = status === 429 ? say('tooManyText', { seconds: retryAfterSeconds ?? 60 }) : words.advice
  return (
    <div className="flex flex-col gap-4">
      <InlineNotice
        tone={code === 'DEVICE_UID_NOT_SET' ? 'action' : 'closing'}
        urgent
        title={isOurs ? say(`recovery.${code}`) : words.title}
      >
        <p>{isOurs ? say(`recovery.${code}.text`) : text}</p>
        {!isOurs && requestId !== undefined && <RequestId id={requestId} />}
      </InlineNotice>
      {onAgain !== undefined && (
        <div className="flex flex-wrap gap-2">
          <Button icon="refresh" onClick={onAgain}>{say('checkAgain')}</Button>
          {code === 'MEMBER_NOT_FOUND' && <LinkButton to="/register" variant="quiet">{say('register')}</LinkButton>}
        </div>
      )}
    </div>
  )
}
