// What is asked of a shop that the house does not know yet.
import { type RegistrationType, registrationType } from '@bidyard/contract/enums/members'
import { digitsOf } from '@bidyard/contract/shapes/numbers/business-number'
import { isCorporateNumberUnusual } from '@bidyard/contract/shapes/numbers/corporate-number'
import { phoneDigitsOf, showPhoneNumber } from '@bidyard/contract/shapes/numbers/phone-number'
import { useLabel } from '../../../../text/use-label.ts'
import { useText } from '../../../../text/use-text.ts'
import { RadioGroup } from '../../../../ui/choice/radio-group.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { useWide } from '../../../../ui/use-wide.ts'
import { useWizard } from '../wizard-context.ts'
import { asCorporateNumber } from './digits.ts'
import { TypedField } from './typed-field.tsx'

interface NewShopProps {
  /** What the number suggests; numbers outlive what they once said. */
  readonly likelyType: RegistrationType | null
}

const KindOfBusiness = ({ likelyType }: NewShopProps) => {
  const say = useText('members')
  const label = useLabel()
  const { draft, change, faultAt } = useWizard()
  const { registrationType: chosen } = draft
  const isWide = useWide()
  const fault = faultAt('registrationType')
  const isUnlikely = likelyType !== null && chosen !== null && likelyType !== chosen
  return (
    <div data-fault={fault === undefined ? undefined : ''} className="flex flex-col gap-2">
      <RadioGroup
        cards
        inRow={isWide}
        label={say('kind')}
        value={chosen}
        onValueChange={(value) => change({ registrationType: value })}
        options={registrationType.values.map((value) => ({ value, label: label(registrationType.labels[value]) }))}
        error={fault}
      />
      {isUnlikely && (
        <InlineNotice tone="waiting">
          {say('kindUnlikely', { kind: label(registrationType.labels[likelyType]) })}
        </InlineNotice>
      )}
    </div>
  )
}

const CorporateNumber = () => {
  const say = useText('members')
  const { draft } = useWizard()
  const isUnusual = isCorporateNumberUnusual(digitsOf(draft.typed.corporateNumber))
  return (
    <TypedField
      name="corporateNumber" label={say('corporateNumber')} inputMode="numeric" autoComplete="off"
      placeholder="110111-0000000" shape={asCorporateNumber} tidy={asCorporateNumber} required
      hint={isUnusual ? <span className="text-waiting-ink">{say('corporateUnusual')}</span> : say('corporateHint')}
    />
  )
}

const tidyPhone = (text: string): string => showPhoneNumber(phoneDigitsOf(text))

const Contact = () => {
  const say = useText('members')
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TypedField
        name="phoneNumber" label={say('shopPhone')} type="tel" inputMode="tel" autoComplete="tel" maxLength={30}
        placeholder="02-123-4567" tidy={tidyPhone} required
      />
      <TypedField
        name="shopEmail" label={say('shopEmail')} type="email" inputMode="email" autoComplete="email" maxLength={254}
        hint={say('shopEmailHint')} required
      />
    </div>
  )
}

const Address = () => {
  const say = useText('members')
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <legend className="sr-only">{say('address')}</legend>
      <TypedField
        name="postalCode" label={say('postalCode')} inputMode="numeric" autoComplete="postal-code" maxLength={5}
        placeholder="06236" required
      />
      <TypedField
        name="road" label={say('road')} autoComplete="address-line1" maxLength={200} hint={say('roadHint')} required
      />
      <TypedField
        name="detail" label={say('detail')} autoComplete="address-line2" maxLength={100} className="sm:col-start-2"
        optional
      />
    </fieldset>
  )
}

export const NewShopFields = ({ likelyType }: NewShopProps) => {
  const say = useText('members')
  const { draft: { registrationType: kind } } = useWizard()
  return (
    <div className="flex flex-col gap-5">
      <KindOfBusiness likelyType={likelyType} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TypedField name="shopName" label={say('shopName')} hint={say('shopNameHint')} maxLength={100} required />
        <TypedField
          name="companyName" label={say('companyName')} hint={say('companyNameHint')} maxLength={100} optional
        />
        <TypedField name="representativeName" label={say('representativeName')} maxLength={100} required />
        {kind === 'corporate' && <CorporateNumber />}
      </div>
      <Contact />
      <Address />
    </div>
  )
}
