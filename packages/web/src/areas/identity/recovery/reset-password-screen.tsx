// Sets a new password for whoever has proven who they are; it unlocks the account and signs everybody out of it.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { type ReactNode, useState } from 'react'
import { failedWith } from '../../../api/call-failure.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { IdentityCheck } from '../check/identity-check.tsx'
import { DoorPage, PlainLink } from '../parts/door-page.tsx'
import type { RecoveryParts } from '../parts/outside.ts'
import { rememberUsername } from '../sign-in/remembered.ts'
import { Looking } from './looking.tsx'
import { isProofOver, ProofOver, RecoveryTrouble } from './recovery-trouble.tsx'
import { ResetForm } from './reset-form.tsx'
import { useProof } from './use-proof.ts'

const Done = ({ username }: { readonly username: string }) => {
  const say = useText('identity')
  return (
    <div className="flex flex-col gap-5">
      <div role="status">
        <InlineNotice tone="done" title={say('resetDone', { username })}>{say('resetDoneText')}</InlineNotice>
      </div>
      <LinkButton to="/sign-in" variant="primary" size="large" wide icon="signIn">{say('signIn')}</LinkButton>
    </div>
  )
}

const useReset = () => {
  // Whose account it is is asked before a password is made up for it.
  const find = useCall(identityCalls.findUsername, { onFailure: (failure) => isProofOver(failure) && proof.drop(true) })
  const proof = useProof((identityToken) => find.mutate({ body: { identityToken } }))
  // Of several accounts nobody can tell before the username is told.
  const [isRefused, setRefused] = useState(false)
  const reset = useCall(identityCalls.resetPassword, {
    onSuccess: ({ username }) => {
      rememberUsername(username)
      proof.drop()
    },
    onFailure: (failure) => {
      if (isProofOver(failure)) proof.drop(true)
      if (failedWith(failure, identityCalls.resetPassword, 'CONSENT_NEEDED')) setRefused(true)
    },
  })
  const again = () => {
    find.reset()
    reset.reset()
    setRefused(false)
    proof.drop()
  }
  const renamed = () => {
    if (reset.error !== null) reset.reset()
    setRefused(false)
  }
  const asksConsent = isRefused || (find.data?.consents ?? []).length > 0
  return { find, proof, reset, again, renamed, asksConsent }
}

type Resetting = ReturnType<typeof useReset>

/** One person may have several accounts; then the username has to be told. */
const isUnclear = ({ find }: Resetting): boolean =>
  failedWith(find.error, identityCalls.findUsername, 'AMBIGUOUS_TO_DETERMINE')

const Step = ({ resetting, Terms }: RecoveryParts & { readonly resetting: Resetting }) => {
  const { find, proof, reset, again, renamed, asksConsent } = resetting
  if (reset.data !== undefined) return <Done username={reset.data.username} />
  if (proof.token === undefined)
    return (
      <IdentityCheck
        purpose="ID/password-recovery"
        onDone={proof.take}
        notice={proof.isOver ? <ProofOver /> : undefined}
      />
    )
  const unclear = isUnclear(resetting)
  if (find.error !== null && !unclear) return <RecoveryTrouble failure={find.error} onAgain={again} />
  if (find.data === undefined && !unclear) return <Looking />
  return (
    <ResetForm
      identityToken={proof.token}
      maskedUsername={find.data?.username}
      Terms={asksConsent ? Terms : undefined}
      reset={reset}
      onRenamed={renamed}
      onAgain={again}
    />
  )
}

export const ResetPasswordScreen = ({ Terms }: RecoveryParts): ReactNode => {
  const say = useText('identity')
  const resetting = useReset()
  useTitle(say('resetPassword'))
  const isDone = resetting.reset.data !== undefined
  return (
    <DoorPage
      title={say('resetPassword')}
      text={isDone ? undefined : say('resetPasswordText')}
      foot={isDone ? undefined : <PlainLink to="/sign-in" className="self-center">{say('backToSignIn')}</PlainLink>}
    >
      <Step resetting={resetting} Terms={Terms} />
    </DoorPage>
  )
}
