// Contracts in the office: what is due first on top, narrowed by kind, step, whose turn it is, and what is late.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import {
  contractAttention, contractKind, contractStep, dutyParty, screeningState,
} from '@bidyard/contract/enums/contracts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState, type ReactNode } from 'react'
import { ExportButton } from '../../../api/exports/export-button.tsx'
import { useEndless } from '../../../api/list/use-endless.ts'
import { serverNow, useServerOffset } from '../../../api/server-time.ts'
import { carName } from '../../../text/car-name.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { FilterChip } from '../../../ui/choice/filter-chip.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Badge } from '../../../ui/show/badge.tsx'
import { Countdown } from '../../../ui/show/countdown.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ChoiceFilter } from '../../../ui/table/choice-filter.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { EndlessRows } from '../../../ui/table/endless-rows.tsx'
import { FilterBar } from '../../../ui/table/filter-bar.tsx'
import { FindLine } from '../../../ui/table/find-line.tsx'
import { type Given, orderOf, sortChoiceOf, sortOf } from '../../../ui/table/order.ts'
import { RowCardLink } from '../../../ui/table/row-card.tsx'
import { RowLink } from '../../../ui/table/row-link.tsx'
import { useAddress } from '../../../ui/table/use-address.ts'
import { useTitle } from '../../../ui/use-title.ts'
import { stepTones } from '../parts/step-tones.ts'
import type { ContractRow } from './contract-line.tsx'
import { contractOrders, officeFilter, type OfficeSearch, readOfficeSearch } from './office-search.ts'

const Due = ({ contract: { duty } }: { readonly contract: ContractRow }) => {
  const offsetMs = useServerOffset()
  return duty === null ? <>–</> : <Countdown endsAt={duty.dueAt} offsetMs={offsetMs} />
}

const Whose = ({ contract: { duty, attention } }: { readonly contract: ContractRow }) => {
  const word = useWord()
  if (attention !== null) return <Badge tone="closing">{word(contractAttention, attention)}</Badge>
  return duty === null
    ? <>–</> : <Badge tone={duty.whose === 'staff' ? 'waiting' : 'neutral'}>{word(dutyParty, duty.whose)}</Badge>
}

const useColumns = (): readonly Column<ContractRow>[] => {
  const say = useText('contractDesk')
  const word = useWord()
  const format = useFormat()
  return useMemo(() => [
    {
      key: 'contractNo', title: say('contractNo'), widthPx: 118,
      cell: ({ id, contractNo }) => <RowLink to="/office/contracts/$id" params={{ id }}>{contractNo}</RowLink>,
    },
    { key: 'plate', title: say('plate'), widthPx: 92, cell: ({ carNumber }) => <b>{carNumber}</b> },
    {
      key: 'dueAt', title: say('due'), widthPx: 148, englishPx: 140, sortable: true,
      cell: (contract) => <Due contract={contract} />,
    },
    {
      key: 'whose', title: say('whose'), widthPx: 108, englishPx: 112,
      cell: (contract) => <Whose contract={contract} />,
    },
    {
      key: 'step', title: say('step'), widthPx: 116, englishPx: 140,
      cell: ({ state }) => <Badge tone={stepTones[state]}>{word(contractStep, state)}</Badge>,
    },
    {
      key: 'car', title: say('car'), widthPx: 136, grows: true,
      cell: ({ model }) => <span lang="ko">{carName(model, '–')}</span>,
    },
    {
      key: 'price', title: say('price'), widthPx: 108, align: 'end',
      cell: ({ priceWon, amountWon }) => <b className="figures">{format.price(priceWon ?? amountWon)}</b>,
    },
    {
      key: 'shop', title: say('shop'), widthPx: 96, givesWay: 2,
      cell: ({ shopName }) => <span lang="ko">{shopName ?? '–'}</span>,
    },
    { key: 'kind', title: say('kind'), widthPx: 66, givesWay: 1, cell: ({ kind }) => word(contractKind, kind) },
  ], [say, word, format])
}

interface FiltersProps {
  readonly search: OfficeSearch
  readonly change: (next: Partial<Record<keyof OfficeSearch, unknown>>) => void
}

const Filters = ({ search, change }: FiltersProps) => {
  const say = useText('contractDesk')
  const { kind, step, whose, papers, attention, late, without } = search
  return (
    <>
      <ChoiceFilter label={say('kind')} of={contractKind} value={kind} onChange={(next) => change({ kind: next })} />
      <ChoiceFilter label={say('step')} of={contractStep} value={step} onChange={(next) => change({ step: next })} />
      <ChoiceFilter label={say('whose')} of={dutyParty} value={whose} onChange={(next) => change({ whose: next })} />
      <ChoiceFilter
        label={say('papers')} of={screeningState} value={papers} onChange={(next) => change({ papers: next })}
      />
      <ChoiceFilter
        label={say('attention')} of={contractAttention} value={attention}
        onChange={(next) => change({ attention: next })}
      />
      <FilterChip
        label={say('onlyLate')} pressed={late === true}
        onPressedChange={(pressed) => change({ late: pressed ? true : undefined })}
      />
      <FilterChip
        label={say('withoutPapers')} pressed={without === true}
        onPressedChange={(pressed) => change({ without: pressed ? true : undefined })}
      />
    </>
  )
}

const nothing: Readonly<Record<Exclude<keyof OfficeSearch, 'sort'>, undefined>> = {
  find: undefined, kind: undefined, step: undefined, whose: undefined, papers: undefined, attention: undefined,
  late: undefined, without: undefined,
}

const ContractCard = ({ contract }: { readonly contract: ContractRow }) => {
  const word = useWord()
  const format = useFormat()
  const { id, carNumber, model, state, priceWon, amountWon, contractNo, shopName } = contract
  return (
    <RowCardLink
      to="/office/contracts/$id"
      params={{ id }}
      title={<>{carNumber} · <span lang="ko">{carName(model, '–')}</span></>}
      badge={<Badge tone={stepTones[state]}>{word(contractStep, state)}</Badge>}
      lines={[
        <span key="amount" className="flex w-full items-center justify-between gap-3">
          <b className="figures">{format.price(priceWon ?? amountWon)}</b>
          <Due contract={contract} />
        </span>,
        <span key="no" className="flex w-full items-center justify-between gap-3 text-sm text-ink-faint">
          <span><span className="figures">{contractNo}</span> · <span lang="ko">{shopName}</span></span>
          <Whose contract={contract} />
        </span>,
      ]}
    />
  )
}

export const OfficeContractsScreen = (): ReactNode => {
  const say = useText('contractDesk')
  const navigate = useNavigate()
  const given: Given = useSearch({ strict: false })
  const search = useMemo(() => readOfficeSearch(given), [given])
  const { change } = useAddress(search)
  const columns = useColumns()
  const [nowMs] = useState(serverNow)
  const order = search.sort ?? 'dueAt'
  const filter = useMemo(() => officeFilter(search, nowMs), [search, nowMs])
  const rows = useEndless(contractsCalls.listContracts, { filter, sort: sortOf(order) })
  useTitle(say('contracts'))
  const { sort: _order, find, ...chosen } = search
  const count = Object.keys(chosen).length
  const clear = () => change(nothing)
  return (
    <>
      <PageHeader
        title={say('contracts')}
        summary={say('contractsText')}
        actions={<ExportButton parts={[{ list: 'contracts', query: { filter, sort: sortOf(order) } }]} />}
      />
      <FilterBar
        find={<FindLine label={say('findContract')} value={find} onFind={(next) => change({ find: next }, true)} />}
        chosen={count}
        onClear={clear}
      >
        <Filters search={search} change={change} />
      </FilterBar>
      <EndlessRows
        label={say('contracts')}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ sort: orderOf(contractOrders, sort) })}
        onOpen={({ id }) => void navigate({ to: '/office/contracts/$id', params: { id } })}
        renderCard={(contract) => <ContractCard contract={contract} />}
        onClear={count > 0 || find !== undefined ? clear : undefined}
        empty={<EmptyState icon="done" title={say('noContracts')} text={say('noContractsText')} />}
      />
    </>
  )
}
