// What an applicant said of themselves and of the shop, with the signs that want a second look.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import {
  businessOwnerType, consentType, memberRejectType, registrationStatus, registrationType,
} from '@bidyard/contract/enums/members'
import { shopGrade, shopState } from '@bidyard/contract/enums/shops'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { formatAddress } from '../../../../ui/format/address.ts'
import { businessNumberText, corporateNumberText, phoneText } from '../../../../ui/format/written-numbers.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { KeyValueList, type Fact } from '../../../../ui/show/key-value-list.tsx'
import { SkeletonText } from '../../../../ui/show/skeleton.tsx'
import { When } from '../../../../ui/show/when.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { registrationTone } from '../parts/tones.ts'
import { useWord } from '../../../../text/use-word.ts'
import type { Registration } from './document-photo.ts'

interface OfRegistration {
  readonly registration: Registration
}

const fact = (key: string, name: string, value: Fact['value']): Fact => ({ key, name, value })

const Applicant = ({ registration }: OfRegistration) => {
  const say = useText('people')
  const word = useWord()
  const { name, birthday, phoneNumber, email, uid, submittedAt, consents } = registration
  return (
    <Card title={say('applicant')}>
      <KeyValueList
        facts={[
          fact('name', say('way.name'), name),
          fact('birthday', say('birthday'), birthday),
          fact('phone', say('way.phoneNumber'), phoneText(phoneNumber)),
          fact('email', say('email'), email ?? '–'),
          fact('uid', say('uid'), uid),
          fact('owner', say('owner'), word(businessOwnerType, registration.businessOwnerType)),
          fact('at', say('submittedAt'), <When at={submittedAt} exact />),
          // When is when it was submitted: they come together.
          ...consents.map(({ consent, version }) =>
            fact(consent, say('agreedTo', { text: word(consentType, consent) }), say('agreedVersion', { version }))),
        ]}
      />
    </Card>
  )
}

const NewShop = ({ registration }: OfRegistration) => {
  const say = useText('people')
  const word = useWord()
  const { shopInfo: info } = registration
  if (info === null) return null
  return (
    <KeyValueList
      facts={[
        fact('shop', say('way.shopName'), info.shopName),
        ...(info.companyName === null ? [] : [fact('company', say('company'), info.companyName)]),
        fact('kind', say('kind'), word(registrationType, info.registrationType)),
        fact('number', say('businessNumber'), businessNumberText(info.businessNumber)),
        ...(info.corporateNumber === null
          ? [] : [fact('corporate', say('corporateNumber'), corporateNumberText(info.corporateNumber))]),
        fact('representative', say('representative'), info.representativeName),
        fact('phone', say('shopPhone'), phoneText(info.phoneNumber)),
        fact('email', say('email'), info.email),
        fact('address', say('address'), formatAddress(info.address)),
      ]}
    />
  )
}

const KnownShop = ({ id }: { readonly id: string }) => {
  const say = useText('people')
  const word = useWord()
  const { data: shop } = useRead(shopsCalls.getShop, { params: { id } })
  if (shop === undefined) return <div aria-busy="true"><SkeletonText lines={6} /></div>
  return (
    <KeyValueList
      facts={[
        fact('shop', say('way.shopName'), <RowLink to="/office/shops/$id" params={{ id }}>{shop.name}</RowLink>),
        fact('state', say('state'), word(shopState, shop.state)),
        fact('grade', say('shopGrade'), word(shopGrade, shop.grade)),
        fact('kind', say('kind'), word(registrationType, shop.registrationType)),
        fact('number', say('businessNumber'), businessNumberText(shop.businessNumber)),
        fact('representative', say('representative'), shop.representativeName),
        fact('phone', say('shopPhone'), phoneText(shop.phoneNumber)),
        ...(shop.address === null ? [] : [fact('address', say('address'), formatAddress(shop.address))]),
      ]}
    />
  )
}

const Shop = ({ registration }: OfRegistration) => {
  const say = useText('people')
  const { isNewShop, shopId } = registration
  return (
    <Card
      title={
        <span className="flex items-center gap-2">
          {say('shop')}
          <Badge tone={isNewShop ? 'action' : 'neutral'}>{say(isNewShop ? 'newShop' : 'knownShop')}</Badge>
        </span>
      }
      note={say(isNewShop ? 'shopIsNew' : 'shopIsKnown')}
    >
      {registration.shopInfo !== null || shopId === null
        ? <NewShop registration={registration} />
        : <KnownShop id={shopId} />}
    </Card>
  )
}

const Earlier = ({ registration: { earlier } }: OfRegistration) => {
  const say = useText('people')
  const word = useWord()
  if (earlier.length === 0) return null
  return (
    <Card title={say('earlier')} note={say('earlierText')}>
      <ol className="flex flex-col divide-y divide-line text-md">
        {earlier.map(({ id, state, shopName, submittedAt, rejection }) => (
          <li key={id} className="flex flex-col gap-1 py-2.5 first:pt-0 last:pb-0">
            <span className="flex items-center justify-between gap-3">
              <span className="min-w-0 truncate font-medium">{shopName} · <When at={submittedAt} exact /></span>
              <Badge tone={registrationTone[state]}>{word(registrationStatus, state)}</Badge>
            </span>
            {rejection !== null && (
              <span className="text-ink-soft">
                <b className="font-semibold">{word(memberRejectType, rejection.rejectType)}</b> {rejection.note}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

const Hints = ({ registration: { hints } }: OfRegistration) => {
  const say = useText('people')
  if (hints.length === 0) return null
  return (
    <InlineNotice tone="waiting" title={say('hints')}>
      <ul className="list-disc pl-4">{hints.map((hint) => <li key={hint}>{say(`hint.${hint}`)}</li>)}</ul>
    </InlineNotice>
  )
}

export const RegistrationFacts = ({ registration }: OfRegistration) => (
  <>
    <Hints registration={registration} />
    <Shop registration={registration} />
    <Applicant registration={registration} />
    <Earlier registration={registration} />
  </>
)
