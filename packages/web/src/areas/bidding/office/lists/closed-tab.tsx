// Closed auctions for which a buyer is looked for: those whose sellers choose, or those that the office consults on.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { contractKind } from '@bidyard/contract/enums/contracts'
import type { ItemOf } from '@bidyard/contract/list'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { carName } from '../../../../text/car-name.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { RowCardLink } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { Due, Whose } from './turn.tsx'

type Process = ItemOf<typeof contractsCalls.listTradeProcesses>

const Chosen = ({ chosen }: Pick<Process, 'chosen'>) => {
  const format = useFormat()
  return chosen === null ? <>–</> : (
    <><span lang="ko">{chosen.shopName}</span> · <b className="figures">{format.price(chosen.amountWon)}</b></>
  )
}

const useColumns = (): readonly Column<Process>[] => {
  const say = useText('awards')
  const word = useWord()
  const format = useFormat()
  return useMemo(() => [
    {
      key: 'auctionNo', title: say('auctionNo'), widthPx: 128,
      cell: ({ id, auctionNo }) => <RowLink to="/office/auctions/$id" params={{ id }}>{auctionNo}</RowLink>,
    },
    { key: 'plate', title: say('plate'), widthPx: 108, cell: ({ carNumber }) => <b>{carNumber}</b> },
    {
      key: 'car', title: say('car'), widthPx: 150, grows: true,
      cell: ({ model }) => <span lang="ko">{carName(model, '–')}</span>,
    },
    { key: 'kind', title: say('kind'), widthPx: 84, cell: ({ kind }) => word(contractKind, kind) },
    { key: 'chosen', title: say('current'), widthPx: 200, cell: ({ chosen }) => <Chosen chosen={chosen} /> },
    { key: 'whose', title: say('whose'), widthPx: 92, cell: ({ whose }) => <Whose party={whose} /> },
    { key: 'due', title: say('due'), widthPx: 150, cell: ({ dueAt }) => <Due at={dueAt} /> },
    {
      key: 'closedAt', title: say('endedAt'), widthPx: 188, givesWay: 1,
      cell: ({ closedAt }) => <span className="figures">{format.dateTime(closedAt)}</span>,
    },
  ], [say, word, format])
}

export const ClosedTab = ({ tab }: { readonly tab: 'choosing' | 'consulting' }) => {
  const say = useText('awards')
  const word = useWord()
  const navigate = useNavigate()
  const columns = useColumns()
  const result = useEndless(contractsCalls.listTradeProcesses, {
    filter: { isConsulting: { eq: tab === 'consulting' } }, sort: [{ dueAt: 'asc' }],
  })
  return (
    <EndlessRows
      label={say(`tab.${tab}`)}
      result={result}
      columns={columns}
      onOpen={({ id }) => void navigate({ to: '/office/auctions/$id', params: { id } })}
      renderCard={({ id, carNumber, model, auctionNo, kind, chosen, whose, dueAt }) => (
        <RowCardLink
          to="/office/auctions/$id"
          params={{ id }}
          title={<>{carNumber} · <span lang="ko">{carName(model, '–')}</span></>}
          badge={<Whose party={whose} />}
          lines={[
            <span key="due" className="flex w-full items-center justify-between gap-3">
              <span><Chosen chosen={chosen} /></span>
              <Due at={dueAt} />
            </span>,
            <span key="no" className="figures text-sm text-ink-faint">{auctionNo} · {word(contractKind, kind)}</span>,
          ]}
        />
      )}
      empty={<EmptyState icon="done" title={say(`empty.${tab}`)} text={say('emptyText')} />}
    />
  )
}
