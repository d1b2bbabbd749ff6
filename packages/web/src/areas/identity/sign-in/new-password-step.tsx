// The step of signing in with a first password that somebody else made: one's own takes its place.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { failedWith } from '../../../api/call-failure.ts'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { PasswordChoice } from '../passwords/password-choice.tsx'
import type { SigningIn, SignInStep } from './use-sign-in.ts'

interface NewPasswordStepProps {
  readonly signing: SigningIn
  readonly step: Extract<SignInStep, { readonly at: 'newPassword' }>
  readonly aside: ReactNode
}

export const NewPasswordStep = ({ signing, step, aside }: NewPasswordStepProps) => {
  const say = useText('identity')
  const wordsFor = useFailureWords()
  const [newPassword, setNewPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  // It is the next step of what one was doing.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus(), [])
  const { choose, setUp } = signing
  const isRefused = failedWith(choose.error, identityCalls.setFirstPassword, 'INVALID_PASSWORD_FORMAT')
  const failure = isRefused ? setUp.error : choose.error ?? setUp.error
  const submit = (event: FormEvent) => {
    event.preventDefault()
    choose.mutate({ body: { ticket: step.ticket, newPassword } })
  }
  const words = failure === null ? undefined : wordsFor(failure)
  return (
    <form ref={form} method="post" onSubmit={submit} className="flex flex-col gap-4">
      {/* Managers of passwords want to know whose it is. */}
      <input type="text" autoComplete="username" value={step.username} readOnly hidden />
      <PasswordChoice
        label={say('passwordNew')}
        value={newPassword}
        onChange={({ target }) => {
          if (isRefused) choose.reset()
          setNewPassword(target.value)
        }}
        ownWords={[step.username]}
        isStaff={undefined}
        error={isRefused ? say('firstPasswordRefused') : undefined}
        required
      />
      {words !== undefined && <InlineNotice tone="closing" urgent title={words.title}>{words.advice}</InlineNotice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={choose.isPending || setUp.isPending}>
          {say('firstPasswordSet')}
        </Button>
        {aside}
      </div>
    </form>
  )
}
