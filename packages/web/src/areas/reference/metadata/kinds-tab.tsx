// The kinds of metadata: how much each holds, which version it is, and since when.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import type { ItemOf } from '@bidyard/contract/list'
import { metadataKind } from '@bidyard/contract/enums/reference'
import { Link } from '@tanstack/react-router'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useList } from '../../../api/list/use-list.ts'
import { useText } from '../../../text/use-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { formatNumber } from '../../../ui/format/number.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { IconName } from '../../../ui/icon/icon-paths.ts'
import { Badge } from '../../../ui/show/badge.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { Code } from '../../../ui/show/code.tsx'
import { useLabel } from '../../../text/use-label.ts'
import { When } from '../../../ui/show/when.tsx'

type Kind = ItemOf<typeof referenceCalls.listMetadatas>

const icons: Readonly<Record<Kind['kind'], IconName>> = {
  'KbChaChaCha-commonCode': 'list', 'CarHistory-commonCode': 'history', 'bidyard-carCheckDamageInfo': 'car',
  'bidyard-krAddress': 'pin', 'AutoBegins-carCode': 'list',
}

const grid = 'grid gap-3 lg:grid-cols-2'

const KindCard = ({ item }: { readonly item: Kind }) => {
  const say = useText('reference')
  const label = useLabel()
  return (
    <Link
      to="/office/metadata/$kind"
      params={{ kind: item.kind }}
      className={classNames(
        'flex items-center gap-4 rounded-lg border border-line bg-surface p-4 shadow-card transition-colors',
        'hover:border-line-strong hover:bg-hover md:p-5',
      )}
    >
      <span className="flex size-11 shrink-0 items-center justify-center rounded-lg bg-action-soft text-action-ink">
        <Icon name={icons[item.kind]} size={22} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="font-bold">{label(item.label)}</span>
        <Code>{item.kind}</Code>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <Badge tone={item.version === 1 ? 'neutral' : 'action'}>{say('version', { version: item.version })}</Badge>
          <span className="figures">{say('entries', { count: formatNumber(item.entryCount) })}</span>
          <When at={item.updatedAt} />
        </span>
      </span>
      <Icon name="chevronRight" className="text-ink-faint" />
    </Link>
  )
}

export const KindsTab = () => {
  const wordsFor = useFailureWords()
  const kinds = useList(referenceCalls.listMetadatas, { size: 100 })
  if (kinds.failure !== null && kinds.items.length === 0)
    return <ErrorPanel {...wordsFor(kinds.failure)} onRetry={kinds.retry} />
  if (kinds.isLoading)
    return (
      <div className={grid} aria-busy="true">
        {metadataKind.values.map((kind) => (
          <Skeleton key={kind} className="h-29 rounded-lg" />
        ))}
      </div>
    )
  const inOrder = metadataKind.values.flatMap((kind) => kinds.items.filter((item) => item.kind === kind))
  return (
    <ul className={grid}>
      {inOrder.map((item) => <li key={item.kind}><KindCard item={item} /></li>)}
    </ul>
  )
}
