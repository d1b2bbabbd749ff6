// Changes one's own password by the old one; everybody else who is signed in with the old one is signed out.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { failedWith } from '../../../api/call-failure.ts'
import { useFailureWords } from '../../../api/failure-words.ts'
import { forgetAnswers } from '../../../api/query-key.ts'
import { hasRole, useViewer } from '../../../api/session.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { Card } from '../../../ui/show/card.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { PasswordChoice } from './password-choice.tsx'

const call = identityCalls.changePassword
const nothing = { password: '', newPassword: '' }

const useChange = (onDone: () => void) => {
  const say = useText('identity')
  const queries = useQueryClient()
  return useCall(call, {
    onSuccess: () => {
      showToast({ tone: 'done', title: say('passwordChanged'), text: say('passwordChangedText') })
      onDone()
      return forgetAnswers(queries, identityCalls.listOwnSessions)
    },
  })
}

const useFaults = (error: ReturnType<typeof useChange>['error']) => {
  const say = useText('identity')
  const wordsFor = useFailureWords()
  if (error === null) return {}
  if (failedWith(error, call, 'INVALID_CREDENTIALS')) return { old: say('passwordNotThis') }
  if (failedWith(error, call, 'INVALID_PASSWORD_FORMAT')) return { fresh: say('passwordRefused') }
  const { title, advice } = wordsFor(error)
  return { whole: { title, advice, isLocked: failedWith(error, call, 'ACCOUNT_LOCKED_BY_PASSWORD_ERROR') } }
}

export const ChangePassword = () => {
  const say = useText('identity')
  const viewer = useViewer()
  const [typed, setTyped] = useState(nothing)
  const change = useChange(() => setTyped(nothing))
  const faults = useFaults(change.error)
  const set = (part: Partial<typeof nothing>) => {
    change.reset()
    setTyped((held) => ({ ...held, ...part }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate({ body: typed })
  }
  return (
    <Card title={say('passwordTitle')} note={say('passwordNote')}>
      <form method="post" onSubmit={submit} className="flex max-w-md flex-col gap-4">
        {/* Managers of passwords want to know whose it is. */}
        <input type="text" autoComplete="username" value={viewer?.uid ?? ''} readOnly hidden />
        <PasswordField
          label={say('passwordOld')}
          value={typed.password}
          onChange={({ target }) => set({ password: target.value })}
          error={faults.old}
          required
        />
        <PasswordChoice
          label={say('passwordNew')}
          value={typed.newPassword}
          onChange={({ target }) => set({ newPassword: target.value })}
          ownWords={[viewer?.uid ?? '', viewer?.name ?? '', viewer?.shopName ?? '']}
          isStaff={hasRole(viewer, 'staff', 'root')}
          error={faults.fresh}
          required
        />
        {faults.whole !== undefined && (
          <InlineNotice
            tone="closing"
            urgent
            title={faults.whole.title}
            action={faults.whole.isLocked
              ? <LinkButton to="/sign-in/reset-password" size="small">{say('resetPassword')}</LinkButton> : undefined}
          >
            {faults.whole.advice}
          </InlineNotice>
        )}
        <Button type="submit" variant="primary" loading={change.isPending} className="self-start">
          {say('passwordChange')}
        </Button>
      </form>
    </Card>
  )
}
