// Reminds people of their username once they have proven who they are; it is shown in part.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { useState, type ReactNode } from 'react'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { IdentityCheck } from '../check/identity-check.tsx'
import { DoorPage, PlainLink } from '../parts/door-page.tsx'
import { rememberProof } from '../sign-in/remembered.ts'
import { isProofOver, ProofOver, RecoveryTrouble } from './recovery-trouble.tsx'
import { Looking } from './looking.tsx'

const Found = ({ username }: { readonly username: string }) => {
  const say = useText('identity')
  return (
    <div className="flex flex-col gap-5">
      <div role="status" className="flex flex-col items-center gap-1 rounded-lg bg-done-soft px-4 py-6 text-center">
        <Icon name="done" size={28} className="text-done-ink" />
        <p className="text-md text-ink-soft">{say('yourUsername')}</p>
        <p className="figures text-2xl font-extrabold">{username}</p>
      </div>
      <p className="text-md text-ink-soft">{say('maskedText')}</p>
      <div className="flex flex-col gap-2">
        <LinkButton to="/sign-in" variant="primary" size="large" wide icon="signIn">{say('signIn')}</LinkButton>
        <LinkButton to="/sign-in/reset-password" size="large" wide icon="key">{say('resetPassword')}</LinkButton>
      </div>
    </div>
  )
}

export const FindUsernameScreen = (): ReactNode => {
  const say = useText('identity')
  const [isChecking, setChecking] = useState(true)
  const find = useCall(identityCalls.findUsername, {
    onFailure: (failure) => isProofOver(failure) && setChecking(true),
  })
  useTitle(say('findUsername'))
  const done = (identityToken: string, endsAt: string) => {
    rememberProof({ identityToken, endsAt })
    setChecking(false)
    find.mutate({ body: { identityToken } })
  }
  const again = () => {
    find.reset()
    setChecking(true)
  }
  const isFound = !isChecking && find.data !== undefined
  return (
    <DoorPage
      title={say('findUsername')}
      text={isFound ? undefined : say('findUsernameText')}
      foot={isFound ? undefined : <PlainLink to="/sign-in" className="self-center">{say('backToSignIn')}</PlainLink>}
    >
      {isChecking && (
        <IdentityCheck
          purpose="ID/password-recovery"
          onDone={done}
          notice={isProofOver(find.error) ? <ProofOver /> : undefined}
        />
      )}
      {!isChecking && find.isPending && <Looking />}
      {!isChecking && find.error !== null && <RecoveryTrouble failure={find.error} onAgain={again} />}
      {isFound && <Found username={find.data.username} />}
    </DoorPage>
  )
}
