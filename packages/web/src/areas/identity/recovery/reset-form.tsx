// The new password of a recovered account, its username where a person has several, and the terms with the first one.
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import { consentType, type ConsentType } from '@bidyard/contract/enums/members'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { failedWith } from '../../../api/call-failure.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import type { RecoveryParts } from '../parts/outside.ts'
import { PasswordChoice } from '../passwords/password-choice.tsx'
import { RecoveryTrouble } from './recovery-trouble.tsx'
import { isOfOlderTerms, versionsOf } from './terms-rules.ts'

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
  // A page may be older than a text, and then shows it as the server has it.
  const newer = useCall(membersCalls.readTerms, {
    onSuccess: () => {
      setAgreed(new Set())
      setTried(false)
    },
  })
  const texts = newer.data?.terms
  const isAgreed = Terms === undefined || consentType.values.every((term) => agreed.has(term))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(Terms !== undefined)
    if (!isAgreed) return
    if (newer.error !== null) newer.reset()
    const named = maskedUsername === undefined ? { username: username.trim() } : {}
    const agreeing = Terms === undefined ? {} : { consents: versionsOf(texts) }
    reset.mutate({ body: { identityToken, password, ...named, ...agreeing } }, {
      onError: (failure) => isOfOlderTerms(failure) && newer.mutate({}),
    })
  }
  const terms = { texts, agreed, onChange: setAgreed, isFaulty: isTried && !isAgreed }
  return { username, setUsername, password, setPassword, newer, terms, submit }
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
  const { username, setUsername, password, setPassword, newer, terms, submit } = useResetForm(props)
  const asksName = maskedUsername === undefined
  const isRefused = failedWith(reset.error, call, 'INVALID_PASSWORD_FORMAT')
  const isAsked = failedWith(reset.error, call, 'CONSENT_NEEDED') || isOfOlderTerms(reset.error)
  const trouble = newer.error ?? (isRefused || isAsked ? null : reset.error)
  const rename = (name: string) => {
    onRenamed()
    setUsername(name)
  }
  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-4">
      {asksName
        ? <UsernameOfSeveral value={username} onChange={rename} />
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
        <RecoveryTrouble failure={trouble} onAgain={newer.error === null ? onAgain : undefined} />
      )}
      <Button type="submit" variant="primary" size="large" wide loading={reset.isPending || newer.isPending}>
        {say(Terms === undefined ? 'resetConfirm' : 'firstTermsConfirm')}
      </Button>
    </form>
  )
}
