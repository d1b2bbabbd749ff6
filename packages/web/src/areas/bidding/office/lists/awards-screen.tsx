// Awards in the office: sellers who choose, cars to consult about, and contracts under way.
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Tabs } from '../../../../ui/navigation/tabs.tsx'
import type { Given } from '../../../../ui/table/order.ts'
import { useAddress } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { ClosedTab } from './closed-tab.tsx'
import { ContractsTab } from './contracts-tab.tsx'

const tabs = ['choosing', 'consulting', 'contracts'] as const
type AwardTab = (typeof tabs)[number]

const contentOf = (tab: AwardTab): ReactNode => (tab === 'contracts' ? <ContractsTab /> : <ClosedTab tab={tab} />)

export const AwardsScreen = (): ReactNode => {
  const say = useText('awards')
  const given: Given = useSearch({ strict: false })
  const tab = tabs.find((one) => one === given['tab']) ?? 'choosing'
  const { change } = useAddress<{ tab?: AwardTab }>({ tab })
  useTitle(say('awards'))
  return (
    <>
      <PageHeader title={say('awards')} summary={say('awardsText')} />
      <Tabs
        label={say('tabs')}
        value={tab}
        onValueChange={(next) => change({ tab: next === 'choosing' ? undefined : next })}
        tabs={tabs.map((one) => ({
          value: one, label: say(`tab.${one}`), content: one === tab ? contentOf(one) : null,
        }))}
      />
    </>
  )
}
