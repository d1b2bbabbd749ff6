// The form of the papers that each kind of contract needs.
import {
  contractDocument,
  contractKind,
  type ContractDocument,
  type ContractKind,
} from '@bidyard/contract/enums/contracts'
import { Checkbox } from '../../../../ui/choice/checkbox.tsx'
import { FieldError } from '../../../../ui/form/field-notes.tsx'
import type { SectionTitle } from '../places/sections.ts'
import type { RequiredDocuments } from '../places/value-types.ts'
import { DocumentsGrid } from '../show/documents-grid.tsx'
import { SectionFrame } from '../show/section-frame.tsx'
import { useConfigurationWords } from '../use-configuration-words.ts'
import { usePart } from './use-part.ts'

export const DocumentsEdit = ({ title }: { readonly title: SectionTitle }) => {
  const { label } = useConfigurationWords()
  const { value, change, faults } = usePart<RequiredDocuments>('requiredDocuments')
  const toggle = (kind: ContractKind, document: ContractDocument, needed: boolean) => {
    const wanted = new Set(value[kind])
    if (needed) wanted.add(document)
    else wanted.delete(document)
    // Always in the same order, so that only what differs counts as a change.
    change({ ...value, [kind]: contractDocument.values.filter((one) => wanted.has(one)) })
  }
  return (
    <SectionFrame title={title} flush>
      <DocumentsGrid
        title={title}
        renderCell={(kind, document) => (
          <Checkbox
            key={kind}
            label={`${label(contractKind.labels[kind])} · ${label(contractDocument.labels[document])}`}
            labelHidden
            className="justify-center"
            checked={value[kind].includes(document)}
            onCheckedChange={(needed) => toggle(kind, document, needed)}
          />
        )}
      />
      {faults.map(({ path, message }) => (
        <p key={path} className="px-4 py-2 md:px-5">
          <FieldError>
            {contractKind.values.filter((kind) => kind === path).map((kind) => `${label(contractKind.labels[kind])}: `)}
            {message}
          </FieldError>
        </p>
      ))}
    </SectionFrame>
  )
}
