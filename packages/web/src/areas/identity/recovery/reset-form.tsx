// The new password of a recovered account, its username where a person has several, and the terms with the first one.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { consentType, type ConsentType } from '@bidyard/contract/enums/members'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { failedWith } from '../../../api/call-failure.ts'
import { isOfOlderTerms, versionsOf } from '../../../api/terms/terms-rules.ts'
import { useNewerTerms } from '../../../api/terms/use-newer-terms.ts'
import type { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { OldPage } from '../../../ui/state/old-page.tsx'
import type { RecoveryParts } from '../parts/outside.ts'
import { PasswordChoice } from '../passwords/password-choice.tsx'
import { RecoveryTrouble } from './recovery-trouble.tsx'

const call = identityCalls.resetPassword

interface ResetFormProps {
  readonly identityToken: string
  /** undefined: the person has several accounts. */
  readonly maskedUsername: string | undefined
  /** undefined: nothing is to be agreed to. */
  readonly Terms: RecoveryParts['Terms'] | undefined
  readonly reset: ReturnType<typeof useCall<typeof call>>
  /** Whose account it is to be is being told anew: what was said of the one before is nothing any more. */
  readonly onRenamed: () => void
  readonly onAgain: () => void
}

type TermsProps = ComponentProps<RecoveryParts['Terms']> & RecoveryParts & {
  /** They have come up only now. */
  readonly isNews: boolean
}

const FirstTerms = ({ Terms, isNews, ...terms }: TermsProps) => {
  const say = useText('identity')
  return (
    <>
      {terms.texts === undefined
        ? <InlineNotice tone="action" urgent={isNews} title={say('firstTerms')}>{say('firstTermsText')}</InlineNotice>
        : <InlineNotice tone="waiting" urgent title={say('newerTerms')}>{say('newerTermsText')}</InlineNotice>}
      <Terms {...terms} />
    </>
  )
}

type Given = Pick<ResetFormProps, 'identityToken' | 'maskedUsername' | 'Terms' | 'reset'>

const useResetForm = ({ identityToken, maskedUsername, Terms, reset }: Given) => {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [agreed, setAgreed] = useState<ReadonlySet<ConsentType>>(new Set())
  const [isTried, setTried] = useState(false)
  const tickNothing = () => {
    setAgreed(new Set())
    setTried(false)
  }
  const newer = useNewerTerms(tickNothing)
  const { texts } = newer
  const isAgreed = Terms === undefined || consentType.values.every((term) => agreed.has(term))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(Terms !== undefined)
    if (!isAgreed) return
    const named = maskedUsername === undefined ? { username: username.trim() } : {}
    const agreeing = Terms === undefined ? {} : { consents: versionsOf(texts) }
    reset.mutate({ body: { identityToken, password, ...named, ...agreeing } }, { onError: newer.lookAt })
  }
  const rename = (name: string) => {
    // Nothing that was ticked or told before was about this account.
    newer.forget()
    tickNothing()
    setUsername(name)
  }
  const terms = { texts, agreed, onChange: setAgreed, isFaulty: isTried && !isAgreed }
  return { username, rename, password, setPassword, newer, terms, submit }
}

interface UsernameProps {
  readonly value: string
  readonly onChange: (username: string) => void
}

const UsernameOfSeveral = ({ value, onChange }: UsernameProps) => {
  const say = useText('identity')
  return (
    <TextField
      label={say('username')}
      hint={say('usernameOfSeveral')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}

export const ResetForm = (props: ResetFormProps) => {
  const { maskedUsername, Terms, reset, onRenamed, onAgain } = props
  const say = useText('identity')
  const { username, rename, password, setPassword, newer, terms, submit } = useResetForm(props)
  const asksName = maskedUsername === undefined
  const isRefused = failedWith(reset.error, call, 'INVALID_PASSWORD_FORMAT')
  const isAsked = failedWith(reset.error, call, 'CONSENT_NEEDED') || isOfOlderTerms(reset.error)
  const trouble = newer.failure ?? (isRefused || isAsked ? null : reset.error)
  const renameAll = (name: string) => {
    onRenamed()
    rename(name)
  }
  if (newer.isBeyondPage) return <OldPage />
  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-4">
      {asksName
        ? <UsernameOfSeveral value={username} onChange={renameAll} />
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
      {Terms !== undefined && <FirstTerms Terms={Terms} isNews={asksName} {...terms} />}
      {trouble !== null && (
        <RecoveryTrouble failure={trouble} onAgain={newer.failure === null ? onAgain : undefined} />
      )}
      <Button type="submit" variant="primary" size="large" wide loading={reset.isPending || newer.isLoading}>
        {say(Terms === undefined ? 'resetConfirm' : 'firstTermsConfirm')}
      </Button>
    </form>
  )
}
