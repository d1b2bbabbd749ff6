// The last step: everything read over once more, the terms, and handing it in.
import { fileUsageType } from '@bidyard/contract/enums/files'
import { businessOwnerType, consentType, type ConsentType, registrationType } from '@bidyard/contract/enums/members'
import { type ReactNode, useState } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { isOfOlderTerms, versionsOf } from '../../../../api/terms/terms-rules.ts'
import { useNewerTerms } from '../../../../api/terms/use-newer-terms.ts'
import { useLabel } from '../../../../text/use-label.ts'
import { useText } from '../../../../text/use-text.ts'
import { formatAddress } from '../../../../ui/format/address.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { type Fact, KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { OldPage } from '../../../../ui/state/old-page.tsx'
import { foundOf, neededPapers, plainUsername } from '../draft/faults.ts'
import type { Step } from '../draft/step-order.ts'
import { renewPlace } from '../renew-proof.tsx'
import { StepFrame } from '../step-frame.tsx'
import { useSubmit } from '../use-submit.ts'
import { useWizard } from '../wizard-context.ts'
import { PasswordOfDraft } from './account-step.tsx'
import { Terms } from './terms.tsx'

interface PartProps {
  readonly step: Step
  readonly facts: readonly Fact[]
}

const Part = ({ step, facts }: PartProps) => {
  const say = useText('members')
  const { goTo } = useWizard()
  return (
    <section className="rounded-lg border border-line">
      <header className="flex items-center justify-between gap-3 border-b border-line py-1 pr-1.5 pl-4">
        <h3 className="text-md font-bold">{say(`step.${step}`)}</h3>
        <Button
          variant="quiet" size="small" icon="edit" aria-label={`${say(`step.${step}`)}: ${say('edit')}`}
          onClick={() => goTo(step)} className="max-md:h-11"
        >
          {say('edit')}
        </Button>
      </header>
      <div className="px-4 py-1.5"><div className="py-1"><KeyValueList facts={facts} /></div></div>
    </section>
  )
}

const given = (key: string, name: string, value: ReactNode): Fact[] =>
  value === '' || value === null ? [] : [{ key, name, value: <span className="break-words">{value}</span> }]

const useAccountFacts = (): readonly Fact[] => {
  const say = useText('members')
  const { draft: { typed, person } } = useWizard()
  return [
    ...given('name', say('name'), person?.name ?? ''),
    ...given('phone', say('phone'), person?.phoneNumber ?? ''),
    ...given('username', say('username'), plainUsername(typed.username)),
    ...given('email', say('accountEmail'), typed.accountEmail.trim()),
  ]
}

const useShopFacts = (): readonly Fact[] => {
  const say = useText('members')
  const label = useLabel()
  const { draft } = useWizard()
  const { typed, businessOwnerType: role, registrationType: kind } = draft
  const shop = foundOf(draft)?.shop ?? null
  const head = [
    ...given('number', say('businessNumber'), typed.businessNumber),
    ...given('role', say('role'), role === null ? '' : label(businessOwnerType.labels[role])),
  ]
  if (shop !== null)
    return [
      ...given('shop', say('shopName'), shop.shopName), ...head,
      ...given('kind', say('kind'), label(registrationType.labels[shop.registrationType])),
    ]
  return [
    ...given('shop', say('shopName'), typed.shopName.trim()), ...head,
    ...given('kind', say('kind'), kind === null ? '' : label(registrationType.labels[kind])),
    ...given('company', say('companyName'), typed.companyName.trim()),
    ...given('corporate', say('corporateNumber'), kind === 'corporate' ? typed.corporateNumber : ''),
    ...given('representative', say('representativeName'), typed.representativeName.trim()),
    ...given('phone', say('shopPhone'), typed.phoneNumber),
    ...given('email', say('shopEmail'), typed.shopEmail.trim()),
    ...given('address', say('address'), formatAddress(typed)),
  ]
}

const usePaperFacts = (): readonly Fact[] => {
  const label = useLabel()
  const { draft } = useWizard()
  return neededPapers(draft).flatMap((usage) =>
    given(usage, label(fileUsageType.labels[usage]), draft.papers[usage]?.name ?? ''))
}

/** A reload forgets the password, and nothing else. */
const PasswordAgain = () => {
  const say = useText('members')
  return (
    <div className="flex flex-col gap-3">
      <InlineNotice tone="waiting" title={say('passwordAgain')}>{say('passwordAgainText')}</InlineNotice>
      <PasswordOfDraft />
    </div>
  )
}

const useTerms = () => {
  const [agreed, setAgreed] = useState<ReadonlySet<ConsentType>>(new Set())
  const [isTried, setTried] = useState(false)
  const newer = useNewerTerms(() => {
    setAgreed(new Set())
    setTried(false)
  })
  const isAgreed = consentType.values.every((term) => agreed.has(term))
  const shown = { texts: newer.texts, agreed, onChange: setAgreed, isFaulty: isTried && !isAgreed }
  return { newer, isAgreed, setTried, shown }
}

export const ReviewStep = () => {
  const say = useText('members')
  const sayTerms = useText('identity')
  const wordsFor = useFailureWords()
  const { password, token } = useWizard()
  const [wasMissing] = useState(password === '')
  const { newer, isAgreed, setTried, shown } = useTerms()
  const { submit, isSubmitting, failure } = useSubmit(newer.lookAt)
  const allow = async () => {
    setTried(true)
    if (token === null) document.getElementById(renewPlace)?.scrollIntoView({ block: 'center' })
    return token !== null && isAgreed && password !== ''
  }
  const facts = { account: useAccountFacts(), shop: useShopFacts(), papers: usePaperFacts() }
  if (newer.isBeyondPage) return <OldPage />
  const trouble = newer.failure ?? (isOfOlderTerms(failure) ? null : failure)
  return (
    <StepFrame
      text={say('reviewText')} allow={allow} onNext={() => submit(versionsOf(newer.texts))}
      isWorking={isSubmitting || newer.isLoading} nextLabel={say('submit')}
    >
      <Part step="account" facts={facts.account} />
      <Part step="shop" facts={facts.shop} />
      <Part step="documents" facts={facts.papers} />
      {wasMissing && <PasswordAgain />}
      {newer.texts !== undefined && (
        <InlineNotice tone="waiting" urgent title={sayTerms('newerTerms')}>{sayTerms('newerTermsText')}</InlineNotice>
      )}
      <Terms {...shown} />
      {token === null && <InlineNotice tone="waiting">{say('renewFirst')}</InlineNotice>}
      {trouble !== null && <ErrorPanel {...wordsFor(trouble)} />}
    </StepFrame>
  )
}
