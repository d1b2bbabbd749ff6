// A pro car on its way: who brings it, when and where to; the office may put it to another time.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { province, type Province } from '@bidyard/contract/enums/shops'
import { limits } from '@bidyard/contract/limits'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Select } from '../../../ui/choice/select.tsx'
import { DateField } from '../../../ui/date/date-field.tsx'
import { momentAt } from '../../../ui/date/slot-times.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { ActSheet } from '../parts/act-sheet.tsx'
import { NoteField, noteOf } from '../parts/note-field.tsx'
import { useAct } from '../parts/use-act.ts'
import { type Chosen, deliveryDays, deliveryEnds, deliveryTimes, type Offer, stillOffered } from './delivery-times.ts'

interface Wish extends Chosen {
  readonly companyId: string | null
}

const momentOf = ({ day, time }: Wish): Date | null =>
  (day === null || time === null ? null : momentAt(day, time))

/** What was offered first is taken for a while, and stays until it was refused. */
const useOffer = (offer: Offer, isRefused: boolean): Offer => {
  const [kept, setKept] = useState(offer)
  if (isRefused && kept !== offer) setKept(offer)
  return kept
}

const useWish = (offer: Offer) => {
  const [wish, setWish] = useState<Wish>({ companyId: offer.carriers[0]?.id ?? null, day: null, time: null })
  return {
    wish: { ...wish, ...stillOffered(offer, wish) },
    change: (patch: Partial<Wish>) => setWish((now) => ({ ...now, ...patch })),
  }
}

interface FieldsProps {
  readonly offer: Offer
  readonly wish: Wish
  readonly change: (patch: Partial<Wish>) => void
  readonly asked: boolean
}

const Fields = ({ offer, wish, change, asked }: FieldsProps) => {
  const say = useText('contracts')
  const format = useFormat()
  const { companyId, day, time } = wish
  const times = day === null ? [] : deliveryTimes(offer, day)
  const ends = deliveryEnds(offer)
  const missing = (value: unknown): string | undefined => (asked && value === null ? say('chooseOne') : undefined)
  return (
    <>
      <p className="text-md text-ink-soft">
        {say('deliveryBounds', { from: format.dateTime(ends.from), until: format.dateTime(ends.until) })}
      </p>
      <Select
        label={say('carrier')} value={companyId} onValueChange={(next) => change({ companyId: next })}
        options={offer.carriers.map(({ id, name }) => ({ value: id, label: name }))} error={missing(companyId)}
      />
      <div className="grid grid-cols-2 gap-2">
        <DateField
          label={say('deliveryDay')} value={day} {...deliveryDays(offer)} error={missing(day)}
          onValueChange={(next) => change({ day: next, time: null })}
        />
        <Select
          label={say('deliveryTime')} value={time} disabled={day === null}
          onValueChange={(next) => change({ time: next })}
          options={times.map((value) => ({ value, label: value }))} error={missing(time)}
        />
      </div>
    </>
  )
}

interface Place {
  readonly postalCode: string
  readonly road: string
  readonly detail: string
}

const PlaceFields = ({ place, change, asked }: {
  readonly place: Place
  readonly change: (patch: Partial<Place>) => void
  readonly asked: boolean
}) => {
  const say = useText('contracts')
  return (
    <div className="grid gap-3 sm:grid-cols-[7rem_1fr]">
      <TextField
        label={say('postalCode')} inputMode="numeric" maxLength={5} autoComplete="postal-code" value={place.postalCode}
        error={asked && !/^\d{5}$/.test(place.postalCode) ? say('postalCodeWrong') : undefined}
        onChange={({ target }) => change({ postalCode: target.value.replaceAll(/\D/g, '') })}
      />
      <TextField
        label={say('road')} maxLength={limits.address} value={place.road}
        error={asked && place.road.trim() === '' ? say('roadWrong') : undefined}
        onChange={({ target }) => change({ road: target.value })}
      />
      <TextField
        className="sm:col-span-2" label={say('addressDetail')} optional maxLength={limits.name} value={place.detail}
        onChange={({ target }) => change({ detail: target.value })}
      />
    </div>
  )
}

interface DeliveryProps {
  readonly contract: Contract
  readonly offer: Offer
  readonly onClose: () => void
}

export const DeliverySheet = ({ contract: { id }, offer: offered, onClose }: DeliveryProps) => {
  const say = useText('contracts')
  const word = useWord()
  const [place, setPlace] = useState<Place>({ postalCode: '', road: '', detail: '' })
  const [toProvince, setProvince] = useState<Province | null>(null)
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const call = useAct(contractsCalls.confirmDelivery, {
    done: say('deliveryDone'), text: say('deliveryDoneText'), onDone: onClose,
  })
  const offer = useOffer(offered, call.error !== null)
  const { wish, change } = useWish(offer)
  const submit = () => {
    setAsked(true)
    const [at, { companyId }, { given, isWrong }] = [momentOf(wish), wish, noteOf(note)]
    const to = { postalCode: place.postalCode, road: place.road.trim(), detail: place.detail.trim() }
    const isPlace = /^\d{5}$/.test(to.postalCode) && to.road !== ''
    if (at === null || companyId === null || toProvince === null || !isPlace || isWrong) return
    call.mutate({
      params: { id }, body: { companyId, deliverAt: at.toISOString(), toProvince, to, note: given ?? '' },
    })
  }
  return (
    <ActSheet
      title={say('delivery')} happens={say('deliveryText')} verb={say('deliveryVerb')} working={call.isPending}
      failure={call.error} onClose={onClose} onConfirm={submit}
    >
      <Fields offer={offer} wish={wish} asked={asked} change={change} />
      <Select
        label={say('toProvince')} value={toProvince} onValueChange={setProvince}
        options={province.values.map((value) => ({ value, label: word(province, value) }))}
        error={asked && toProvince === null ? say('chooseOne') : undefined}
      />
      <PlaceFields place={place} asked={asked} change={(patch) => setPlace((now) => ({ ...now, ...patch }))} />
      <NoteField
        value={note} onChange={setNote} asked={asked} label={say('deliveryNote')} hint={say('deliveryNoteHint')}
      />
    </ActSheet>
  )
}

export const RescheduleSheet = ({ contract: { id }, offer: offered, onClose }: DeliveryProps) => {
  const say = useText('contractDesk')
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const call = useAct(contractsCalls.rescheduleDelivery, { done: say('rescheduleDone'), onDone: onClose })
  const offer = useOffer(offered, call.error !== null)
  const { wish, change } = useWish(offer)
  const submit = () => {
    setAsked(true)
    const [at, { companyId }, { given }] = [momentOf(wish), wish, noteOf(reason, true)]
    if (at === null || companyId === null || given === null || given.length < 2) return
    call.mutate({ params: { id }, body: { companyId, deliverAt: at.toISOString(), reason: given } })
  }
  return (
    <ActSheet
      title={say('reschedule')} happens={say('rescheduleText')} verb={say('rescheduleVerb')} working={call.isPending}
      failure={call.error} onClose={onClose} onConfirm={submit}
    >
      <Fields offer={offer} wish={wish} asked={asked} change={change} />
      <NoteField
        wanted value={reason} onChange={setReason} asked={asked} label={say('reason')} hint={say('reasonKept')}
      />
    </ActSheet>
  )
}
