// Contracts under way: whose turn it is, and by when; what is due first stands on top.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { contractStep } from '@bidyard/contract/enums/contracts'
import type { ItemOf } from '@bidyard/contract/list'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { RowCardLink } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { carName } from '../../../../text/car-name.ts'
import { Due, Whose } from './turn.tsx'

type Contract = ItemOf<typeof contractsCalls.listContracts>

const useColumns = (): readonly Column<Contract>[] => {
  const say = useText('awards')
  const word = useWord()
  const format = useFormat()
  return useMemo(() => [
    {
      key: 'contractNo', title: say('contractNo'), widthPx: 132,
      cell: ({ id, contractNo }) => <RowLink to="/office/contracts/$id" params={{ id }}>{contractNo}</RowLink>,
    },
    { key: 'plate', title: say('plate'), widthPx: 108, cell: ({ carNumber }) => <b>{carNumber}</b> },
    {
      key: 'car', title: say('car'), widthPx: 150, grows: true,
      cell: ({ model }) => <span lang="ko">{carName(model, '–')}</span>,
    },
    { key: 'shop', title: say('shop'), widthPx: 130, cell: ({ shopName }) => <span lang="ko">{shopName ?? '–'}</span> },
    {
      key: 'amount', title: say('amount'), widthPx: 130, align: 'end',
      cell: ({ priceWon, amountWon }) => <b className="figures">{format.price(priceWon ?? amountWon)}</b>,
    },
    { key: 'step', title: say('step'), widthPx: 120, cell: ({ state }) => word(contractStep, state) },
    { key: 'whose', title: say('whose'), widthPx: 92, cell: ({ duty }) => <Whose party={duty?.whose ?? null} /> },
    { key: 'due', title: say('due'), widthPx: 150, cell: ({ duty }) => <Due at={duty?.dueAt ?? null} /> },
  ], [say, word, format])
}

export const ContractsTab = () => {
  const say = useText('awards')
  const word = useWord()
  const format = useFormat()
  const navigate = useNavigate()
  const columns = useColumns()
  const result = useEndless(contractsCalls.listContracts, {
    filter: { state: { notIn: ['done', 'cancelled'] } }, sort: [{ dueAt: 'asc' }],
  })
  return (
    <EndlessRows
      label={say('tab.contracts')}
      result={result}
      columns={columns}
      onOpen={({ id }) => void navigate({ to: '/office/contracts/$id', params: { id } })}
      renderCard={(contract) => (
        <RowCardLink
          to="/office/contracts/$id"
          params={{ id: contract.id }}
          title={<>{contract.carNumber} · <span lang="ko">{carName(contract.model, '–')}</span></>}
          badge={<Badge tone="action">{word(contractStep, contract.state)}</Badge>}
          lines={[
            <span key="amount" className="flex w-full items-center justify-between gap-3">
              <b className="figures">{format.price(contract.priceWon ?? contract.amountWon)}</b>
              <Due at={contract.duty?.dueAt ?? null} />
            </span>,
            <span key="no" className="text-sm text-ink-faint">
              <span className="figures">{contract.contractNo}</span> · <span lang="ko">{contract.shopName}</span>
            </span>,
          ]}
        />
      )}
      empty={<EmptyState icon="done" title={say('empty.contracts')} text={say('emptyText')} />}
    />
  )
}
