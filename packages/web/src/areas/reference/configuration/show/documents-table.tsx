// Which papers each kind of contract needs: papers down, kinds across.
import { contractDocument, contractKind } from '@bidyard/contract/enums/contracts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import type { SectionTitle } from '../places/sections.ts'
import type { RequiredDocuments } from '../places/value-types.ts'
import { PlainTable } from '../../../../ui/table/plain-table.tsx'
import { useConfigurationWords } from '../use-configuration-words.ts'
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

export const DocumentsTable = ({
  title,
  value,
}: {
  readonly title: SectionTitle
  readonly value: RequiredDocuments
}) => {
  const { say, label } = useConfigurationWords()
  return (
    <SectionFrame title={title} flush>
      <PlainTable
        label={say(title)}
        columns={[
          { key: 'document', title: say('documents') },
          ...contractKind.values.map((kind) => ({
            key: kind,
            title: label(contractKind.labels[kind]),
            align: 'center' as const,
            className: 'w-20',
          })),
        ]}
        rows={contractDocument.values.map((document) => ({
          key: document,
          cells: [
            label(contractDocument.labels[document]),
            ...contractKind.values.map((kind) => <Needed key={kind} needed={value[kind].includes(document)} />),
          ],
        }))}
      />
    </SectionFrame>
  )
}
