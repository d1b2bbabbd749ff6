// The last step: where the car stands, the hoped price beside what the guide says, and what one agrees to.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { province } from '@bidyard/contract/enums/shops'
import { sellerTerms } from '@bidyard/contract/shapes/cars/seller-terms'
import { hasTrait } from '@bidyard/contract/shapes/contracts/traits-of'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailure } from '../../../../api/call-failure.ts'
import { forgetPaths, queryKeyOf } from '../../../../api/query-key.ts'
import { useLabel } from '../../../../text/use-label.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/choice/checkbox.tsx'
import { Select } from '../../../../ui/choice/select.tsx'
import { MoneyField } from '../../../../ui/form/money-field.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { deviceTexts, forgetTyped } from '../draft/kept-form.ts'
import { isPostalCode, regionOfRoad } from '../draft/offer-form.ts'
import { useDraft } from '../draft/use-draft.tsx'
import { useSellerPlace } from '../parts/seller-place.tsx'
import { TargetLink, useGo } from '../parts/target-link.tsx'
import { usePhotos } from '../photos/use-photos.tsx'
import { confirmOffer } from './confirm-offer.ts'
import { FeesCard } from './fees-card.tsx'
import { OfferFrame } from './offer-frame.tsx'
import { isStepDone, needsPhotos, offerSteps, type Order, stepOfPath } from './offer-steps.ts'

const priceMaxWon = 1_000_000_000

const Place = ({ tried }: { readonly tried: boolean }) => {
  const say = useText('selling')
  const word = useWord()
  const { form: { address, region }, change } = useDraft()
  const fillIn = (isMissing: boolean) => (tried && isMissing ? say('fillIn') : undefined)
  const changeRoad = (road: string) => {
    const told = regionOfRoad(road)
    change({ address: { ...address, road }, ...(told === undefined ? {} : { region: told }) })
  }
  return (
    <Card title={say('placeTitle')} note={say('placeNote')}>
      <div className="flex flex-col gap-4 pt-1">
        <TextField
          label={say('postalCode')} inputMode="numeric" autoComplete="postal-code" maxLength={5} className="w-36"
          value={address.postalCode} error={tried && !isPostalCode(address.postalCode) ? say('postalWrong') : undefined}
          onChange={({ target }) => change({ address: { ...address, postalCode: target.value.replace(/\D/g, '') } })}
        />
        <TextField
          label={say('road')} placeholder={say('roadExample')} lang="ko" autoComplete="address-line1"
          value={address.road} error={fillIn(address.road.trim().length < 2)}
          onChange={({ target }) => changeRoad(target.value)}
        />
        <TextField
          label={say('addressDetail')} optional placeholder={say('detailExample')} autoComplete="address-line2"
          value={address.detail}
          onChange={({ target }) => change({ address: { ...address, detail: target.value } })}
        />
        <Select
          label={say('region')} hint={say('regionHint')} value={region} error={fillIn(region === null)}
          options={province.values.map((value) => ({ value, label: word(province, value) }))}
          onValueChange={(value) => change({ region: value })}
        />
      </div>
    </Card>
  )
}

const Price = ({ tried }: { readonly tried: boolean }) => {
  const say = useText('selling')
  const format = useFormat()
  const { order: { guidePrice }, form: { hopePriceWon, kind }, change } = useDraft()
  const must = hasTrait(kind, 'needsHopePrice', true)
  const price = guidePrice?.price ?? null
  return (
    <Card title={say('priceTitle')} note={say('priceNote')}>
      <div className="flex flex-col gap-3 pt-1">
        <MoneyField
          large
          label={say('hopePrice')}
          optional={!must}
          maximumWon={priceMaxWon}
          value={hopePriceWon}
          error={tried && must && hopePriceWon === null ? say('fillIn') : undefined}
          onValueChange={(won) => change({ hopePriceWon: won })}
        />
        {price !== null && (
          <p className="figures text-md text-ink-soft">
            {say('guideSays', { low: format.price(price.lowWon), high: format.price(price.highWon) })}
          </p>
        )}
      </div>
    </Card>
  )
}

const newest = sellerTerms.at(-1) ?? sellerTerms[0]

const Consents = ({ agreed, onAgree }: {
  readonly agreed: readonly number[]
  readonly onAgree: (agreed: readonly number[]) => void
}) => {
  const say = useText('selling')
  const label = useLabel()
  const all = newest.points.map((_point, at) => at)
  return (
    <Card title={say('termsCard')}>
      <Checkbox
        label={<span className="font-bold">{say('agreeAll')}</span>}
        checked={agreed.length === all.length}
        partly={agreed.length > 0 && agreed.length < all.length}
        onCheckedChange={(checked) => onAgree(checked ? all : [])}
        className="border-b border-line"
      />
      {newest.points.map((point, at) => (
        <Checkbox
          key={point.ko}
          label={label(point)}
          checked={agreed.includes(at)}
          onCheckedChange={(checked) => onAgree(checked ? [...agreed, at] : agreed.filter((one) => one !== at))}
        />
      ))}
    </Card>
  )
}

/** What the server still wants, each with the way to where one mends it. */
const Lacks = ({ failure, orderId }: { readonly failure: CallFailure; readonly orderId: string }) => {
  const say = useText('selling')
  const place = useSellerPlace()
  const issues = failure.facts.issues ?? []
  if (issues.length === 0) return <Refused failure={failure} />
  return (
    <InlineNotice tone="closing" urgent title={say('lacksTitle')}>
      <ul className="flex flex-col">
        {issues.map(({ path, message }) => (
          <li key={path}>
            <TargetLink
              target={place.offer(orderId, stepOfPath(path))}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {message}
            </TargetLink>
          </li>
        ))}
      </ul>
    </InlineNotice>
  )
}

const useConfirm = () => {
  const say = useText('selling')
  const queries = useQueryClient()
  const place = useSellerPlace()
  const go = useGo()
  const { flush, form: { look, answers } } = useDraft()
  const { arrived } = usePhotos()
  return useMutation<Order, unknown>({
    retry: false,
    mutationFn: async () => confirmOffer({
      order: await flush(), look, keyCount: answers.keyCount ?? 0,
      dashboardId: arrived.find(({ view }) => view === 'dashboard')?.id ?? null,
    }),
    onSuccess: (order) => {
      queries.setQueryData(queryKeyOf(carsCalls.getOrder, { params: { id: order.id } }), order)
      void forgetPaths(queries, ['/orders', '/car-checks', '/auctions'])
      forgetTyped(deviceTexts(), order.id)
      showToast({ tone: 'done', title: say('offered') })
      go(place.car(order.id), true)
    },
  })
}

const StillOpen = () => {
  const say = useText('selling')
  const place = useSellerPlace()
  const { order, form } = useDraft()
  const { views } = usePhotos()
  const { kind, houseType } = form
  const facts = { order: { ...order, kind, houseType }, views, look: form.look }
  const open = offerSteps.filter((step) => step !== 'terms' && !isStepDone[step](facts))
  if (open.length === 0) return null
  return (
    <InlineNotice tone="waiting" title={say('openSteps')}>
      <ul className="flex flex-wrap gap-x-4">
        {open.map((step) => (
          <li key={step}>
            <TargetLink
              target={place.offer(order.id, step)}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {say(`step.${step}`)}
            </TargetLink>
          </li>
        ))}
      </ul>
    </InlineNotice>
  )
}

const HandIn = () => {
  const say = useText('selling')
  const { order, form } = useDraft()
  const photos = usePhotos()
  const [agreed, setAgreed] = useState<readonly number[]>([])
  const [tried, setTried] = useState(false)
  const confirm = useConfirm()
  const isAgreed = agreed.length === newest.points.length
  // A listing without a photo that was taken is none that its seller wanted.
  const isSending = photos.onTheWay.length > 0 && needsPhotos(form.kind)
  const press = () => {
    setTried(true)
    if (isAgreed && !isSending) confirm.mutate()
  }
  const failure = confirm.error instanceof CallFailure ? confirm.error : null
  return (
    <OfferFrame
      step="terms"
      title={say('termsTitle')}
      text={say('termsText')}
      isDone
      foot={
        <Button variant="primary" size="large" icon="check" loading={confirm.isPending} onClick={press}>
          {say('confirmOffer')}
        </Button>
      }
    >
      <StillOpen />
      <Place tried={tried} />
      <Price tried={tried} />
      <FeesCard kind={form.kind} />
      <Consents agreed={agreed} onAgree={setAgreed} />
      {tried && !isAgreed && <InlineNotice tone="closing" urgent>{say('agreeFirst')}</InlineNotice>}
      {tried && isSending && (
        <InlineNotice tone="waiting" urgent>{say('photosComing', { count: photos.onTheWay.length })}</InlineNotice>
      )}
      {failure !== null && <Lacks failure={failure} orderId={order.id} />}
    </OfferFrame>
  )
}

/** What was agreed to holds; where the car stands and what one hopes for may have changed. */
const MendTerms = () => {
  const say = useText('selling')
  return (
    <OfferFrame step="terms" title={say('mendTerms')} text={say('mendTermsText')} isDone>
      <Place tried />
      <Price tried />
    </OfferFrame>
  )
}

export const TermsStep = () => (useDraft().order.state === 'draft' ? <HandIn /> : <MendTerms />)
