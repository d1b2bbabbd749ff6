// One section of a key, to read.
import type { ConfigShown } from '@bidyard/contract/shapes/configuration/configuration'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { valueAt } from '../places/paths.ts'
import type { FieldsSection, GridSection, OwnSection, Section } from '../places/sections.ts'
import { useConfigurationWords } from '../use-configuration-words.ts'
import { CapsTable } from './caps-table.tsx'
import { DocumentsTable } from './documents-table.tsx'
import { FeeScales } from './fee-scales.tsx'
import { GridTable } from './grid-table.tsx'
import { SanctionsTable } from './sanctions-table.tsx'
import { SectionFrame } from './section-frame.tsx'

/** A key with its value, in force or of an older version. */
export type KeyAndValue = ConfigShown extends infer One
  ? One extends ConfigShown
    ? Pick<One, 'key' | 'value'>
    : never
  : never

interface Shown<Of> {
  readonly config: KeyAndValue
  readonly section: Of
}

const Fields = ({ config: { key, value }, section }: Shown<FieldsSection>) => {
  const { name, write } = useConfigurationWords()
  return (
    <SectionFrame title={section.title}>
      <KeyValueList
        columns={section.places.length > 1 ? 2 : 1}
        facts={section.places.map(({ path, amount }) => ({
          key: path, name: name(key, path), value: write(valueAt(value, path), amount),
        }))}
      />
    </SectionFrame>
  )
}

const Grid = ({ config: { key, value }, section }: Shown<GridSection>) => {
  const { say, name, part, write } = useConfigurationWords()
  return (
    <SectionFrame title={section.title} flush>
      <GridTable
        label={say(section.title)}
        short
        corner={say(key === 'deadlines' ? 'duty' : 'columnName')}
        columns={section.columns.map((column) => ({ key: column, title: part(column) }))}
        rows={section.rows.map(({ path, cells }) => ({
          key: path,
          name: name(key, path),
          cells: cells.map((cell) => (cell === null ? null : write(valueAt(value, cell.path), cell.amount))),
        }))}
      />
    </SectionFrame>
  )
}

/** The key of a value tells its type, so that these parts need no trust. */
const Own = ({ config, section: { title } }: Shown<OwnSection>) => {
  switch (config.key) {
    case 'fees': return <FeeScales title={title} value={config.value.successBidFee} />
    case 'contractTradeAdjustment': return <CapsTable title={title} value={config.value.lineItems} />
    case 'contractScreening': return <DocumentsTable title={title} value={config.value.requiredDocuments} />
    case 'sanctions': return <SanctionsTable title={title} value={config.value.presets} />
    default: return null
  }
}

export const SectionView = ({ config, section }: Shown<Section>) => {
  switch (section.kind) {
    case 'fields': return <Fields config={config} section={section} />
    case 'grid': return <Grid config={config} section={section} />
    default: return <Own config={config} section={section} />
  }
}
