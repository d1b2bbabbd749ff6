// The third step: the shop, found by its business number or founded new, and what one is in it.
import { businessOwnerType } from '@bidyard/contract/enums/members'
import { digitsOf, isBusinessNumber } from '@bidyard/contract/shapes/numbers/business-number'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useLabel } from '../../../../text/use-label.ts'
import { useText } from '../../../../text/use-text.ts'
import { RadioGroup } from '../../../../ui/choice/radio-group.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Spinner } from '../../../../ui/show/spinner.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { useWide } from '../../../../ui/use-wide.ts'
import { StepFrame } from '../step-frame.tsx'
import { useWizard } from '../wizard-context.ts'
import { asBusinessNumber } from './digits.ts'
import { FoundShopCard } from './found-shop-card.tsx'
import { NewShopFields } from './new-shop-fields.tsx'
import { TypedField } from './typed-field.tsx'
import { useFoundShop } from './use-found-shop.ts'

const Role = () => {
  const say = useText('members')
  const label = useLabel()
  const { draft, change, faultAt } = useWizard()
  const isWide = useWide()
  const fault = faultAt('businessOwnerType')
  return (
    <div data-fault={fault === undefined ? undefined : ''}>
      <RadioGroup
        cards
        inRow={isWide}
        label={say('role')}
        value={draft.businessOwnerType}
        onValueChange={(value) => change({ businessOwnerType: value })}
        options={businessOwnerType.values.map((value) => ({
          value, label: label(businessOwnerType.labels[value]), note: say(`role.${value}`),
        }))}
        error={fault}
      />
    </div>
  )
}

/** Ten digits that cannot be a number are told at once, before the field is left. */
const NumberField = ({ isAsking }: { readonly isAsking: boolean }) => {
  const say = useText('members')
  const { draft } = useWizard()
  const digits = digitsOf(draft.typed.businessNumber)
  const isWrong = digits.length >= 10 && !isBusinessNumber(digits)
  const hint = (): ReactNode => {
    if (isAsking) return <span className="flex items-center gap-1.5"><Spinner size={14} />{say('numberAsking')}</span>
    if (!isBusinessNumber(digits)) return say('numberHint')
    return (
      <span className="flex items-center gap-1 font-medium text-done-ink">
        <Icon name="check" size={16} />{say('numberRight')}
      </span>
    )
  }
  return (
    <TypedField
      name="businessNumber" label={say('businessNumber')} inputMode="numeric" autoComplete="off"
      placeholder="123-45-67890" hint={<span aria-live="polite">{hint()}</span>}
      error={isWrong ? say('fault.businessNumber') : undefined}
      shape={asBusinessNumber} tidy={asBusinessNumber} className="max-w-sm" required
    />
  )
}

export const ShopStep = () => {
  const say = useText('members')
  const wordsFor = useFailureWords()
  const { found, isAsking, failure, again } = useFoundShop()
  const mayJoin = found !== null && found.shop !== null && found.shop.state !== 'closed'
  return (
    <StepFrame text={say('shopText')} isWorking={isAsking}>
      <NumberField isAsking={isAsking} />
      {failure !== null && <ErrorPanel {...wordsFor(failure)} onRetry={again} retrying={isAsking} />}
      {found !== null && <FoundShopCard found={found} />}
      {(mayJoin || found?.shop === null) && <Role />}
      {found?.shop === null && <NewShopFields likelyType={found.likelyType} />}
    </StepFrame>
  )
}
