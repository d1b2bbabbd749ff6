// The car is taken over: odometer, keys, papers and photos, beside how it came to the yard; the office with a proof.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { mileageUnit, type MileageUnit } from '@bidyard/contract/enums/cars'
import { carPaper, type CarPaper } from '@bidyard/contract/enums/yard'
import { keysMax } from '@bidyard/contract/shapes/cars/numbers/bounds'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { takeoverPhotosMax } from '@bidyard/contract/shapes/contracts/bounds'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { PickMany, PickOne } from '../../../ui/choice/pick-buttons.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { ActSheet } from '../parts/act-sheet.tsx'
import { FilesField, photoTypes, useSending } from '../parts/files-field.tsx'
import { NoteField, noteOf } from '../parts/note-field.tsx'
import { useAct } from '../parts/use-act.ts'

interface TakeoverProps {
  readonly contract: Contract
  /** The office, once a silent buyer's time is over. */
  readonly onBehalf: boolean
  readonly onClose: () => void
}

interface Form {
  readonly reading: number | null
  readonly unit: MileageUnit
  readonly keyCount: number | null
  readonly papers: readonly CarPaper[]
  readonly note: string
}

interface FieldsProps {
  readonly form: Form
  readonly change: (patch: Partial<Form>) => void
  readonly asked: boolean
  readonly house: Contract['house']
}

const Fields = ({ form, change, asked, house }: FieldsProps) => {
  const say = useText('contracts')
  const word = useWord()
  const format = useFormat()
  const before = house?.checkedIn ?? null
  return (
    <>
      <div className="grid grid-cols-[1fr_auto] items-start gap-3">
        <NumberField
          plain label={say('odometer')} minimum={0} maximum={2_000_000} value={form.reading}
          hint={before === null ? undefined : say('cameWith', { what: format.distance(before.odometer.km) })}
          error={asked && form.reading === null ? say('fillIn') : undefined}
          onValueChange={(reading) => change({ reading })}
        />
        <PickOne
          label={say('unit')} value={form.unit} onValueChange={(unit) => unit !== null && change({ unit })}
          picks={mileageUnit.values.map((value) => ({ value, label: word(mileageUnit, value) }))}
        />
      </div>
      <NumberField
        label={say('keys')} minimum={0} maximum={keysMax} value={form.keyCount}
        hint={before === null ? undefined : say('cameWith', { what: say('keysOf', { count: before.keyCount }) })}
        error={asked && form.keyCount === null ? say('fillIn') : undefined}
        onValueChange={(keyCount) => change({ keyCount })}
      />
      <PickMany
        label={say('carPapers')} values={form.papers} onValuesChange={(papers) => change({ papers })}
        hint={before === null ? undefined : say('cameWith', {
          what: before.papers.map((one) => word(carPaper, one)).join(', ') || say('none'),
        })}
        picks={carPaper.values.map((value) => ({ value, label: word(carPaper, value) }))}
      />
    </>
  )
}

export const TakeoverSheet = ({ contract: { id, house }, onBehalf, onClose }: TakeoverProps) => {
  const say = useText('contracts')
  const photos = useSending('document')
  const proof = useSending('document')
  const [form, setForm] = useState<Form>({
    reading: null, unit: house?.checkedIn?.odometer.unit ?? 'Km', keyCount: null, papers: [], note: '',
  })
  const [asked, setAsked] = useState(false)
  const call = useAct(contractsCalls.confirmTakeover, { done: say('takeoverDone'), onDone: onClose })
  const { reading, unit, keyCount, papers, note } = form
  const proofId = onBehalf ? proof.ids[0] ?? null : null
  const { given, isWrong } = noteOf(note)
  const submit = () => {
    setAsked(true)
    if (reading === null || keyCount === null || isWrong || (onBehalf && proofId === null)) return
    call.mutate({
      params: { id }, body: {
        odometer: { reading: Math.trunc(reading), unit }, keyCount, papers: [...papers], photoIds: photos.ids, proofId,
        note: given ?? '',
      },
    })
  }
  return (
    <ActSheet
      title={say('takeover')} happens={say(onBehalf ? 'takeoverBehalfText' : 'takeoverText')} verb={say('takeoverVerb')}
      working={call.isPending || photos.isBusy || proof.isBusy} failure={call.error} onClose={onClose}
      onConfirm={submit}
    >
      <Fields
        form={form} asked={asked} house={house} change={(patch) => setForm((now) => ({ ...now, ...patch }))}
      />
      <FilesField
        sending={photos} label={say('takeoverPhotos')} optional accept={photoTypes} filesMax={takeoverPhotosMax}
      />
      {onBehalf && (
        <FilesField
          sending={proof} label={say('proof')} hint={say('proofHint')} filesMax={1}
          error={asked && proofId === null ? say('proofMissing') : undefined}
        />
      )}
      <NoteField value={note} onChange={(next) => setForm((now) => ({ ...now, note: next }))} asked={asked} />
    </ActSheet>
  )
}
