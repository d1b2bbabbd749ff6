// The presets: what each would change now, and for the owner the deed itself.
import { configPreset, type ConfigPreset } from '@bidyard/contract/enums/reference'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { hasRole, useViewer } from '../../../api/session.ts'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { useReadSearch } from '../../../ui/table/use-address.ts'
import { useTitle } from '../../../ui/use-title.ts'
import { useWide } from '../../../ui/use-wide.ts'
import { Trail } from '../../../ui/navigation/trail.tsx'
import { PresetPreview } from './preset-preview.tsx'
import { readPreset } from './preset-search.ts'
import { useConfigurationWords } from './use-configuration-words.ts'

export const PresetsScreen = (): ReactNode => {
  const { say, label } = useConfigurationWords()
  const navigate = useNavigate()
  const { preset = configPreset.values[0] } = useReadSearch(
    useSearch({ from: '/framed/office/configuration/presets' }), readPreset,
  )
  const wide = useWide()
  const isRoot = hasRole(useViewer(), 'root')
  useTitle(say('presetsTitle'))
  const choose = (next: ConfigPreset) =>
    void navigate({ to: '/office/configuration/presets', search: { preset: next }, replace: true })
  return (
    <>
      <PageHeader
        trail={<Trail to="/office/configuration">{say('title')}</Trail>}
        title={say('presetsTitle')}
        summary={say('presetsIntro')}
      />
      <div className="flex flex-col gap-4">
        {!isRoot && <InlineNotice>{say('onlyRoot')}</InlineNotice>}
        <RadioGroup
          label={say('presetsTitle')}
          labelHidden
          cards
          inRow={wide}
          value={preset}
          onValueChange={choose}
          options={configPreset.values.map((value) => ({
            value, label: label(configPreset.labels[value]), note: say(`preset.${value}`),
          }))}
        />
        <PresetPreview key={preset} preset={preset} isRoot={isRoot} />
      </div>
    </>
  )
}
