// One key of the configuration: the values in force, and how they came to be.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import type { ConfigShown } from '@bidyard/contract/shapes/configuration/configuration'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { hasRole, useViewer } from '../../../api/session.ts'
import { useRead } from '../../../api/use-read.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { Badge } from '../../../ui/show/badge.tsx'
import { SkeletonText } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { Trail } from '../../../ui/navigation/trail.tsx'
import { When } from '../../../ui/show/when.tsx'
import { KeyWaiting } from './key-waiting.tsx'
import { sectionsOf } from './places/sections.ts'
import { SectionView } from './show/section-view.tsx'
import { useConfigurationWords } from './use-configuration-words.ts'

// Whoever only reads the values does not wait for the past.
const HistoryTab = lazy(async () => ({ default: (await import('./history/history-tab.tsx')).HistoryTab }))

const Values = ({ config }: { readonly config: ConfigShown }) => (
  <div className="flex flex-col gap-4">
    {sectionsOf[config.key].map((section) => <SectionView key={section.title} config={config} section={section} />)}
  </div>
)

const Head = ({ config }: { readonly config: ConfigShown }) => {
  const { say, label } = useConfigurationWords()
  const isRoot = hasRole(useViewer(), 'root')
  return (
    <>
      <PageHeader
        trail={<Trail to="/office/configuration">{say('title')}</Trail>}
        title={label(config.label)}
        summary={
          <span className="flex items-center gap-2">
            <Badge tone={config.version === 1 ? 'neutral' : 'action'}>
              {say('version', { version: config.version })}
            </Badge>
            <When at={config.updatedAt} />
          </span>
        }
        actions={isRoot && (
          <LinkButton to="/office/configuration/$key/edit" params={{ key: config.key }} variant="primary" icon="edit">
            {say('change')}
          </LinkButton>
        )}
      />
      {!isRoot && <div className="mb-3"><InlineNotice>{say('onlyRoot')}</InlineNotice></div>}
    </>
  )
}

const Past = ({ config }: { readonly config: ConfigShown }) => (
  <Suspense fallback={<div aria-busy="true"><SkeletonText lines={6} /></div>}>
    <HistoryTab config={config} />
  </Suspense>
)

export const KeyScreen = (): ReactNode => {
  const { say, label } = useConfigurationWords()
  const wordsFor = useFailureWords()
  const navigate = useNavigate()
  const { key } = useParams({ from: '/framed/office/configuration/$key' })
  const { tab = 'values' } = useSearch({ from: '/framed/office/configuration/$key' })
  const read = useRead(referenceCalls.getConfig, { params: { key } })
  const config = read.data?.key === key ? read.data : undefined
  useTitle(config === undefined ? say('title') : label(config.label))
  if (read.error !== null && config === undefined)
    return (
      <>
        <PageHeader trail={<Trail to="/office/configuration">{say('title')}</Trail>} title={say('title')} />
        <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
      </>
    )
  if (config === undefined) return <KeyWaiting />
  return (
    <>
      <Head config={config} />
      <Tabs
        label={label(config.label)}
        value={tab}
        onValueChange={(next) =>
          void navigate({
            to: '/office/configuration/$key',
            params: { key },
            search: next === 'history' ? { tab: next } : {},
            replace: true,
          })
        }
        tabs={[
          { value: 'values', label: say('tabValues'), content: <Values config={config} /> },
          { value: 'history', label: say('tabHistory'), count: config.version, content: <Past config={config} /> },
        ]}
      />
    </>
  )
}
