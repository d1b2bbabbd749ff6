// The registration of a dealer, step by step; the address says which one, so that going back works.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useViewer } from '../../../api/session.ts'
import { useText } from '../../../text/use-text.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import type { RegistrationParts } from '../parts/outside.ts'
import { Blocked } from './blocked.tsx'
import type { Draft } from './draft/draft.ts'
import { foundOf } from './draft/faults.ts'
import type { Step } from './draft/step-order.ts'
import { reached } from './draft/steps.ts'
import { useDraft } from './draft/use-draft.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { usePapers } from './papers/use-papers.ts'
import { RenewProof } from './renew-proof.tsx'
import { RegistrationRail } from './step-rail.tsx'
import { AccountStep } from './steps/account-step.tsx'
import { DocumentsStep } from './steps/documents-step.tsx'
import { IdentityStep } from './steps/identity-step.tsx'
import { ReviewStep } from './steps/review-step.tsx'
import { ShopStep } from './steps/shop-step.tsx'
import { SubmittedCard } from './submitted-card.tsx'
import { useFaults } from './use-faults.ts'
import { useStanding } from './use-proof.ts'
import { WizardContext, type Wizard } from './wizard-context.ts'

const useWizardOf = (parts: RegistrationParts) => {
  const held = useDraft()
  const search = useSearch({ from: '/framed/register' })
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const step = reached(held.draft, search.step)
  const faults = useFaults(held.draft, password, step)
  const papers = usePapers(held)
  const standing = useStanding(held)
  const { draft, change } = held
  const goTo = (next: Step) => void navigate({ to: '/register', search: { step: next } })

  // The address says where one is, so that nobody is moved on while still typing.
  const isKnown = held.draft.proof === null || draft.person !== null
  const pin = useEffectEvent(() => void navigate({ to: '/register', search: { step }, replace: true }))
  useEffect(() => {
    if (isKnown && draft.submitted === null && search.step !== step) pin()
  }, [isKnown, draft.submitted, search.step, step])

  // From the check straight on to the next step, but only for whoever was waiting for it.
  const isGoingOn = useRef(false)
  const goOn = useEffectEvent(() => {
    if (isGoingOn.current && step === 'identity') goTo('account')
    isGoingOn.current = false
  })
  const isProven = standing.token !== null && draft.person !== null && !standing.isAsking
  useEffect(() => {
    if (isProven) goOn()
  }, [isProven])
  const prove = (token: string, endsAt: string) => {
    isGoingOn.current = step === 'identity'
    change({ proof: { token, endsAt } })
  }
  const dropProof = () => change(step === 'identity' ? { proof: null, person: null } : { proof: null })
  const wizard: Wizard = {
    ...held, ...parts, ...faults, step, goTo, papers, password, setPassword, dropProof, token: standing.token,
  }
  return { wizard, standing, prove }
}

const screens: Readonly<Record<Exclude<Step, 'identity'>, () => ReactNode>> = {
  account: AccountStep, shop: ShopStep, documents: DocumentsStep, review: ReviewStep,
}

/** Nobody is interrupted before something has to be asked for. */
const needsProof = (step: Step, draft: Draft): boolean =>
  step === 'review' || (step === 'shop' && foundOf(draft) === null)

interface StepsProps extends Pick<ReturnType<typeof useWizardOf>, 'standing' | 'prove'> {
  readonly step: Step
  readonly draft: Draft
}

const Steps = ({ step, draft, standing, prove }: StepsProps): ReactNode => {
  const wordsFor = useFailureWords()
  if (standing.obstacle !== undefined) return <Blocked obstacle={standing.obstacle} />
  const failure = standing.failure !== null && (
    <div className="pb-4">
      <ErrorPanel {...wordsFor(standing.failure)} onRetry={standing.again} retrying={standing.isAsking} />
    </div>
  )
  if (step === 'identity') return <>{failure}<IdentityStep onProven={prove} isAsking={standing.isAsking} /></>
  const Screen = screens[step]
  return (
    <>
      {failure}
      {standing.token === null && needsProof(step, draft) && <RenewProof onProven={prove} />}
      <Screen />
    </>
  )
}

const SignedInAlready = () => {
  const say = useText('members')
  return (
    <Card>
      <EmptyState
        icon="user" title={say('alreadyHere')} text={say('alreadyHereText')}
        action={<LinkButton to="/profile" variant="primary">{say('toProfile')}</LinkButton>}
      />
    </Card>
  )
}

const Wizarding = (parts: RegistrationParts) => {
  const { wizard, standing, prove } = useWizardOf(parts)
  const { draft, step } = wizard
  if (draft.submitted !== null) return <SubmittedCard submitted={draft.submitted} />
  return (
    <WizardContext value={wizard}>
      {standing.obstacle === undefined && <RegistrationRail draft={draft} step={step} />}
      <Steps step={step} draft={draft} standing={standing} prove={prove} />
      <LeaveGuard />
    </WizardContext>
  )
}

export const RegisterScreen = (parts: RegistrationParts) => {
  const say = useText('members')
  const viewer = useViewer()
  useTitle(say('registerTitle'))
  return (
    <div className="mx-auto max-w-lg">
      <PageHeader title={say('registerTitle')} summary={say('registerText')} />
      {viewer === null ? <Wizarding {...parts} /> : <SignedInAlready />}
    </div>
  )
}
