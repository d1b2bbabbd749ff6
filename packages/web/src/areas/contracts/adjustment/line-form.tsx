// One line of a price cut: what, how many, how much, where, and the photos that show it.
import { wantsPlace } from '@bidyard/contract/shapes/contracts/price-cut'
import { tradeAdjustmentLineItemKind, type TradeAdjustmentLineItemKind } from '@bidyard/contract/enums/bidding'
import { adjustmentBounds } from '@bidyard/contract/shapes/contracts/bounds'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { FilesField, photoTypes, useSending } from '../parts/files-field.tsx'
import { NoteField, noteOf } from '../parts/note-field.tsx'
import { useCapHint } from './cap-hint.ts'
import { capOf, faultOf, type TypedLine } from './cut-rules.ts'
import { DamageField } from './damage-field.tsx'
import type { Told } from './told-damage.ts'
import type { Adjustment } from './use-adjustment.ts'

interface LineFormProps {
  readonly adjustment: Adjustment
  readonly others: readonly TypedLine[]
  readonly told: Told
  readonly onAdd: (line: TypedLine) => void
  readonly onCancel: () => void
}

export const LineForm = ({ adjustment, others, told, onAdd, onCancel }: LineFormProps) => {
  const say = useText('contracts')
  const word = useWord()
  const hintOf = useCapHint(adjustment)
  const photos = useSending('contractAdjustmentLineItemImage')
  const [kind, setKind] = useState<TradeAdjustmentLineItemKind>('tire')
  const [units, setUnits] = useState<number | null>(1)
  const [won, setWon] = useState<number | null>(null)
  const [damages, setDamages] = useState<TypedLine['damages']>([])
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const cap = capOf(adjustment, kind)
  const isCounted = cap !== undefined && cap.perUnitWon !== null
  const [key] = useState(() => crypto.randomUUID())
  const line: TypedLine = {
    key, kind, units: isCounted ? units ?? 1 : 1, amountWon: won ?? 0, damages, note: note.trim(), photoIds: photos.ids,
  }
  const fault = faultOf(adjustment, others, line)
  const said = (...faults: readonly (typeof fault)[]) =>
    (asked && fault !== null && faults.includes(fault) ? say(`cutFault.${fault}`) : undefined)
  const add = () => {
    setAsked(true)
    if (fault === null && !photos.isBusy && !noteOf(note).isWrong) onAdd(line)
  }
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line-strong p-3.5">
      <Select
        label={say('cutKind')} value={kind} onValueChange={(next) => next !== null && setKind(next)}
        options={tradeAdjustmentLineItemKind.values.map((value) => ({
          value, label: word(tradeAdjustmentLineItemKind, value),
        }))}
        hint={hintOf(kind)}
      />
      {isCounted && (
        <NumberField
          label={say('cutUnits')} minimum={1} maximum={cap.unitsMax} value={units} onValueChange={setUnits}
          error={said('units')}
        />
      )}
      <MoneyField
        label={say('cutAmount')} unit="won" value={won} onValueChange={setWon}
        error={said('amount', 'perUnit', 'kindTotal', 'total')}
      />
      {wantsPlace(kind) && <DamageField value={damages} onChange={setDamages} told={told} />}
      {said('place') !== undefined && <p role="alert" className="text-sm text-closing-ink">{said('place')}</p>}
      <FilesField
        sending={photos} label={say('cutPhotos')} hint={say('cutPhotosHint')} accept={photoTypes}
        filesMax={adjustmentBounds.photosPerLine} error={said('photos')}
      />
      <NoteField value={note} onChange={setNote} asked={asked} label={say('cutNote')} hint={say('cutNoteHint')} />
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={onCancel}>{say('cutLineCancel')}</Button>
        <Button variant="primary" loading={photos.isBusy} onClick={add}>{say('cutLineAdd')}</Button>
      </div>
    </div>
  )
}
