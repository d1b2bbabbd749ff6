// One entry of the ledger whole: its sides, what it came from, and what took it back.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { ledgerAct } from '@bidyard/contract/enums/finance'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Sheet } from '../../../../ui/overlay/sheet.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { ShopLink } from '../parts/shop-link.tsx'
import { Sides, type Entry } from './sides.tsx'

const Anchor = (props: ComponentProps<'a'>) => (
  <a {...props} className="rounded-sm font-semibold text-action-ink hover:underline">{props.children}</a>
)

/** To another entry, while the list behind stays as it is. */
export const EntryLink = createLink(Anchor)

const Whole = ({ entry }: { readonly entry: Entry }) => {
  const say = useText('money')
  const format = useFormat()
  const { id, shopId, shopName, subject, subjectId, reversesId, reversedById, reason, author, happenedAt } = entry
  const links = [
    ...(reversesId === null ? [] : [
      { key: 'reverses', name: say('reverses'), value: toEntry(reversesId, say('openEntry')) },
    ]),
    ...(reversedById === null ? [] : [
      { key: 'reversed', name: say('reversedBy'), value: toEntry(reversedById, say('openEntry')) },
    ]),
  ]
  return (
    <div className="flex flex-col gap-5">
      <div className="-mx-5"><Sides entry={entry} /></div>
      <KeyValueList
        facts={[
          { key: 'when', name: say('happenedAt'), value: format.dateTime(happenedAt) },
          { key: 'shop', name: say('shop'), value: <ShopLink shopId={shopId} name={shopName} /> },
          ...(subject === 'amount' ? [{
            key: 'amount', name: say('what'),
            value: <RowLink to="/office/money/amounts/$id" params={{ id: subjectId }}>{say('toAmount')}</RowLink>,
          }] : []),
          ...links,
          { key: 'by', name: say('by'), value: author.name ?? say('system') },
          { key: 'reason', name: say('why'), value: reason ?? '–' },
        ]}
      />
      <p className="text-sm break-all text-ink-faint">{entry.source}<br />{id}</p>
    </div>
  )
}

const toEntry = (entry: string, label: string) => (
  <EntryLink to="/office/money/ledger" search={{ entry }}>{label}</EntryLink>
)

interface EntrySheetProps {
  readonly id: string
  readonly onClose: () => void
}

export const EntrySheet = ({ id, onClose }: EntrySheetProps) => {
  const say = useText('money')
  const word = useWord()
  const wordsFor = useFailureWords()
  const read = useRead(financeCalls.getLedgerEntry, { params: { id } })
  const entry = read.data?.id === id ? read.data : undefined
  return (
    <Sheet
      open
      inAddress
      onOpenChange={(open) => !open && onClose()}
      title={entry === undefined ? say('entry') : word(ledgerAct, entry.act)}
    >
      {entry !== undefined ? <Whole entry={entry} /> : read.error !== null
        ? <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
        : <div aria-busy="true"><Skeleton className="h-64 rounded-lg" /></div>}
    </Sheet>
  )
}
