// Signing in, and the ways on for whoever cannot.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { hasSandbox } from '../../../api/environment.ts'
import { hasRealSession, useSession } from '../../../api/session.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { DoorPage, PlainLink } from '../parts/door-page.tsx'
import { CodeForm } from '../second-factor/code-form.tsx'
import { FactorSetUp } from '../second-factor/factor-set-up.tsx'
import { NewPasswordStep } from './new-password-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { type SigningIn, useSignIn } from './use-sign-in.ts'

const StartOver = ({ signing }: { readonly signing: SigningIn }) => {
  const say = useText('identity')
  return <Button variant="quiet" icon="arrowLeft" onClick={signing.startOver}>{say('startOver')}</Button>
}

const Step = ({ signing }: { readonly signing: SigningIn }) => {
  const say = useText('identity')
  const { step, complete, begin } = signing
  if (step.at === 'password') return <PasswordStep signing={signing} />
  if (step.at === 'newPassword')
    return <NewPasswordStep signing={signing} step={step} aside={<StartOver signing={signing} />} />
  if (step.at === 'setUp')
    return (
      <FactorSetUp
        factor={step.factor}
        ticket={step.ticket}
        onConfirmed={(opened) => (opened === null ? signing.startOver() : begin(opened))}
        aside={<StartOver signing={signing} />}
      />
    )
  return (
    <CodeForm
      hint={say('codeLost')}
      doLabel={say('signIn')}
      working={complete.isPending}
      error={complete.error}
      takesFocus
      onCode={(code) => complete.mutate({ body: { ticket: step.ticket, code } })}
      aside={<StartOver signing={signing} />}
    />
  )
}

const titles = {
  password: 'signInTitle', newPassword: 'firstPasswordTitle', code: 'codeTitle', setUp: 'setUpTitle',
} as const
const texts = { password: undefined, newPassword: 'firstPasswordText', code: 'codeText', setUp: 'setUpText' } as const

const Ways = ({ next }: { readonly next: string | undefined }) => {
  const say = useText('identity')
  return (
    <>
      <nav aria-label={say('otherWays')} className="flex flex-wrap justify-center gap-x-5">
        <PlainLink to="/sign-in/find-username">{say('findUsername')}</PlainLink>
        <PlainLink to="/sign-in/reset-password">{say('resetPassword')}</PlainLink>
        <PlainLink to="/register">{say('register')}</PlainLink>
      </nav>
      {hasSandbox() && (
        <p className="border-t border-line pt-2 text-center text-md text-ink-soft">
          {say('sandboxText')}{' '}
          <PlainLink to="/sandbox" search={next === undefined ? {} : { next }}>{say('sandboxWay')}</PlainLink>
        </p>
      )}
    </>
  )
}

/** Once a session is there, from this tab or another, one goes on to where one wanted to be. */
const useGoOn = (next: string | undefined): void => {
  const navigate = useNavigate()
  const isIn = hasRealSession(useSession())
  useEffect(() => {
    if (isIn) void navigate({ href: next ?? '/', replace: true })
  }, [isIn, next, navigate])
}

export const SignInScreen = (): ReactNode => {
  const say = useText('identity')
  const { next, over } = useSearch({ from: '/framed/sign-in' })
  const signing = useSignIn()
  useGoOn(next)
  const { at } = signing.step
  const [title, text] = [titles[at], texts[at]]
  useTitle(say(title))
  return (
    <DoorPage
      title={say(title)}
      text={text === undefined ? undefined : say(text)}
      foot={at === 'password' ? <Ways next={next} /> : undefined}
    >
      {over === true && at === 'password' && (
        <InlineNotice tone="waiting" title={say('over')}>
          {say(next === undefined ? 'overText' : 'overNextText')}
        </InlineNotice>
      )}
      <Step key={at} signing={signing} />
    </DoorPage>
  )
}
