// A car has come: how far it has gone, its keys and papers, where it stands, photos of how it came and for its listing.
import { mileageUnit, type MileageUnit } from '@bidyard/contract/enums/cars'
import { carPaper, type CarPaper } from '@bidyard/contract/enums/yard'
import { limits } from '@bidyard/contract/limits'
import { arrivalPhotosMax, keysMax, yardNoteMax } from '@bidyard/contract/shapes/cars/numbers/bounds'
import { odometerKmMax } from '@bidyard/contract/shapes/cars/numbers/odometer'
import { preparing } from '@bidyard/contract/states/order-stages'
import { useState } from 'react'
import { sendFile, useFileWords } from '../../../api/files/send-file.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Combobox } from '../../../ui/choice/combobox.tsx'
import { PickMany, PickOne } from '../../../ui/choice/pick-buttons.tsx'
import { FileDrop } from '../../../ui/file/file-drop.tsx'
import { useUploads } from '../../../ui/file/use-uploads.ts'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../ui/state/refused.tsx'
import { useOrderState } from '../parts/use-order-state.ts'
import type { Slot, Transport } from '../parts/use-yard.ts'
import { useCheckIn } from './use-check-in.ts'

interface CheckInProps {
  readonly transport: Pick<Transport, 'id' | 'carNumber' | 'orderId'>
  readonly free: readonly Slot[]
  readonly onClose: () => void
}

interface Form {
  readonly slotId: string | null
  readonly reading: number | null
  readonly unit: MileageUnit
  readonly keyCount: number | null
  readonly papers: readonly CarPaper[]
  readonly note: string
}

const listingMax = 12
const types = 'image/jpeg,image/png,image/webp'

const useSending = (usageType: 'inspection' | 'carPhoto') => {
  const explain = useFileWords()
  const uploads = useUploads({ send: (file, options) => sendFile(usageType, file, options), explain })
  const ids = uploads.uploads.flatMap(({ result }) => (result === undefined ? [] : [result.id]))
  const has = (...states: readonly string[]): boolean => uploads.uploads.some(({ state }) => states.includes(state))
  return { uploads, ids, isBusy: has('uploading', 'waiting'), hasFailed: has('failed') }
}
type Sending = ReturnType<typeof useSending>

/** How it came is held against later claims and stays with its stay; what dealers see of it are other photos. */
const Photos = ({ came, listing, isListed }: {
  readonly came: Sending; readonly listing: Sending; readonly isListed: boolean
}) => {
  const say = useText('yard')
  const common = { optional: true, camera: true, accept: types, bytesMax: limits.fileBytes } as const
  return (
    <>
      <FileDrop
        {...common} label={say('photos')} hint={say('photosHint')} uploads={came.uploads} filesMax={arrivalPhotosMax}
      />
      {isListed && (
        <FileDrop
          {...common} label={say('listingPhotos')} hint={say('listingPhotosHint')} uploads={listing.uploads}
          filesMax={listingMax}
        />
      )}
      {(came.isBusy || listing.isBusy) && <InlineNotice>{say('uploading')}</InlineNotice>}
      {(came.hasFailed || listing.hasFailed) && <InlineNotice tone="waiting">{say('uploadFailed')}</InlineNotice>}
    </>
  )
}

interface FieldsProps {
  readonly form: Form
  readonly change: (next: Partial<Form>) => void
  readonly free: readonly Slot[]
}

const Fields = ({ form, change, free }: FieldsProps) => {
  const say = useText('yard')
  const word = useWord()
  return (
    <>
      <Combobox
        label={say('slot')} options={free.map(({ id, name }) => ({ value: id, label: name }))} value={form.slotId}
        error={free.length === 0 ? say('noFreeSlot') : undefined} onValueChange={(slotId) => change({ slotId })}
      />
      <div className="flex flex-wrap items-start gap-4">
        <NumberField
          className="w-44" label={say('odometer')} plain minimum={0} maximum={odometerKmMax} value={form.reading}
          onValueChange={(reading) => change({ reading })}
        />
        <PickOne
          label={say('unit')} value={form.unit} onValueChange={(unit) => unit !== null && change({ unit })}
          picks={mileageUnit.values.map((value) => ({ value, label: word(mileageUnit, value) }))}
        />
        <NumberField
          className="w-40" label={say('keys')} minimum={0} maximum={keysMax} value={form.keyCount}
          onValueChange={(keyCount) => change({ keyCount })}
        />
      </div>
      <PickMany
        label={say('papers')} values={form.papers} onValuesChange={(papers) => change({ papers })}
        picks={carPaper.values.map((value) => ({ value, label: word(carPaper, value) }))}
      />
      <TextArea
        label={say('note')} hint={say('noteHint')} optional rows={2} maxLength={yardNoteMax} value={form.note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </>
  )
}

/** Nobody adds a photo of how it came later, so none that failed is left behind unseen. */
const isSent = ({ isBusy, hasFailed }: Sending): boolean => !isBusy && !hasFailed

export const CheckInDialog = ({ transport: { id, carNumber: plate, orderId }, free, onClose }: CheckInProps) => {
  const say = useText('yard')
  const [came, listing] = [useSending('inspection'), useSending('carPhoto')]
  const [form, setForm] = useState<Form>({
    slotId: free[0]?.id ?? null, reading: null, unit: 'Km', keyCount: null, papers: [], note: '',
  })
  const call = useCheckIn(listing.ids, onClose)
  const { slotId, reading, unit, keyCount, papers, note } = form
  const orderState = useOrderState(orderId)
  const isWhole = slotId !== null && reading !== null && keyCount !== null && isSent(came) && isSent(listing)
  const checkIn = (): void => {
    if (slotId === null || reading === null || keyCount === null) return
    const odometer = { reading: Math.trunc(reading), unit }
    call.mutate({ params: { id }, body: {
      slotId, odometer, keyCount, papers: [...papers], photoIds: came.ids, note: note.trim(),
    } })
  }
  return (
    <Dialog
      open
      working={call.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('checkInTitle', { plate })}
      description={say('checkInHappens')}
      footer={
        <>
          <Button disabled={call.isPending} onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" disabled={!isWhole} loading={call.isPending} onClick={checkIn}>
            {say('checkIn')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Fields form={form} change={(next) => setForm((now) => ({ ...now, ...next }))} free={free} />
        <Photos came={came} listing={listing} isListed={orderState !== null && preparing.includes(orderState)} />
        <Refused failure={call.error} />
      </div>
    </Dialog>
  )
}
