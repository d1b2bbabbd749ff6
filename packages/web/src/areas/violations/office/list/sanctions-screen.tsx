// Violations of all shops, and the appeals against them.
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { useSearch } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { useList } from '../../../../api/list/use-list.ts'
import { MayAsk } from '../../../../api/may-ask.tsx'
import { useText } from '../../../../text/use-text.ts'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Tabs } from '../../../../ui/navigation/tabs.tsx'
import { useAddress } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { AppealsTab } from './appeals-tab.tsx'
import { readSanctionsSearch } from './sanctions-search.ts'
import { ViolationsTab } from './violations-tab.tsx'

const useWaitingAppeals = (): number | undefined => {
  const { count } = useList(violationsCalls.listViolationAppeals, {
    filter: { state: { eq: 'submitted' } }, size: 1, count: true,
  })
  return typeof count === 'number' && count > 0 ? count : undefined
}

export const SanctionsScreen = (): ReactNode => {
  const say = useText('sanctions')
  const given = useSearch({ from: '/framed/office/sanctions' })
  const search = useMemo(() => readSanctionsSearch(given), [given])
  const { change } = useAddress(search)
  const waiting = useWaitingAppeals()
  useTitle(say('sanctions'))
  return (
    <>
      <PageHeader
        title={say('sanctions')}
        summary={say('sanctionsText')}
        actions={
          <>
            <LinkButton to="/office/configuration/$key" params={{ key: 'sanctions' }} icon="sliders">
              {say('presets')}
            </LinkButton>
            <MayAsk call={violationsCalls.applyShopViolation}>
              <LinkButton to="/office/sanctions/new" variant="primary" icon="plus">{say('apply')}</LinkButton>
            </MayAsk>
          </>
        }
      />
      <Tabs
        label={say('sanctions')}
        value={search.tab ?? 'violations'}
        onValueChange={(tab) => change({ tab: tab === 'appeals' ? tab : undefined })}
        tabs={[
          {
            value: 'violations', label: say('violations'),
            content: <ViolationsTab search={search} change={change} />,
          },
          {
            value: 'appeals', label: say('appeals'), count: waiting,
            content: <AppealsTab search={search} change={change} />,
          },
        ]}
      />
    </>
  )
}
