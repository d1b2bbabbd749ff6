// The accounts that the sandbox's bank gave out, the newest first.
import { sandboxBankCalls } from '@bidyard/contract/calls/sandbox-bank'
import { limits } from '@bidyard/contract/limits'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Trail } from '../../../ui/navigation/trail.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { FindLine } from '../../../ui/table/find-line.tsx'
import { useAddress } from '../../../ui/table/use-address.ts'
import { useTitle } from '../../../ui/use-title.ts'
import { isClosed } from '../choose-person.tsx'
import { AccountRow } from './account-row.tsx'
import { refreshEveryMs } from './bank-account.ts'
import { StrayDialog } from './stray-dialog.tsx'

const grid = 'grid gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3'

const Accounts = ({ find }: { readonly find: string | undefined }): ReactNode => {
  const say = useText('bank')
  const wordsFor = useFailureWords()
  const query = find === undefined ? {} : { text: find.slice(0, limits.filterText) }
  const { data, error, refetch } = useRead(sandboxBankCalls.listBankAccounts, { query }, { refreshEveryMs })
  if (isClosed(error))
    return <Card><EmptyState icon="lock" title={say('realTitle')} text={say('realText')} /></Card>
  if (data === undefined && error !== null)
    return <ErrorPanel {...wordsFor(error)} onRetry={() => void refetch()} />
  if (data === undefined)
    return (
      <div className={grid} aria-hidden="true">
        {Array.from({ length: 6 }, (_, at) => <Skeleton key={at} className="h-36 rounded-lg" />)}
      </div>
    )
  if (data.items.length === 0)
    return (
      <Card>
        <EmptyState
          icon="card"
          title={say(find === undefined ? 'noneTitle' : 'notFoundTitle')}
          text={say(find === undefined ? 'noneText' : 'notFoundText')}
        />
      </Card>
    )
  return (
    <ul aria-label={say('accounts')} className={grid}>
      {data.items.map((account) => <li key={account.orderId}><AccountRow account={account} /></li>)}
    </ul>
  )
}

export const AccountsScreen = (): ReactNode => {
  const say = useText('bank')
  const search = useSearch({ from: '/framed/sandbox/bank' })
  const { change } = useAddress(search)
  useTitle(say('bank'))
  return (
    <>
      <PageHeader
        title={say('bank')}
        summary={say('bankText')}
        trail={<Trail to="/sandbox">{say('sandbox')}</Trail>}
        actions={<StrayDialog />}
      />
      <div className="flex flex-col gap-4">
        <FindLine label={say('find')} value={search.find} onFind={(find) => change({ find }, true)} />
        <Accounts find={search.find} />
      </div>
    </>
  )
}
