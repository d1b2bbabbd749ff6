// One document of metadata in one of its versions, each kind in a view of its own.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { metadataKind } from '@bidyard/contract/enums/reference'
import type { ItemOf } from '@bidyard/contract/list'
import type { MetadataVersionShown } from '@bidyard/contract/shapes/metadata/metadata'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useList } from '../../../api/list/use-list.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { formatNumber } from '../../../ui/format/number.ts'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { Trail } from '../../../ui/navigation/trail.tsx'
import { useLabel } from '../../../text/use-label.ts'
import { When } from '../../../ui/show/when.tsx'

// Each kind brings its own view, and most documents have one version only.
const AddressView = lazy(async () => ({ default: (await import('./address/address-view.tsx')).AddressView }))
const CodeSetView = lazy(async () => ({ default: (await import('./code-set/code-set-view.tsx')).CodeSetView }))
const DamageMapView = lazy(async () => ({ default: (await import('./damage/damage-map-view.tsx')).DamageMapView }))
const VersionSelect = lazy(async () => ({ default: (await import('./version-select.tsx')).VersionSelect }))

export type MetadataVersionRow = ItemOf<typeof referenceCalls.listMetadataVersions>
type Version = MetadataVersionRow

const from = '/framed/office/metadata/$kind'

const Document = ({ shown }: { readonly shown: MetadataVersionShown }) => {
  switch (shown.kind) {
    case 'bidyard-krAddress': return <AddressView document={shown.document} />
    case 'bidyard-carCheckDamageInfo': return <DamageMapView document={shown.document} />
    default: return <CodeSetView document={shown.document} />
  }
}

const Waiting = () => (
  <div aria-busy="true" className="flex flex-col gap-3">
    <Skeleton className="h-control max-w-md" />
    <Skeleton className="h-96 rounded-lg" />
  </div>
)

const Unknown = () => {
  const say = useText('reference')
  return (
    <Card>
      <EmptyState
        title={say('noVersionTitle')}
        text={say('noVersionText')}
        action={<LinkButton to="/office/metadata">{say('metadata')}</LinkButton>}
      />
    </Card>
  )
}

interface HeadProps {
  readonly title: string
  readonly version: Version | undefined
  readonly versions: readonly Version[]
  readonly onChoose: (version: number) => void
}

const Head = ({ title, version, versions, onChoose }: HeadProps) => {
  const say = useText('reference')
  return (
    <PageHeader
      trail={<Trail to="/office/metadata">{say('metadata')}</Trail>}
      title={title}
      summary={
        version !== undefined && (
          <span className="flex flex-wrap items-center gap-x-3">
            <Badge tone={version.version === 1 ? 'neutral' : 'action'}>
              {say('version', { version: version.version })}
            </Badge>
            <span>{say('entries', { count: formatNumber(version.entryCount) })}</span>
            <span>{version.author.actor === 'seed' ? say('sourceSeed') : version.source}</span>
            <When at={version.createdAt} />
          </span>
        )
      }
      actions={
        version !== undefined &&
        versions.length > 1 && (
          <Suspense>
            <VersionSelect version={version.version} versions={versions} onChoose={onChoose} />
          </Suspense>
        )
      }
    />
  )
}

const Shown = ({ version }: { readonly version: Version }) => {
  const wordsFor = useFailureWords()
  const read = useRead(referenceCalls.getMetadataVersion, { params: { id: version.id } })
  if (read.error !== null) return <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
  if (read.data?.id !== version.id) return <Waiting />
  return <Suspense fallback={<Waiting />}><Document shown={read.data} /></Suspense>
}

export const KindScreen = (): ReactNode => {
  const say = useText('reference')
  const label = useLabel()
  const wordsFor = useFailureWords()
  const navigate = useNavigate()
  const { kind: given } = useParams({ from })
  const { version: wanted } = useSearch({ from })
  const kind = metadataKind.values.find((one) => one === given)
  const versions = useList(
    referenceCalls.listMetadataVersions,
    { filter: { kind: { eq: given } }, sort: [{ version: 'desc' }], size: 100 },
    kind !== undefined,
  )
  const rows = versions.items.filter((row) => row.kind === kind)
  const [newest] = rows
  const chosen = wanted === undefined ? newest : rows.find(({ version }) => version === wanted)
  const title = kind === undefined ? say('metadata') : label(metadataKind.labels[kind])
  useTitle(title)
  const choose = (version: number) =>
    void navigate({
      to: '/office/metadata/$kind',
      params: { kind: given },
      search: version === newest?.version ? {} : { version },
      replace: true,
    })
  const body = (): ReactNode => {
    if (versions.failure !== null && rows.length === 0)
      return <ErrorPanel {...wordsFor(versions.failure)} onRetry={versions.retry} />
    if (kind !== undefined && rows.length === 0) return <Waiting />
    return chosen === undefined ? <Unknown /> : <Shown version={chosen} />
  }
  return (
    <>
      <Head title={title} version={chosen} versions={rows} onChoose={choose} />
      {chosen !== undefined && newest !== undefined && chosen !== newest && (
        <div className="mb-4">
          <InlineNotice
            tone="waiting"
            action={
              <Button size="small" onClick={() => choose(newest.version)}>
                {say('toNewest')}
              </Button>
            }
          >
            {say('oldVersion')}
          </InlineNotice>
        </div>
      )}
      {body()}
    </>
  )
}
