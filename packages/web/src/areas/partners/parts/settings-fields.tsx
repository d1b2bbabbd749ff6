// The settings of a partner: who acts, the way back into its app, and who may show our pages.
import { useText } from '../../../text/use-text.ts'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { SettingsFaults, SettingsValues } from './settings-values.ts'

interface SettingsFieldsProps {
  readonly values: SettingsValues
  readonly faults: SettingsFaults
  readonly onChange: (values: SettingsValues) => void
}

export const SettingsFields = ({ values, faults, onChange }: SettingsFieldsProps) => {
  const say = useText('partners')
  return (
    <>
      <RadioGroup
        cards
        label={say('whoActs')}
        options={[
          { value: 'no', label: say('customersThemselves'), note: say('customersThemselvesNote') },
          { value: 'yes', label: say('actsForCustomers'), note: say('actsForCustomersNote') },
        ]}
        value={values.mayActForCustomers ? 'yes' : 'no'}
        onValueChange={(value) => onChange({ ...values, mayActForCustomers: value === 'yes' })}
      />
      <TextField
        optional
        label={say('deepLink')}
        hint={say('deepLinkHint')}
        placeholder="samplebank://cars/{exhibitId}"
        inputClassName="font-mono"
        autoComplete="off"
        value={values.deepLink}
        error={faults.deepLink === undefined ? undefined : say(faults.deepLink)}
        onChange={({ target }) => onChange({ ...values, deepLink: target.value })}
      />
      <TextArea
        optional
        label={say('ancestors')}
        hint={say('ancestorsHint')}
        rows={2}
        placeholder="https://app.example.com"
        value={values.ancestors}
        error={faults.ancestors === undefined ? undefined : say(faults.ancestors)}
        onChange={({ target }) => onChange({ ...values, ancestors: target.value })}
      />
    </>
  )
}
