// The values of one group with their words in both languages, and the codes that outside systems use for them.
import type { CommonCode } from '@bidyard/contract/shapes/common-codes'
import { useState, type ReactNode } from 'react'
import { useText } from '../../../text/use-text.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { whenAsked } from '../../../ui/later.tsx'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import { Code } from '../../../ui/show/code.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { useLabel } from '../../../text/use-label.ts'
import type { CommonCodeItem } from './find-groups.ts'

const EditValueDialog = whenAsked(async () => (await import('./edit-value-dialog.tsx')).EditValueDialog)

const systems = [
  'KbChaChaCha',
  'CarHistory',
  'AutoBegins',
  'TossPayments',
  'KgInicis',
] as const satisfies readonly (keyof CommonCodeItem['sources'])[]

const hasSources = ({ items }: CommonCode): boolean => items.some(({ sources }) => Object.keys(sources).length > 0)

const Sources = ({ item: { sources } }: { readonly item: CommonCodeItem }) => {
  const say = useText('reference')
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-0.5 text-sm">
      {systems.flatMap((system) => {
        const codes = sources[system] ?? []
        return codes.length === 0 ? [] : [
          <span key={system} className="whitespace-nowrap text-ink-faint">
            {say(`system.${system}`)} <b className="figures font-semibold text-ink-soft">{codes.join(', ')}</b>
          </span>,
        ]
      })}
    </span>
  )
}

const State = ({ isActive }: { readonly isActive: boolean }) => {
  const say = useText('reference')
  return isActive ? <Badge tone="done">{say('offered')}</Badge> : <Badge>{say('notOffered')}</Badge>
}

interface RowsProps {
  readonly group: CommonCode
  readonly marked: ReadonlySet<string> | null
  readonly renderEdit: (item: CommonCodeItem) => ReactNode
}

const WideRows = ({ group, marked, renderEdit }: RowsProps) => {
  const say = useText('reference')
  const label = useLabel()
  const withSources = hasSources(group)
  return (
    <PlainTable
      label={label(group.name)}
      columns={[
        { key: 'order', title: say('order'), align: 'end', className: 'w-14' },
        { key: 'korean', title: say('korean') },
        { key: 'english', title: say('english') },
        { key: 'code', title: say('code') },
        ...(withSources ? [{ key: 'sources', title: say('sources') }] : []),
        { key: 'state', title: say('state'), className: 'w-24' },
        { key: 'edit', title: '', className: 'w-12' },
      ]}
      rowHeads={false}
      rows={group.items.map((item) => ({
        key: item.value,
        marked: marked?.has(item.value) ?? false,
        cells: [
          <span key="order" className="text-ink-faint">{item.sortOrder}</span>,
          <span key="ko" className="font-semibold">{item.label.ko}</span>,
          item.label.en,
          <Code key="code">{item.value}</Code>,
          ...(withSources ? [<Sources key="sources" item={item} />] : []),
          <State key="state" isActive={item.isActive} />,
          renderEdit(item),
        ],
      }))}
    />
  )
}

const NarrowRows = ({ group, marked, renderEdit }: RowsProps) => (
  <ol className="divide-y divide-line">
    {group.items.map((item) => (
      <li
        key={item.value}
        className={classNames(
          'flex items-start gap-3 py-2.5 pr-2 pl-4',
          marked?.has(item.value) === true && 'bg-waiting-soft',
        )}
      >
        <span className="figures w-5 pt-0.5 text-right text-sm text-ink-faint">{item.sortOrder}</span>
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="flex flex-wrap items-center gap-x-2">
            <b className="font-semibold">{item.label.ko}</b>
            {!item.isActive && <State isActive={false} />}
          </span>
          <span className="text-md text-ink-soft">{item.label.en}</span>
          <Code>{item.value}</Code>
          <Sources item={item} />
        </div>
        {renderEdit(item)}
      </li>
    ))}
  </ol>
)

interface GroupValuesProps {
  readonly group: CommonCode
  readonly marked: ReadonlySet<string> | null
}

export const GroupValues = ({ group, marked }: GroupValuesProps) => {
  const say = useText('reference')
  const label = useLabel()
  const wide = useWide()
  const [edited, setEdited] = useState<CommonCodeItem | null>(null)
  const Rows = wide ? WideRows : NarrowRows
  return (
    <Card {...(wide ? { title: label(group.name), note: <Code>{group.code}</Code> } : {})} flush>
      <div className="md:pt-2">
        <Rows
          group={group}
          marked={marked}
          renderEdit={(item) => (
            <IconButton
              key="edit"
              small
              icon="edit"
              label={say('editValue', { name: label(item.label) })}
              onClick={() => setEdited(item)}
            />
          )}
        />
      </div>
      {edited !== null && (
        <EditValueDialog key={edited.value} group={group} item={edited} onClose={() => setEdited(null)} />
      )}
    </Card>
  )
}
