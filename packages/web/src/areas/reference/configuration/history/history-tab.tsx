// How a key came to be what it is: the difference between two versions, and all versions, the newest first.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import type { ConfigShown } from '@bidyard/contract/shapes/configuration/configuration'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useList } from '../../../../api/list/use-list.ts'
import { Pagination } from '../../../../ui/navigation/pagination.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { useConfigurationWords } from '../use-configuration-words.ts'
import { CompareCard } from './compare-card.tsx'
import { VersionItem } from './version-item.tsx'

const size = 20

const Waiting = () => (
  <div aria-hidden="true" aria-busy="true" className="divide-y divide-line">
    {Array.from({ length: 3 }, (_row, index) => (
      <div key={index} className="flex h-20 flex-col justify-center gap-2 px-5">
        <Skeleton className="h-4 w-64" />
        <Skeleton className="h-4 w-40" />
      </div>
    ))}
  </div>
)

const Versions = ({ config }: { readonly config: ConfigShown }) => {
  const wordsFor = useFailureWords()
  const { say } = useConfigurationWords()
  const [page, setPage] = useState(1)
  const versions = useList(referenceCalls.listConfigVersions, {
    filter: { key: { eq: config.key } }, sort: [{ version: 'desc' }], page, size, count: true,
  })
  if (versions.failure !== null && versions.items.length === 0)
    return <ErrorPanel {...wordsFor(versions.failure)} onRetry={versions.retry} />
  return (
    <Card title={say('tabHistory')} note={say('historyIntro')} flush>
      <div className="mt-3 border-t border-line">
        {versions.isLoading ? <Waiting /> : (
          <ol className="divide-y divide-line">
            {versions.items.filter(({ key }) => key === config.key).map((row) => (
              <VersionItem key={row.id} row={row} inForce={row.version === config.version} />
            ))}
          </ol>
        )}
      </div>
      {versions.count !== undefined && (versions.count === '10,000+' || versions.count > size) && (
        <div className="border-t border-line px-4 py-3 md:px-5">
          <Pagination page={page} size={size} count={versions.count} onPageChange={setPage} />
        </div>
      )}
    </Card>
  )
}

export const HistoryTab = ({ config }: { readonly config: ConfigShown }) => {
  const { say } = useConfigurationWords()
  const { from, to } = useSearch({ from: '/framed/office/configuration/$key' })
  const newest = config.version
  const within = (version: number | undefined, otherwise: number) => Math.min(version ?? otherwise, newest)
  return (
    <div className="flex flex-col gap-4">
      {newest === 1
        ? <InlineNotice>{say('compareOnlyOne')}</InlineNotice>
        : <CompareCard of={config.key} from={within(from, newest - 1)} to={within(to, newest)} newest={newest} />}
      <Versions config={config} />
    </div>
  )
}
