// One section of a key, to fill in; laid out as the one that is read.
import type { ConfigKey } from '@bidyard/contract/enums/reference'
import { GridTable } from '../show/grid-table.tsx'
import { SectionFrame } from '../show/section-frame.tsx'
import type { FieldsSection, GridSection, OwnSection, Section } from '../places/sections.ts'
import { useConfigurationWords } from '../use-configuration-words.ts'
import { CapsEdit } from './caps-edit.tsx'
import { DocumentsEdit } from './documents-edit.tsx'
import { FeeScalesEdit } from './fee-scales-edit.tsx'
import { PlaceField } from './fields/place-field.tsx'
import { SanctionsEdit } from './sanctions-edit.tsx'

interface Edited<Of> {
  readonly of: ConfigKey
  readonly section: Of
}

const Fields = ({ of, section }: Edited<FieldsSection>) => (
  <SectionFrame title={section.title}>
    <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
      {section.places.map(({ path, amount }) => <PlaceField key={path} of={of} path={path} amount={amount} />)}
    </div>
  </SectionFrame>
)

const Grid = ({ of, section }: Edited<GridSection>) => {
  const { say, name, part } = useConfigurationWords()
  return (
    <SectionFrame title={section.title} flush>
      <GridTable
        label={say(section.title)}
        corner={say(of === 'deadlines' ? 'duty' : 'columnName')}
        align="start"
        columns={section.columns.map((column) => ({ key: column, title: part(column) }))}
        rows={section.rows.map(({ path, cells }) => ({
          key: path,
          name: name(of, path),
          cells: cells.map((cell) => cell === null ? null : (
            <PlaceField key={cell.path} of={of} path={cell.path} amount={cell.amount} labelHidden />
          )),
        }))}
      />
    </SectionFrame>
  )
}

const Own = ({ section: { kind, title } }: { readonly section: OwnSection }) => {
  switch (kind) {
    case 'feeScales': return <FeeScalesEdit title={title} />
    case 'caps': return <CapsEdit title={title} />
    case 'documents': return <DocumentsEdit title={title} />
    case 'sanctions': return <SanctionsEdit title={title} />
  }
}

export const SectionEdit = ({ of, section }: Edited<Section>) => {
  switch (section.kind) {
    case 'fields': return <Fields of={of} section={section} />
    case 'grid': return <Grid of={of} section={section} />
    default: return <Own section={section} />
  }
}
