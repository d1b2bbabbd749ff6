// Takes the registered phone off an account, by its owner's identity check, so that another one can be registered.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { type FormEvent, type ReactNode, useState } from 'react'
import { failedWith } from '../../../api/call-failure.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { IdentityCheck } from '../check/identity-check.tsx'
import { DoorPage, PlainLink } from '../parts/door-page.tsx'
import { rememberedUsername } from '../sign-in/remembered.ts'
import { isProofOver, ProofOver, RecoveryTrouble } from './recovery-trouble.tsx'
import { useProof } from './use-proof.ts'

const useResetDevice = () => {
  const proof = useProof(() => undefined)
  const reset = useCall(identityCalls.resetDevice, {
    onSuccess: () => proof.drop(),
    onFailure: (failure) => isProofOver(failure) && proof.drop(true),
  })
  return { proof, reset }
}

type Resetting = ReturnType<typeof useResetDevice>

const NameForm = ({ proof, reset }: Resetting) => {
  const say = useText('identity')
  const [username, setUsername] = useState(rememberedUsername)
  // Another username would not help.
  const isDoubtful = failedWith(reset.error, identityCalls.resetDevice, 'AMBIGUOUS_TO_DETERMINE')
  const again = () => {
    reset.reset()
    proof.drop()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    reset.mutate({ body: { username: username.trim(), identityToken: proof.token ?? '' } })
  }
  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={say('username')}
        value={username}
        onChange={({ target }) => {
          reset.reset()
          setUsername(target.value)
        }}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {reset.error !== null && <RecoveryTrouble failure={reset.error} onAgain={isDoubtful ? again : undefined} />}
      <Button type="submit" variant="primary" size="large" wide loading={reset.isPending}>
        {say('resetDeviceConfirm')}
      </Button>
    </form>
  )
}

const Step = (resetting: Resetting) => {
  const say = useText('identity')
  const { proof, reset } = resetting
  if (reset.isSuccess)
    return (
      <div className="flex flex-col gap-5">
        <div role="status">
          <InlineNotice tone="done" title={say('resetDeviceDone')}>{say('resetDeviceDoneText')}</InlineNotice>
        </div>
        <LinkButton to="/sign-in" variant="primary" size="large" wide icon="signIn">{say('signIn')}</LinkButton>
      </div>
    )
  if (proof.token !== undefined) return <NameForm {...resetting} />
  return (
    <IdentityCheck
      purpose="ID/password-recovery"
      onDone={proof.take}
      notice={proof.isOver ? <ProofOver /> : undefined}
    />
  )
}

export const ResetDeviceScreen = (): ReactNode => {
  const say = useText('identity')
  const resetting = useResetDevice()
  useTitle(say('resetDevice'))
  return (
    <DoorPage
      title={say('resetDevice')}
      text={resetting.reset.isSuccess ? undefined : say('resetDeviceText')}
      foot={resetting.reset.isSuccess
        ? undefined : <PlainLink to="/sign-in" className="self-center">{say('backToSignIn')}</PlainLink>}
    >
      <Step {...resetting} />
    </DoorPage>
  )
}
