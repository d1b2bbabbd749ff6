// All keys of the configuration: what holds now, since which version, and who made it so.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useList } from '../../../api/list/use-list.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { When } from '../../../ui/show/when.tsx'
import { Author, type AuthorShown } from '../parts/author.tsx'
import { amountAt } from './places/amount-at.ts'
import { valueAt } from './places/paths.ts'
import { headlinesOf } from './places/sections.ts'
import { useConfigurationWords } from './use-configuration-words.ts'
import type { ConfigShown } from '@bidyard/contract/shapes/configuration/configuration'

const columns = 'lg:grid-cols-[minmax(7rem,1fr)_minmax(0,2fr)_5.5rem_9rem_7rem_1.25rem]'
const rowLook = classNames(
  'grid gap-x-4 gap-y-1.5 px-4 py-3.5 transition-colors -outline-offset-2',
  'hover:bg-hover md:px-5 lg:min-h-16 lg:items-center lg:py-2.5',
  columns,
)

const Headlines = ({ config }: { readonly config: ConfigShown }) => {
  const { name, write } = useConfigurationWords()
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-0.5 text-md text-ink-soft">
      {headlinesOf[config.key].map((path) => (
        <span key={path}>
          {name(config.key, path)}{' '}
          <b className="figures font-semibold text-ink">
            {write(valueAt(config.value, path), amountAt(config.key, path))}
          </b>
        </span>
      ))}
    </span>
  )
}

interface RowProps {
  readonly config: ConfigShown
  readonly author: AuthorShown | undefined
}

const Row = ({ config, author }: RowProps) => {
  const { say, label, language } = useConfigurationWords()
  return (
    <Link to="/office/configuration/$key" params={{ key: config.key }} className={rowLook}>
      <span className="flex items-baseline justify-between gap-2 lg:flex-col lg:items-start lg:gap-0">
        <span className="font-bold">{label(config.label)}</span>
        <span className="text-sm text-ink-faint">
          {language === 'ko' ? config.label.en : <span lang="ko">{config.label.ko}</span>}
        </span>
      </span>
      <Headlines config={config} />
      <span className="flex items-center gap-2 lg:contents">
        <span>
          <Badge tone={config.version === 1 ? 'neutral' : 'action'}>
            {say('version', { version: config.version })}
          </Badge>
        </span>
        <span className="text-sm text-ink-soft">
          <When at={config.updatedAt} />
        </span>
        <span className="flex min-w-0 text-sm">
          {author === undefined ? <Skeleton className="h-4 w-16" /> : <Author author={author} />}
        </span>
      </span>
      <Icon name="chevronRight" size={18} className="text-ink-faint max-lg:hidden" />
    </Link>
  )
}

const Head = () => {
  const { say } = useConfigurationWords()
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'hidden h-10 items-center gap-x-4 border-b border-line bg-sunken px-5 text-sm font-semibold',
        'text-ink-soft',
        'lg:grid',
        columns,
      )}
    >
      <span>{say('columnName')}</span>
      <span>{say('columnNow')}</span>
      <span>{say('columnVersion')}</span>
      <span>{say('columnChanged')}</span>
      <span>{say('columnBy')}</span>
    </div>
  )
}

const Waiting = () => (
  <ul aria-hidden="true" aria-busy="true" className="divide-y divide-line">
    {Array.from({ length: 9 }, (_row, index) => (
      <li key={index} className={classNames(rowLook, 'h-26 lg:h-16')}>
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-5 w-16" />
        <Skeleton className="h-5 w-28 max-lg:hidden" />
        <Skeleton className="h-5 w-16 max-lg:hidden" />
      </li>
    ))}
  </ul>
)

const Rows = () => {
  const { say } = useConfigurationWords()
  const wordsFor = useFailureWords()
  const configs = useList(referenceCalls.listConfigs, { sort: [{ sortOrder: 'asc' }], size: 100 })
  const revisions = configs.items.map(({ revision }) => revision)
  const versions = useList(
    referenceCalls.listConfigVersions, { filter: { revision: { in: revisions } }, size: 100 }, revisions.length > 0,
  )
  const authors = new Map(versions.items.map(({ revision, author }) => [revision, author]))
  if (configs.failure !== null && configs.items.length === 0)
    return <ErrorPanel {...wordsFor(configs.failure)} onRetry={configs.retry} />
  return (
    <Card flush>
      <Head />
      {configs.items.length === 0 ? <Waiting /> : (
        <ul aria-label={say('list')} className="divide-y divide-line">
          {configs.items.map((config) => (
            <li key={config.key}><Row config={config} author={authors.get(config.revision)} /></li>
          ))}
        </ul>
      )}
    </Card>
  )
}

export const ConfigurationScreen = (): ReactNode => {
  const { say } = useConfigurationWords()
  useTitle(say('title'))
  return (
    <>
      <PageHeader
        title={say('title')}
        summary={say('intro')}
        actions={<LinkButton to="/office/configuration/presets" icon="copy">{say('presets')}</LinkButton>}
      />
      <Rows />
    </>
  )
}
