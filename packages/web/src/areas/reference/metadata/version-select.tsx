// Chooses which version of a document of metadata is shown.
import { useText } from '../../../text/use-text.ts'
import { Select } from '../../../ui/choice/select.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import type { MetadataVersionRow } from './kind-screen.tsx'

interface VersionSelectProps {
  readonly version: number
  readonly versions: readonly MetadataVersionRow[]
  readonly onChoose: (version: number) => void
}

export const VersionSelect = ({ version, versions, onChoose }: VersionSelectProps) => {
  const say = useText('reference')
  const format = useFormat()
  return (
    <Select
      label={say('versions')}
      labelHidden
      className="min-w-48"
      options={versions.map((one) => ({
        value: String(one.version),
        label: say('version', { version: one.version }),
        note: format.dateTime(one.createdAt),
      }))}
      value={String(version)}
      onValueChange={(value) => value !== null && onChoose(Number(value))}
    />
  )
}
