// The papers that contracts need, papers down and kinds across, with what is shown for each pair.
import {
  contractDocument, contractKind, type ContractDocument, type ContractKind,
} from '@bidyard/contract/enums/contracts'
import type { ReactNode } from 'react'
import { PlainTable } from '../../../../ui/table/plain-table.tsx'
import type { SectionTitle } from '../places/sections.ts'
import { useConfigurationWords } from '../use-configuration-words.ts'

interface DocumentsGridProps {
  readonly title: SectionTitle
  readonly renderCell: (kind: ContractKind, document: ContractDocument) => ReactNode
}

export const DocumentsGrid = ({ title, renderCell }: DocumentsGridProps) => {
  const { say, label } = useConfigurationWords()
  return (
    <PlainTable
      label={say(title)}
      columns={[
        { key: 'document', title: say('documents') },
        ...contractKind.values.map((kind) => ({
          key: kind, title: label(contractKind.labels[kind]), align: 'center' as const, className: 'w-20',
        })),
      ]}
      rows={contractDocument.values.map((document) => ({
        key: document,
        cells: [
          label(contractDocument.labels[document]), ...contractKind.values.map((kind) => renderCell(kind, document)),
        ],
      }))}
    />
  )
}
