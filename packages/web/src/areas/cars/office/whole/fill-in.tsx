// Fills in an order for its seller: how the car is sold, where it stands, what it has run, and what was said of it.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { mileageUnit } from '@bidyard/contract/enums/cars'
import { contractKind } from '@bidyard/contract/enums/contracts'
import { province } from '@bidyard/contract/enums/shops'
import { auctionHouseType } from '@bidyard/contract/enums/yard'
import { limits } from '@bidyard/contract/limits'
import { houseTypesOfKind } from '@bidyard/contract/shapes/cars/house-types'
import { keysMax } from '@bidyard/contract/shapes/cars/numbers/bounds'
import { odometerKmMax } from '@bidyard/contract/shapes/cars/numbers/odometer'
import type { Order } from '@bidyard/contract/shapes/cars/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallFailure } from '../../../../api/call-failure.ts'
import { faultAt } from '../../../../api/fault-at.ts'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { SegmentedControl } from '../../../../ui/choice/segmented-control.tsx'
import { Select } from '../../../../ui/choice/select.tsx'
import { MoneyField } from '../../../../ui/form/money-field.tsx'
import { NumberField } from '../../../../ui/form/number-field.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { Refused } from '../../../../ui/state/refused.tsx'
import { touchedByCars } from '../parts/touched.ts'
import { type FillInForm, formOf, wishOf, withKind } from './fill-in-form.ts'

interface PartProps {
  readonly form: FillInForm
  readonly change: (next: Partial<FillInForm>) => void
  readonly failure: CallFailure | null
}

/** How it is sold and in whose name it stands holds from the confirmation on. */
const Way = ({ form, change, failure }: PartProps) => {
  const say = useText('carOffice')
  const word = useWord()
  const places = form.kind === null ? auctionHouseType.values : houseTypesOfKind[form.kind]
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={say('kind')}
        options={contractKind.values.map((value) => ({ value, label: word(contractKind, value) }))}
        value={form.kind}
        onValueChange={(kind) => kind !== null && change(withKind(form, kind))}
      />
      <Select
        label={say('house')}
        error={faultAt(failure, 'body.houseType')}
        options={places.map((value) => ({ value, label: word(auctionHouseType, value) }))}
        value={form.houseType}
        onValueChange={(houseType) => change({ houseType })}
      />
      <TextField
        label={say('ownerName')} optional hint={say('ownerNameHint')} maxLength={limits.name} value={form.ownerName}
        error={faultAt(failure, 'body.ownerName')} onChange={({ target }) => change({ ownerName: target.value })}
      />
    </div>
  )
}

const Told = ({ form, change }: PartProps) => {
  const say = useText('carOffice')
  const word = useWord()
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_8rem]">
      <MoneyField
        label={say('hopePrice')} unit="man" value={form.hopePriceWon}
        onValueChange={(hopePriceWon) => change({ hopePriceWon })}
      />
      <NumberField
        label={say('odometer')} plain minimum={0} maximum={odometerKmMax} value={form.reading}
        onValueChange={(reading) => change({ reading })}
      />
      <Select
        label={say('unit')}
        options={mileageUnit.values.map((value) => ({ value, label: word(mileageUnit, value) }))}
        value={form.unit}
        onValueChange={(unit) => unit !== null && change({ unit })}
      />
    </div>
  )
}

const Place = ({ form, change, failure }: PartProps) => {
  const say = useText('carOffice')
  const word = useWord()
  return (
    <div className="grid gap-4 sm:grid-cols-[8rem_8rem_minmax(0,1fr)]">
      <Select
        label={say('region')}
        options={province.values.map((value) => ({ value, label: word(province, value) }))}
        value={form.region}
        onValueChange={(region) => change({ region })}
      />
      <TextField
        label={say('postalCode')} inputMode="numeric" maxLength={5} value={form.postalCode}
        error={faultAt(failure, 'body.address.postalCode')}
        onChange={({ target }) => change({ postalCode: target.value })}
      />
      <TextField
        label={say('road')} maxLength={limits.address} value={form.road} error={faultAt(failure, 'body.address.road')}
        onChange={({ target }) => change({ road: target.value })}
      />
      <TextField
        className="sm:col-start-3" label={say('addressDetail')} optional maxLength={limits.name} value={form.detail}
        onChange={({ target }) => change({ detail: target.value })}
      />
    </div>
  )
}

const questions = ['hadAccident', 'wasFlooded', 'wasRented', 'isEncumbered', 'smokedIn'] as const
const answers = ['no', 'yes', 'unknown'] as const
const Answers = ({ form, change }: PartProps) => {
  const say = useText('carOffice')
  const answer = (next: Partial<FillInForm['answers']>) =>
    change({ answers: { ...form.answers, ...next }, isAnswered: true })
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-base font-bold">{say('questions')}</h3>
      <ul className="grid gap-x-8 gap-y-2 md:grid-cols-2">
        {questions.map((question) => (
          <li key={question} className="flex flex-wrap items-center justify-between gap-2">
            <span className="text-md">{say(`question.${question}`)}</span>
            <SegmentedControl
              label={say(`question.${question}`)}
              segments={answers.map((value) => ({ value, label: say(value) }))}
              value={form.answers[question]}
              onValueChange={(value) => answer({ [question]: value })}
            />
          </li>
        ))}
      </ul>
      <NumberField
        className="sm:w-48" label={say('keyCount')} minimum={0} maximum={keysMax} value={form.answers.keyCount}
        onValueChange={(keyCount) => answer({ keyCount: keyCount ?? 0 })}
      />
      <TextArea
        label={say('note')} optional rows={2} maxLength={limits.note} value={form.answers.note}
        onChange={({ target }) => answer({ note: target.value })}
      />
    </section>
  )
}

interface FillInProps {
  readonly order: Order
  readonly onClose: () => void
}

export const FillIn = ({ order, onClose }: FillInProps) => {
  const say = useText('carOffice')
  const queries = useQueryClient()
  const [form, setForm] = useState(() => formOf(order))
  const save = useCall(carsCalls.changeOrder, {
    onSuccess: () => {
      showToast({ tone: 'done', title: say('fillInDone') })
      onClose()
      void forgetPaths(queries, touchedByCars)
    },
    onFailure: () => void forgetPaths(queries, touchedByCars),
  })
  const part = {
    form, failure: save.error, change: (next: Partial<FillInForm>) => setForm((now) => ({ ...now, ...next })),
  }
  return (
    <Dialog
      open
      size="large"
      working={save.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('fillInTitle', { plate: order.carNumber })}
      description={say('fillInText')}
      footer={
        <>
          <Button disabled={save.isPending} onClick={onClose}>{say('cancel')}</Button>
          <Button
            variant="primary"
            loading={save.isPending}
            onClick={() => save.mutate({
              params: { id: order.id }, body: { ...wishOf(form), seenVersion: order.version },
            })}
          >
            {say('save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {order.state === 'draft' && <Way {...part} />}
        <Told {...part} />
        <Place {...part} />
        <Answers {...part} />
        <Refused failure={save.error} />
      </div>
    </Dialog>
  )
}
