// The form of what each violation brings: the table that is read, with a dialog for each row.
import { violationDetailType, type ViolationDetailType } from '@bidyard/contract/enums/violations'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { differences } from '../places/differences.ts'
import { valueAt } from '../places/paths.ts'
import type { SectionTitle } from '../places/sections.ts'
import type { SanctionPresets } from '../places/value-types.ts'
import { SanctionsTable } from '../show/sanctions-table.tsx'
import { useConfigurationWords } from '../use-configuration-words.ts'
import type { FormValues } from './form-values.ts'
import { SanctionDialog } from './sanction-dialog.tsx'
import { usePart } from './use-part.ts'

export const SanctionsEdit = ({ title }: { readonly title: SectionTitle }) => {
  const { say, label, name } = useConfigurationWords()
  const { formState: { defaultValues } } = useFormContext<FormValues>()
  const { value, change, faults } = usePart<SanctionPresets>('presets')
  const [edited, setEdited] = useState<ViolationDetailType | null>(null)
  const began = valueAt(defaultValues, 'value.presets')
  return (
    <div className="flex flex-col gap-3">
      {faults.length > 0 && (
        <InlineNotice tone="closing" urgent title={say('fixFirst')}>
          <ul>
            {faults.map(({ path, message }) => (
              <li key={path}>
                {name('sanctions', `presets.${path}`)}: {message}
              </li>
            ))}
          </ul>
        </InlineNotice>
      )}
      <SanctionsTable
        title={title}
        value={value}
        isChanged={(violation) => differences(valueAt(began, violation), value[violation]).length > 0}
        renderAction={(violation) => (
          <IconButton
            small
            icon="edit"
            label={say('sanctionEdit', { violation: label(violationDetailType.labels[violation]) })}
            onClick={() => setEdited(violation)}
          />
        )}
      />
      {edited !== null && (
        <SanctionDialog
          violation={edited}
          preset={value[edited]}
          onClose={() => setEdited(null)}
          onTake={(preset) => {
            change({ ...value, [edited]: preset })
            setEdited(null)
          }}
        />
      )}
    </div>
  )
}
