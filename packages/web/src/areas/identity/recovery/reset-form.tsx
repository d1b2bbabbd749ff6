// The new password of a recovered account, and its username where a person has several.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { type FormEvent, useState } from 'react'
import { failedWith } from '../../../api/call-failure.ts'
import type { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { PasswordChoice } from '../passwords/password-choice.tsx'
import { RecoveryTrouble } from './recovery-trouble.tsx'

const call = identityCalls.resetPassword

interface ResetFormProps {
  readonly identityToken: string
  /** undefined: the person has several accounts. */
  readonly maskedUsername: string | undefined
  readonly reset: ReturnType<typeof useCall<typeof call>>
  readonly onAgain: () => void
}

export const ResetForm = ({ identityToken, maskedUsername, reset, onAgain }: ResetFormProps) => {
  const say = useText('identity')
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const asksName = maskedUsername === undefined
  const isRefused = failedWith(reset.error, call, 'INVALID_PASSWORD_FORMAT')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    reset.mutate({ body: { identityToken, password, ...(asksName ? { username: username.trim() } : {}) } })
  }
  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-4">
      {asksName
        ? (
          <TextField
            label={say('username')}
            hint={say('usernameOfSeveral')}
            value={username}
            onChange={({ target }) => setUsername(target.value)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )
        : <InlineNotice tone="done" title={say('provenFor', { username: maskedUsername })} />}
      <PasswordChoice
        label={say('passwordNew')}
        value={password}
        onChange={({ target }) => {
          if (isRefused) reset.reset()
          setPassword(target.value)
        }}
        ownWords={[username.trim()]}
        isStaff={undefined}
        error={isRefused ? say('passwordRefused') : undefined}
        required
      />
      {reset.error !== null && !isRefused && <RecoveryTrouble failure={reset.error} onAgain={onAgain} />}
      <Button type="submit" variant="primary" size="large" wide loading={reset.isPending}>{say('resetConfirm')}</Button>
    </form>
  )
}
