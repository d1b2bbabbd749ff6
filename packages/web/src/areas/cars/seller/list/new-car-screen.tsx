// Begins an offer for a partner: a car of its own by its plate, or a customer's where the partner is trusted with it.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { plateOf } from '@bidyard/contract/shapes/cars/numbers/plates'
import { carNumberOf } from '@bidyard/contract/shapes/cars/numbers/plate-text'
import { type ReactNode, useState } from 'react'
import { faultAt } from '../../../../api/fault-at.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { useWholeList } from '../../../../api/list/use-whole-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Combobox } from '../../../../ui/choice/combobox.tsx'
import { SegmentedControl } from '../../../../ui/choice/segmented-control.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { ForPartners } from '../parts/for-partners.tsx'
import { useSellerPlace } from '../parts/seller-place.tsx'
import { StepPage } from '../parts/step-page.tsx'
import { useGo } from '../parts/target-link.tsx'

type Whose = 'own' | 'customer'

const OwnPlate = ({ value, error, onChange }: {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (plate: string) => void
}) => {
  const say = useText('selling')
  const isOdd = value.length > 6 && plateOf(value) === undefined
  return (
    <TextField
      label={say('plate')}
      placeholder="12가 3456"
      autoComplete="off"
      inputClassName="figures text-xl! font-bold tracking-wide"
      value={value}
      error={error}
      hint={isOdd ? say('plateOdd') : say('plateHint')}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

const CustomersCar = ({ value, onChange }: {
  readonly value: string | null
  readonly onChange: (exhibit: { readonly id: string; readonly carNo: string } | null) => void
}) => {
  const say = useText('selling')
  const { items } = useWholeList(partnersCalls.listExhibits, { sort: [{ createdAt: 'desc' }] })
  return (
    <Combobox
      label={say('customersCar')}
      value={value}
      options={items.map(({ id, carNo, exhibitKey }) => ({ value: id, label: carNo, note: exhibitKey }))}
      onValueChange={(id) => onChange(items.find((one) => one.id === id) ?? null)}
    />
  )
}

const NewCar = () => {
  const say = useText('selling')
  const place = useSellerPlace()
  const go = useGo()
  const [whose, setWhose] = useState<Whose>('own')
  const [plate, setPlate] = useState('')
  const [exhibit, setExhibit] = useState<{ readonly id: string; readonly carNo: string } | null>(null)
  const [tried, setTried] = useState(false)
  const { items: [partner] } = useList(partnersCalls.listPartners, { size: 1 })
  const draft = useCall(carsCalls.draftOrder, { onSuccess: ({ id }) => go(place.offer(id, 'facts'), true) })
  const carNumber = whose === 'own' ? carNumberOf(plate) : (exhibit?.carNo ?? '')
  const begin = () => {
    setTried(true)
    if (carNumber !== '')
      draft.mutate({ body: { carNumber, exhibitId: whose === 'own' ? null : (exhibit?.id ?? null) } })
  }
  const mayForCustomers = partner?.mayActForCustomers === true
  const isThere = draft.error?.facts.status === 409
  return (
    <StepPage
      back={place.home}
      backLabel={say('cars')}
      title={say('newTitle')}
      text={say('newText')}
      foot={
        <Button variant="primary" size="large" iconAfter="arrowRight" loading={draft.isPending} onClick={begin}>
          {say('next')}
        </Button>
      }
    >
      {mayForCustomers && (
        <SegmentedControl
          label={say('whose')}
          wide
          value={whose}
          onValueChange={setWhose}
          segments={[{ value: 'own', label: say('whose.own') }, { value: 'customer', label: say('whose.customer') }]}
        />
      )}
      <Card>
        {whose === 'own' ? (
          <OwnPlate
            value={plate}
            error={tried && carNumber === '' ? say('fillIn') : faultAt(draft.error, 'body.carNumber')}
            onChange={setPlate}
          />
        ) : <CustomersCar value={exhibit?.id ?? null} onChange={setExhibit} />}
      </Card>
      {isThere
        ? <InlineNotice tone="closing" urgent title={say('offeredAlready')}>{say('offeredAlreadyText')}</InlineNotice>
        : <Refused failure={draft.error} />}
    </StepPage>
  )
}

export const NewCarScreen = (): ReactNode => (
  <ForPartners title={useText('selling')('newTitle')}><NewCar /></ForPartners>
)
