// Which papers each kind of contract needs: papers down, kinds across.
import { Icon } from '../../../../ui/icon/icon.tsx'
import type { SectionTitle } from '../places/sections.ts'
import type { RequiredDocuments } from '../places/value-types.ts'
import { useConfigurationWords } from '../use-configuration-words.ts'
import { DocumentsGrid } from './documents-grid.tsx'
import { SectionFrame } from './section-frame.tsx'

const Needed = ({ needed }: { readonly needed: boolean }) => {
  const { say } = useConfigurationWords()
  return needed ? (
    <span className="inline-flex text-done-ink">
      <Icon name="check" />
      <span className="sr-only">{say('documentNeeded')}</span>
    </span>
  ) : (
    <span className="text-ink-faint">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{say('documentNotNeeded')}</span>
    </span>
  )
}

interface DocumentsTableProps {
  readonly title: SectionTitle
  readonly value: RequiredDocuments
}

export const DocumentsTable = ({ title, value }: DocumentsTableProps) => (
  <SectionFrame title={title} flush>
    <DocumentsGrid
      title={title}
      renderCell={(kind, document) => <Needed key={kind} needed={value[kind].includes(document)} />}
    />
  </SectionFrame>
)
