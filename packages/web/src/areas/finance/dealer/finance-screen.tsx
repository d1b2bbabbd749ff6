// A dealer's money: whether one may bid, what is put down, which months are bought, what is owed, and each month.
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../../text/use-text.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { type Tab, Tabs } from '../../../ui/navigation/tabs.tsx'
import { useAddress } from '../../../ui/table/use-address.ts'
import { useTitle } from '../../../ui/use-title.ts'
import { AmountsTab } from './amounts/amounts-tab.tsx'
import type { View } from './finance-search.ts'
import { Overview } from './overview.tsx'
import { MayBidCard } from './standing/may-bid-card.tsx'
import { StatementTab } from './statement/statement-tab.tsx'

export const FinanceScreen = (): ReactNode => {
  const say = useText('finance')
  const { search: { tab = 'overview' }, change } = useAddress(useSearch({ from: '/framed/dealer/finance' }))
  useTitle(say('finance'))
  const tabs: readonly Tab<View>[] = [
    { value: 'overview', label: say('overview'), content: <Overview /> },
    { value: 'amounts', label: say('amounts'), content: <AmountsTab /> },
    { value: 'statement', label: say('statement'), content: <StatementTab /> },
  ]
  return (
    <>
      <PageHeader
        title={say('finance')} summary={say('financeIntro')}
        actions={<LinkButton to="/numbers" icon="chart">{say('ownNumbers')}</LinkButton>}
      />
      <div className="flex flex-col gap-4">
        <MayBidCard />
        <Tabs
          label={say('views')}
          tabs={tabs}
          value={tab}
          onValueChange={(next) => change({ tab: next === 'overview' ? undefined : next })}
        />
      </div>
    </>
  )
}
