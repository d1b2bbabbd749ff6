// The ledger: entry by entry with its sides, and account by account with its balance.
import { useSearch } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Tabs } from '../../../../ui/navigation/tabs.tsx'
import { useAddress } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { AccountsTab } from './accounts-tab.tsx'
import { EntriesTab } from './entries-tab.tsx'
import { EntrySheet } from './entry-sheet.tsx'
import { readLedgerSearch } from './ledger-search.ts'

export const LedgerScreen = (): ReactNode => {
  const say = useText('money')
  const given = useSearch({ from: '/framed/office/money/ledger' })
  const search = useMemo(() => readLedgerSearch(given), [given])
  const { change } = useAddress(search)
  useTitle(say('ledger'))
  return (
    <>
      <PageHeader title={say('ledger')} summary={say('ledgerText')} />
      <Tabs
        label={say('ledger')}
        value={search.tab ?? 'entries'}
        onValueChange={(tab) => change({ tab: tab === 'accounts' ? tab : undefined })}
        tabs={[
          { value: 'entries', label: say('entries'), content: <EntriesTab search={search} change={change} /> },
          { value: 'accounts', label: say('accounts'), content: <AccountsTab search={search} change={change} /> },
        ]}
      />
      {search.entry !== undefined && <EntrySheet id={search.entry} onClose={() => change({ entry: undefined })} />}
    </>
  )
}
