// A code set of an outside company: group by group, each code with its words and the value of ours that it means.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import type { CodeSetDocument, OutsideGroup } from '@bidyard/contract/shapes/metadata/code-set'
import { useMemo } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { matches } from '../../../../ui/choice/matches.ts'
import { SearchField } from '../../../../ui/form/search-field.tsx'
import { formatNumber } from '../../../../ui/format/number.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import { useWide } from '../../../../ui/use-wide.ts'
import { Code } from '../../../../ui/show/code.tsx'
import { NothingFound } from '../../parts/nothing-found.tsx'
import { useLabel } from '../../../../text/use-label.ts'
import { useFind } from '../use-find.ts'

type OutsideCode = OutsideGroup['items'][number]

/** What our own values are called, for the groups that are tied to an enumeration. */
const useOurWords = () => {
  const label = useLabel()
  const codes = useRead(referenceCalls.listCommonCodes, {})
  return useMemo(() => {
    const words = new Map(codes.data?.items.flatMap(({ code, items }) =>
      items.map((item) => [`${code} ${item.value}`, label(item.label)] as const)))
    return (enumeration: string | null, value: string | null) => words.get(`${enumeration ?? ''} ${value ?? ''}`)
  }, [codes.data, label])
}

const Ours = ({ ours, word }: { readonly ours: string | null; readonly word: string | undefined }) => {
  const say = useText('reference')
  if (ours === null) return <span className="text-ink-faint">{say('oursNone')}</span>
  return (
    <span className="flex items-baseline gap-2 overflow-hidden">
      {word !== undefined && <span>{word}</span>}
      <Code>{ours}</Code>
    </span>
  )
}

const codeCell = ({ value }: OutsideCode) => <Code>{value}</Code>
const koreanCell = ({ label }: OutsideCode) => <b className="font-semibold">{label.ko}</b>
const oursCell = (ours: string | null, word: string | undefined) => <Ours ours={ours} word={word} />

const GroupCard = ({ group }: { readonly group: OutsideGroup }) => {
  const say = useText('reference')
  const label = useLabel()
  const wordOf = useOurWords()
  const wide = useWide()
  const name = label(group.name)
  return (
    <Card title={name} note={say('count', { count: formatNumber(group.items.length) })} flush>
      <DataTable
        className="mt-2 rounded-none! border-x-0! border-b-0!"
        dense
        label={say('codesOf', { name })}
        rows={group.items}
        rowKey={({ value }) => value}
        // Long sets scroll inside their card and draw only what is in view.
        height={group.items.length > 60 ? '36rem' : undefined}
        columns={[
          {
            key: 'value',
            title: say('code'),
            widthPx: wide ? 120 : 84,
            cell: codeCell,
            sortBy: ({ value }) => value,
          },
          {
            key: 'ko',
            title: say('korean'),
            widthPx: wide ? 240 : 130,
            cell: koreanCell,
            sortBy: (item) => item.label.ko,
          },
          {
            key: 'en',
            title: say('english'),
            widthPx: 240,
            wideOnly: true,
            cell: (item) => item.label.en,
            sortBy: (item) => item.label.en,
          },
          {
            key: 'ours',
            title: say('ours'),
            widthPx: wide ? 200 : 130,
            grows: true,
            cell: ({ ours }) => oursCell(ours, wordOf(group.enumeration, ours)),
            sortBy: ({ ours }) => ours,
          },
        ]}
      />
    </Card>
  )
}

const isFound = ({ value, label, ours }: OutsideCode, find: string): boolean =>
  [value, label.ko, label.en, ours ?? ''].some((text) => matches(text, find))

export const CodeSetView = ({ document }: { readonly document: CodeSetDocument }) => {
  const say = useText('reference')
  const { find, search } = useFind()
  const groups = useMemo(() => find.trim() === '' ? document.groups : document.groups
    .map((group) => ({ ...group, items: group.items.filter((item) => isFound(item, find)) }))
    .filter(({ items }) => items.length > 0), [document, find])
  return (
    <div className="flex flex-col gap-4">
      <SearchField
        className="max-w-md"
        label={say('codeFind')} labelHidden placeholder={say('codeFind')} value={find} onSearch={search}
      />
      {groups.length === 0 && <Card><NothingFound find={find} onClear={() => search('')} /></Card>}
      {groups.map((group) => <GroupCard key={group.code} group={group} />)}
    </div>
  )
}
