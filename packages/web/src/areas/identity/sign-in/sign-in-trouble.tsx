// Why somebody did not get in, and their way on: each reason has its own sentence and its own door.
import type { identityCalls } from '@bidyard/contract/calls/identity'
import type { ReactNode } from 'react'
import type { CallFailure } from '../../../api/call-failure.ts'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useText } from '../../../text/use-text.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import type { Tone } from '../../../ui/show/badge.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { RequestId } from '../../../ui/state/request-id.tsx'

type Code = keyof typeof identityCalls.signIn.errors

const tones: Readonly<Record<Code, Tone>> = {
  INVALID_CREDENTIALS: 'closing', ACCOUNT_LOCKED_BY_PASSWORD_ERROR: 'closing', ACCOUNT_RESTRICTED: 'closing',
  SIGNUP_UNDER_REVIEW: 'action', SIGNUP_REJECTED: 'waiting', MOBILE_APP_DEVICE_UID_MISMATCH: 'waiting',
  MOBILE_APP_DEVICE_UID_NOT_SET: 'waiting',
}

/** What the server has against these very words, unlike a trouble on the way. */
export const isSignInCode = (code: string | undefined): code is Code => code !== undefined && code in tones

const Door = ({ code }: { readonly code: Code }): ReactNode => {
  const say = useText('identity')
  const look = { size: 'small', className: 'max-md:h-11' } as const
  if (code === 'ACCOUNT_LOCKED_BY_PASSWORD_ERROR')
    return <LinkButton {...look} to="/sign-in/reset-password" icon="key">{say('resetPassword')}</LinkButton>
  if (code === 'SIGNUP_UNDER_REVIEW')
    return <LinkButton {...look} to="/register/status" icon="clock">{say('toStatus')}</LinkButton>
  if (code === 'SIGNUP_REJECTED')
    return (
      <>
        <LinkButton {...look} to="/register/status" icon="info">{say('toReason')}</LinkButton>
        <LinkButton {...look} to="/register" icon="edit">{say('toRegisterAgain')}</LinkButton>
      </>
    )
  if (code === 'MOBILE_APP_DEVICE_UID_MISMATCH')
    return <LinkButton {...look} to="/sign-in/reset-device" icon="phone">{say('resetDevice')}</LinkButton>
  return null
}

const WithDoor = ({ code }: { readonly code: Code }) => {
  const say = useText('identity')
  return (
    <InlineNotice tone={tones[code]} urgent title={say(`trouble.${code}`)}>
      <p>{say(`trouble.${code}.text`)}</p>
      <div className="flex flex-wrap gap-2 pt-2 empty:hidden"><Door code={code} /></div>
    </InlineNotice>
  )
}

export const SignInTrouble = ({ failure }: { readonly failure: CallFailure }): ReactNode => {
  const say = useText('identity')
  const wordsFor = useFailureWords()
  const { code, status, retryAfterSeconds } = failure.facts
  if (isSignInCode(code)) return <WithDoor code={code} />
  if (status === 429)
    return (
      <InlineNotice tone="waiting" urgent title={say('tooMany')}>
        {say('tooManyText', { seconds: retryAfterSeconds ?? 60 })}
      </InlineNotice>
    )
  const { title, advice, requestId } = wordsFor(failure)
  return (
    <InlineNotice tone="closing" urgent title={title}>
      {advice !== undefined && <p>{advice}</p>}
      {requestId !== undefined && <RequestId id={requestId} />}
    </InlineNotice>
  )
}
