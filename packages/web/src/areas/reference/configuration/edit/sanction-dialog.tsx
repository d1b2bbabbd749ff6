// Changes what one violation brings; nothing is saved before the whole form is.
import {
  bidRestriction, depositDeduction, violationDetailType, violationEscalation, type ViolationDetailType,
} from '@bidyard/contract/enums/violations'
import type { Enumeration } from '@bidyard/contract/enumeration'
import { useState } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { Select } from '../../../../ui/choice/select.tsx'
import { Switch } from '../../../../ui/choice/switch.tsx'
import { NumberField } from '../../../../ui/form/number-field.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { useText } from '../../../../text/use-text.ts'
import type { SanctionPreset } from '../places/value-types.ts'
import { useConfigurationWords } from '../use-configuration-words.ts'

interface SanctionDialogProps {
  readonly violation: ViolationDetailType
  readonly preset: SanctionPreset
  readonly onClose: () => void
  readonly onTake: (preset: SanctionPreset) => void
}

/** Days belong to a restriction for a time; a conditional one ends with the act. */
const hasDays = ({ restriction, escalation }: SanctionPreset): boolean =>
  restriction === 'warning' && escalation !== 'conditionalRelease'

const useOptions = () => {
  const { label } = useConfigurationWords()
  return <Value extends string>({ values, labels }: Enumeration<string, Value>) =>
    values.map((value) => ({ value, label: label(labels[value]) }))
}

export const SanctionDialog = ({ violation, preset, onClose, onTake }: SanctionDialogProps) => {
  const { say, label } = useConfigurationWords()
  const sayUi = useText('ui')
  const optionsOf = useOptions()
  const [typed, setTyped] = useState(preset)
  const [points, setPoints] = useState<number | null>(preset.points)
  const [days, setDays] = useState<number | null>(preset.restrictionDays ?? 30)
  const take = () => {
    if (points === null || (hasDays(typed) && days === null)) return
    onTake({ ...typed, points, restrictionDays: hasDays(typed) ? days : null })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('sanctionEdit', { violation: label(violationDetailType.labels[violation]) })}
      footer={
        <>
          <Button onClick={onClose}>{sayUi('cancel')}</Button>
          <Button variant="primary" onClick={take}>{say('sanctionTake')}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Switch
          label={say('part.isInForce')} checked={typed.isInForce}
          onCheckedChange={(isInForce) => setTyped({ ...typed, isInForce })}
        />
        <NumberField
          label={say('part.points')} unit={say('short.points')} minimum={0} maximum={1_000} value={points}
          onValueChange={setPoints} error={points === null ? say('issue.missing') : undefined}
        />
        <Select
          label={say('part.escalation')} options={optionsOf(violationEscalation)} value={typed.escalation}
          onValueChange={(escalation) => escalation !== null && setTyped({ ...typed, escalation })}
        />
        <Select
          label={say('part.restriction')} options={optionsOf(bidRestriction)} value={typed.restriction}
          onValueChange={(restriction) => restriction !== null && setTyped({ ...typed, restriction })}
        />
        {hasDays(typed) && (
          <NumberField
            label={say('part.restrictionDays')} unit={say('short.days')} minimum={1} maximum={3_650} value={days}
            onValueChange={setDays} error={days === null ? say('issue.missing') : undefined}
          />
        )}
        <Select
          label={say('part.deduction')} options={optionsOf(depositDeduction)} value={typed.deduction}
          onValueChange={(deduction) => deduction !== null && setTyped({ ...typed, deduction })}
        />
      </div>
    </Dialog>
  )
}
