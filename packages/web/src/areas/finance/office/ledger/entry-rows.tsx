// An entry of the ledger in the list: as a row of the table, and as a card on phones.
import { ledgerAct } from '@bidyard/contract/enums/finance'
import { useMemo } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { RowCardLink } from '../../../../ui/table/row-card.tsx'
import { debitOf, sideWords, type Entry } from './sides.tsx'

const Reversal = ({ entry: { reversesId, reversedById } }: { readonly entry: Entry }) => {
  const say = useText('money')
  if (reversedById !== null) return <Badge>{say('wasReversed')}</Badge>
  return reversesId === null ? null : <Badge tone="waiting" icon="rotate">{say('isReversal')}</Badge>
}

export const useEntryColumns = (): readonly Column<Entry>[] => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  return useMemo(() => [
    {
      key: 'happenedAt', title: say('happenedAt'), widthPx: 176, sortable: true,
      cell: ({ happenedAt }) => <span className="figures">{format.dateTime(happenedAt)}</span>,
    },
    {
      key: 'act', title: say('ledgerAct'), widthPx: 112, englishPx: 136,
      cell: ({ act }) => <b>{word(ledgerAct, act)}</b>,
    },
    { key: 'shop', title: say('shop'), widthPx: 120, cell: ({ shopName }) => shopName ?? '–' },
    { key: 'won', title: say('won'), widthPx: 124, align: 'end', cell: (entry) => <b>{format.won(debitOf(entry))}</b> },
    {
      key: 'debit', title: say('debit'), widthPx: 140, grows: true,
      cell: (entry) => sideWords(word, entry, 'debitWon'),
    },
    {
      key: 'credit', title: say('credit'), widthPx: 150, grows: true,
      cell: (entry) => sideWords(word, entry, 'creditWon'),
    },
    {
      key: 'reversal', title: say('reversal'), widthPx: 100, englishPx: 116,
      cell: (entry) => <Reversal entry={entry} />,
    },
  ], [say, word, format])
}

export const EntryCard = ({ entry }: { readonly entry: Entry }) => {
  const word = useWord()
  const format = useFormat()
  return (
    <RowCardLink
      to="."
      search={(search: object) => ({ ...search, entry: entry.id })}
      resetScroll={false}
      title={[word(ledgerAct, entry.act), entry.shopName].filter((one) => one !== null).join(' · ')}
      badge={<Reversal entry={entry} />}
      lines={[
        <b key="won" className="figures text-base text-ink">{format.won(debitOf(entry))}</b>,
        <span key="sides" className="text-sm">
          {sideWords(word, entry, 'debitWon')} / {sideWords(word, entry, 'creditWon')}
        </span>,
        <span key="when" className="figures text-sm text-ink-faint">{format.dateTime(entry.happenedAt)}</span>,
      ]}
    />
  )
}
