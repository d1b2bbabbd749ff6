// The sides of an entry: which account went up by how much on the left, and on the right.
import type { financeCalls } from '@bidyard/contract/calls/finance'
import { ledgerAccountKind, ledgerAct } from '@bidyard/contract/enums/finance'
import type { ItemOf } from '@bidyard/contract/list'
import { useText } from '../../../../text/use-text.ts'
import { useWord, type Word } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { PlainTable } from '../../../../ui/table/plain-table.tsx'

export type Entry = ItemOf<typeof financeCalls.listLedgerEntries>

export const debitOf = ({ postings }: Entry): number => postings.reduce((sum, { debitWon }) => sum + debitWon, 0)

export const sideWords = (word: Word, { postings }: Entry, side: 'debitWon' | 'creditWon'): string =>
  postings.filter((posting) => posting[side] > 0).map(({ account }) => word(ledgerAccountKind, account)).join(', ')

interface SidesProps {
  readonly entry: Entry
  /** Told apart by it where several stand on one page, the same act twice among them. */
  readonly place?: number | undefined
}

export const Sides = ({ entry, place }: SidesProps) => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  const shown = (won: number): string => (won === 0 ? '' : format.won(won))
  return (
    <PlainTable
      label={place === undefined ? say('sides') : `${place}. ${word(ledgerAct, entry.act)}: ${say('sides')}`}
      columns={[
        { key: 'account', title: say('account') },
        { key: 'debit', title: say('debit'), align: 'end', className: 'whitespace-nowrap' },
        { key: 'credit', title: say('credit'), align: 'end', className: 'whitespace-nowrap' },
      ]}
      rows={entry.postings.map(({ account, debitWon, creditWon }, index) => ({
        key: String(index), cells: [word(ledgerAccountKind, account), shown(debitWon), shown(creditWon)],
      }))}
    />
  )
}
