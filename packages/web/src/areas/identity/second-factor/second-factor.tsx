// One's own second factor: set up, put onto another phone, or switched off where one may be without.
import type { ReceivedOf } from '@bidyard/contract/call'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { failedWith } from '../../../api/call-failure.ts'
import { useFailureWords } from '../../../api/failure-words.ts'
import { forgetAnswers } from '../../../api/query-key.ts'
import { useViewer } from '../../../api/session.ts'
import { useAuthContext } from '../../../api/sign-in/use-auth-context.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { CodeForm } from './code-form.tsx'
import { FactorSetUp } from './factor-set-up.tsx'

type Factor = ReceivedOf<typeof identityCalls.setUpSecondFactor>
type Doing = 'nothing' | 'replacing' | 'removing'

const useFactor = () => {
  const say = useText('identity')
  const queries = useQueryClient()
  const [doing, setDoing] = useState<Doing>('nothing')
  const [factor, setFactor] = useState<Factor | null>(null)
  const end = (title?: string) => {
    setDoing('nothing')
    setFactor(null)
    setUp.reset()
    remove.reset()
    if (title !== undefined) showToast({ tone: 'done', title })
    return forgetAnswers(queries, identityCalls.authContext, identityCalls.listOwnSessions)
  }
  const setUp = useCall(identityCalls.setUpSecondFactor, { onSuccess: setFactor })
  const remove = useCall(identityCalls.removeSecondFactor, { onSuccess: () => end(say('factorRemoved')) })
  return { doing, setDoing, factor, setUp, remove, end }
}

type FactorState = ReturnType<typeof useFactor>

const Cancel = ({ state }: { readonly state: FactorState }) => {
  const say = useText('identity')
  return <Button variant="quiet" onClick={() => void state.end()}>{say('cancel')}</Button>
}

/** A screen that was left open is not its owner, so the password is asked for once more. */
const Off = ({ state: { setUp } }: { readonly state: FactorState }) => {
  const say = useText('identity')
  const wordsFor = useFailureWords()
  const viewer = useViewer()
  const [password, setPassword] = useState('')
  const { error } = setUp
  const isWrong = failedWith(error, identityCalls.setUpSecondFactor, 'INVALID_CREDENTIALS')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setUp.mutate({ body: { password } })
  }
  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-md text-ink-soft">{say('factorOffText')}</p>
      {/* Managers of passwords want to know whose it is. */}
      <input type="text" autoComplete="username" value={viewer?.uid ?? ''} readOnly hidden />
      <PasswordField
        label={say('factorPassword')}
        value={password}
        onChange={({ target }) => {
          setUp.reset()
          setPassword(target.value)
        }}
        error={isWrong ? say('passwordNotThis') : undefined}
        required
        className="max-w-md"
      />
      {error !== null && !isWrong && <InlineNotice tone="closing" urgent>{wordsFor(error).title}</InlineNotice>}
      <Button type="submit" variant="primary" icon="key" loading={setUp.isPending} className="self-start">
        {say('factorSetUp')}
      </Button>
    </form>
  )
}

const On = ({ state, mustHave }: { readonly state: FactorState; readonly mustHave: boolean }) => {
  const say = useText('identity')
  const { doing, setDoing, setUp, remove } = state
  if (doing === 'nothing')
    return (
      <>
        <p className="text-md text-ink-soft">{say('factorOnText')} {say('factorLost')}</p>
        <div className="flex flex-wrap gap-2">
          <Button icon="phone" onClick={() => setDoing('replacing')}>{say('factorReplace')}</Button>
          {!mustHave && (
            <Button variant="quiet" onClick={() => setDoing('removing')}>{say('factorRemove')}</Button>
          )}
        </div>
        {mustHave && <p className="text-sm text-ink-faint">{say('factorNeeded')}</p>}
      </>
    )
  const isRemoving = doing === 'removing'
  return (
    <CodeForm
      key={doing}
      label={say('codeNow')}
      hint={say(isRemoving ? 'factorRemoveText' : 'factorReplaceText')}
      doLabel={say(isRemoving ? 'factorRemove' : 'next')}
      isDangerous={isRemoving}
      working={setUp.isPending || remove.isPending}
      error={isRemoving ? remove.error : setUp.error}
      onCode={(code) => (isRemoving ? remove.mutate({ body: { code } }) : setUp.mutate({ body: { code } }))}
      aside={<Cancel state={state} />}
    />
  )
}

export const SecondFactor = () => {
  const say = useText('identity')
  const wordsFor = useFailureWords()
  const context = useAuthContext()
  const state = useFactor()
  const features = context.data?.features
  const isOn = features?.hasSecondFactor === true
  return (
    <Card
      title={say('factorTitle')}
      note={say('factorNote')}
      actions={features === undefined ? undefined : (
        <Badge tone={isOn ? 'done' : 'neutral'} icon={isOn ? 'check' : undefined}>
          {say(isOn ? 'factorOn' : 'factorOff')}
        </Badge>
      )}
    >
      <div className="flex max-w-lg flex-col gap-4">
        {context.error !== null && <InlineNotice tone="closing">{wordsFor(context.error).title}</InlineNotice>}
        {features === undefined && context.error === null && <Skeleton className="h-20 rounded-md" />}
        {features !== undefined && state.factor !== null && (
          <FactorSetUp
            factor={state.factor}
            onConfirmed={() => state.end(say('factorConfirmed'))}
            aside={<Cancel state={state} />}
          />
        )}
        {features !== undefined && state.factor === null && (
          isOn ? <On state={state} mustHave={features.mustHaveSecondFactor} /> : <Off state={state} />
        )}
      </div>
    </Card>
  )
}
