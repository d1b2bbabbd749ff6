// The metadata: its kinds, the versions of the apps, and what was imported.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { useText } from '../../../text/use-text.ts'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { ImportsTab } from './imports-tab.tsx'
import { KindsTab } from './kinds-tab.tsx'

// Its form checks with the contract's shapes, which nobody else on this page needs.
const AppsTab = lazy(async () => ({ default: (await import('./apps/apps-tab.tsx')).AppsTab }))

export const MetadataScreen = (): ReactNode => {
  const say = useText('reference')
  const navigate = useNavigate()
  const { tab = 'kinds' } = useSearch({ from: '/framed/office/metadata' })
  useTitle(say('metadata'))
  return (
    <>
      <PageHeader title={say('metadata')} summary={say('metadataIntro')} />
      <Tabs
        label={say('metadata')}
        value={tab}
        onValueChange={(next) =>
          void navigate({ to: '/office/metadata', search: next === 'kinds' ? {} : { tab: next }, replace: true })
        }
        tabs={[
          { value: 'kinds', label: say('tabKinds'), content: <KindsTab /> },
          {
            value: 'apps',
            label: say('tabApps'),
            content: (
              <Suspense
                fallback={
                  <div aria-busy="true">
                    <Skeleton className="h-96 rounded-lg" />
                  </div>
                }
              >
                <AppsTab />
              </Suspense>
            ),
          },
          { value: 'imports', label: say('tabImports'), content: <ImportsTab /> },
        ]}
      />
    </>
  )
}
