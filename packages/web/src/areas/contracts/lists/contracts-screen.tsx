// A dealer's contracts: what waits for the shop, what runs, what is done and what fell; kept true live.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import type { Filter, Sort } from '@bidyard/contract/list'
import { useSearch } from '@tanstack/react-router'
import { useMemo, type ComponentType, type ReactNode } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { ExportButton } from '../../../api/exports/export-button.tsx'
import { useEndless, type EndlessResult } from '../../../api/list/use-endless.ts'
import { useText } from '../../../text/use-text.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import type { Given } from '../../../ui/table/order.ts'
import { MoreFailed } from '../../../ui/table/more-failed.tsx'
import { RowList } from '../../../ui/table/row-list.tsx'
import { useAddress } from '../../../ui/table/use-address.ts'
import { useTitle } from '../../../ui/use-title.ts'
import { ContractLine, type ContractRow } from './contract-line.tsx'

interface CoversProps {
  readonly orderIds: readonly string[]
  readonly children: (coverOf: (orderId: string) => ReactNode) => ReactNode
}

interface ContractsProps {
  /** Pictures of cars are known to the area of the market. */
  readonly covers: ComponentType<CoversProps>
}

const tabs = ['todo', 'running', 'done', 'ended'] as const
type ContractTab = (typeof tabs)[number]

const open = { state: { notIn: ['done', 'cancelled'] } } as const
const asks: Readonly<Record<ContractTab, { readonly filter: Filter; readonly sort: Sort }>> = {
  todo: { filter: { ...open, whose: { eq: 'buyer' } }, sort: [{ dueAt: 'asc' }] },
  running: { filter: open, sort: [{ dueAt: 'asc' }] },
  done: { filter: { state: { eq: 'done' } }, sort: [{ updatedAt: 'desc' }] },
  ended: { filter: { state: { eq: 'cancelled' } }, sort: [{ updatedAt: 'desc' }] },
}

const idOf = ({ id }: ContractRow): string => id

const Rows = ({ tab, result, covers: Covers }: ContractsProps & {
  readonly tab: ContractTab
  readonly result: EndlessResult<ContractRow>
}) => {
  const say = useText('contracts')
  const orderIds = useMemo(() => result.items.map(({ orderId }) => orderId), [result.items])
  return (
    <Covers orderIds={orderIds}>
      {(coverOf) => (
        <>
          <RowList
            label={say(`tab.${tab}`)}
            rows={result.items}
            rowKey={idOf}
            guessPx={98}
            onEnd={result.more}
            renderRow={(contract) => (
              <div className="pb-2"><ContractLine contract={contract} cover={coverOf(contract.orderId)} /></div>
            )}
          />
          <MoreFailed result={result} />
        </>
      )}
    </Covers>
  )
}

const TabContent = ({ tab, covers }: ContractsProps & { readonly tab: ContractTab }) => {
  const say = useText('contracts')
  const wordsFor = useFailureWords()
  const result = useEndless(contractsCalls.listContracts, asks[tab])
  if (result.failure !== null && result.items.length === 0)
    return <ErrorPanel {...wordsFor(result.failure)} onRetry={result.retry} />
  if (result.isLoading)
    return (
      <div aria-busy="true" className="flex flex-col gap-2">
        {Array.from({ length: 4 }, (_row, at) => <Skeleton key={at} className="h-22.5 rounded-lg!" />)}
      </div>
    )
  if (result.items.length === 0)
    return (
      <Card>
        <EmptyState
          icon={tab === 'todo' ? 'done' : 'document'}
          title={say(`empty.${tab}`)}
          text={say(`emptyText.${tab}`)}
          action={<LinkButton to="/bids" variant="primary" icon="gavel">{say('toBids')}</LinkButton>}
        />
      </Card>
    )
  return <Rows {...{ tab, result, covers }} />
}

export const ContractsScreen = ({ covers }: ContractsProps): ReactNode => {
  const say = useText('contracts')
  const given: Given = useSearch({ strict: false })
  const tab = tabs.find((one) => one === given['tab']) ?? 'todo'
  const { change } = useAddress<{ tab?: ContractTab }>({ tab })
  useTitle(say('contracts'))
  return (
    <>
      <PageHeader
        title={say('contracts')}
        summary={say('contractsText')}
        actions={<ExportButton parts={[{ list: 'contracts', query: asks[tab] }]} />}
      />
      <Tabs
        label={say('tabs')}
        value={tab}
        onValueChange={(next) => change({ tab: next === 'todo' ? undefined : next })}
        tabs={tabs.map((one) => ({
          value: one, label: say(`tab.${one}`),
          content: one === tab ? <TabContent key={one} tab={one} covers={covers} /> : null,
        }))}
      />
    </>
  )
}
