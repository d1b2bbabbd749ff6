// Registers that a car has to be brought: into the yard, or to its buyer.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { yardCalls } from '@bidyard/contract/calls/yard'
import { province, type Province } from '@bidyard/contract/enums/shops'
import { transportKind, type TransportKind } from '@bidyard/contract/enums/yard'
import { limits } from '@bidyard/contract/limits'
import { yardNoteMax } from '@bidyard/contract/shapes/cars/numbers/bounds'
import { mayComeIn } from '@bidyard/contract/states/order-stages'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { forgetPaths } from '../../../api/query-key.ts'
import { serverNow } from '../../../api/server-time.ts'
import { useCall } from '../../../api/use-call.ts'
import { useWholeList } from '../../../api/list/use-whole-list.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Combobox } from '../../../ui/choice/combobox.tsx'
import { SegmentedControl } from '../../../ui/choice/segmented-control.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { DateField } from '../../../ui/date/date-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { type Day, instantAt, seoulDayOf } from '../../../ui/format/seoul-day.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../ui/state/refused.tsx'
import { yardTouches } from '../parts/touches.ts'

interface Form {
  readonly kind: TransportKind
  readonly orderId: string | null
  readonly fromProvince: Province | null
  readonly toProvince: Province | null
  readonly day: Day | null
  readonly hour: string | null
  readonly place: { readonly postalCode: string; readonly road: string; readonly detail: string }
  readonly note: string
}

const noPlace = { postalCode: '', road: '', detail: '' }
const filters = {
  inbound: { houseType: { eq: 'inflow' }, state: { in: [...mayComeIn] } },
  delivery: { houseType: { eq: 'outflow' }, state: { in: ['awarded', 'depositCompleted'] } },
}

const hours = Array.from({ length: 13 }, (_hour, at) => `${String(at + 8).padStart(2, '0')}:00`)

interface Choice {
  readonly orderId: string
  readonly carNumber: string
  readonly note: string
  readonly region: Province | null
  /** From a buyer whose contract fell. */
  readonly isBack: boolean
}

const comingBack = { filter: { isToComeBack: { eq: true } }, sort: [{ releasedAt: 'desc' as const }] }

const useChoices = (kind: TransportKind): readonly Choice[] => {
  const say = useText('yard')
  const orders = useWholeList(carsCalls.listOrders, { filter: filters[kind], sort: [{ confirmedAt: 'desc' }] }).items
  const all = useWholeList(yardCalls.listCheckIns, comingBack, kind === 'inbound').items
  const stays = kind === 'inbound' ? all : []
  const away = new Set(stays.map(({ orderId }) => orderId))
  return [
    ...stays.map(({ orderId, carNumber }) =>
      ({ orderId, carNumber, note: say('comesBack'), region: null, isBack: true })),
    ...orders.filter(({ id }) => !away.has(id)).map(({ id, carNumber, orderNo, region }) =>
      ({ orderId: id, carNumber, note: orderNo, region, isBack: false })),
  ]
}

const isPlace = ({ postalCode, road }: Form['place']): boolean => /^\d{5}$/.test(postalCode) && road.trim() !== ''

interface FieldsProps {
  readonly form: Form
  readonly change: (next: Partial<Form>) => void
}

const Route = ({ form, change }: FieldsProps) => {
  const say = useText('yard')
  const word = useWord()
  const options = province.values.map((value) => ({ value, label: word(province, value) }))
  return (
    <div className="grid grid-cols-2 gap-4">
      <Select
        label={say('from')} options={options} value={form.fromProvince}
        onValueChange={(fromProvince) => change({ fromProvince })}
      />
      <Select
        label={say('to')} options={options} value={form.toProvince}
        onValueChange={(toProvince) => change({ toProvince })}
      />
    </div>
  )
}

/** An inbound car is fetched from where its order says or its buyer; where one is delivered to has to be said. */
const Place = ({ form: { place }, change }: FieldsProps) => {
  const say = useText('yard')
  const wrong = place.postalCode !== '' && !isPlace(place) ? say('placeWrong') : undefined
  const set = (next: Partial<Form['place']>) => change({ place: { ...place, ...next } })
  return (
    <div className="grid gap-3 sm:grid-cols-[7rem_1fr]">
      <TextField
        label={say('postalCode')} inputMode="numeric" maxLength={5} value={place.postalCode} error={wrong}
        onChange={({ target }) => set({ postalCode: target.value.replaceAll(/\D/g, '') })}
      />
      <TextField
        label={say('road')} maxLength={limits.address} value={place.road}
        onChange={({ target }) => set({ road: target.value })}
      />
      <TextField
        className="sm:col-span-2" label={say('detail')} optional maxLength={limits.name} value={place.detail}
        onChange={({ target }) => set({ detail: target.value })}
      />
    </div>
  )
}

const When = ({ form, change }: FieldsProps) => {
  const say = useText('yard')
  return (
    <div className="grid grid-cols-2 gap-4">
      <DateField
        label={say('wishedDay')} optional clearable value={form.day} first={seoulDayOf(serverNow())}
        onValueChange={(day) => change({ day })}
      />
      <Select
        label={say('wishedTime')} options={hours.map((value) => ({ value, label: value }))} value={form.hour}
        disabled={form.day === null} onValueChange={(hour) => change({ hour })}
      />
    </div>
  )
}

const wishedAtOf = ({ day, hour }: Form): string | null =>
  day === null ? null : instantAt(day, Number((hour ?? '10:00').slice(0, 2)) * 60).toISOString()

const useRegister = (onClose: () => void) => {
  const say = useText('yard')
  const queries = useQueryClient()
  return useCall(yardCalls.registerTransport, {
    onSuccess: () => {
      showToast({ tone: 'done', title: say('registered') })
      onClose()
      return forgetPaths(queries, yardTouches)
    },
  })
}

const useForm = () => {
  const [form, setForm] = useState<Form>({
    kind: 'inbound', orderId: null, fromProvince: null, toProvince: null, day: null, hour: '10:00', place: noPlace,
    note: '',
  })
  return [form, (next: Partial<Form>) => setForm((now) => ({ ...now, ...next }))] as const
}

/** Where a car stands at its buyer's nobody knows by its order: nothing of another one is left there. */
const fromOf = (choices: readonly Choice[], { fromProvince }: Form, id: string | null): Province | null => {
  const chosen = choices.find((one) => one.orderId === id)
  return chosen?.isBack === true ? null : chosen?.region ?? fromProvince
}

export const RegisterDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useText('yard')
  const word = useWord()
  const [form, change] = useForm()
  const { kind, orderId, fromProvince, toProvince, place, note } = form
  const choices = useChoices(kind)
  const call = useRegister(onClose)
  const isBack = choices.some((one) => one.orderId === orderId && one.isBack)
  const hasPlace = kind === 'delivery' || isBack
  const isWhole = orderId !== null && fromProvince !== null && toProvince !== null && (!hasPlace || isPlace(place))
  const register = (): void => {
    if (orderId === null || fromProvince === null || toProvince === null) return
    const said = hasPlace ? { ...place, road: place.road.trim(), detail: place.detail.trim() } : null
    const [from, to] = isBack ? [said, null] : [null, said]
    call.mutate({
      body: { orderId, kind, fromProvince, toProvince, from, to, wishedAt: wishedAtOf(form), note: note.trim() },
    })
  }
  const choose = (id: string | null) => change({ orderId: id, place: noPlace, fromProvince: fromOf(choices, form, id) })
  return (
    <Dialog
      open
      working={call.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('registerTitle')}
      description={say('registerHappens')}
      footer={
        <>
          <Button disabled={call.isPending} onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" disabled={!isWhole} loading={call.isPending} onClick={register}>
            {say('register')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <SegmentedControl
          label={say('kind')} wide value={kind} onValueChange={(next) => change({ kind: next, orderId: null })}
          segments={transportKind.values.map((value) => ({ value, label: word(transportKind, value) }))}
        />
        <Combobox
          label={say('car')} hint={say(`carHint.${kind}`)} value={orderId} onValueChange={choose}
          options={choices.map((one) => ({ value: one.orderId, label: one.carNumber, note: one.note }))}
        />
        {isBack && <InlineNotice title={say('comesBack')}>{say('comesBackText')}</InlineNotice>}
        <Route form={form} change={change} />
        {hasPlace && <Place form={form} change={change} />}
        <When form={form} change={change} />
        <TextArea
          label={say('note')} optional rows={2} maxLength={yardNoteMax} value={note}
          onChange={({ target }) => change({ note: target.value })}
        />
        <Refused failure={call.error} />
      </div>
    </Dialog>
  )
}
