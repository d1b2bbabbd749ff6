// Which versions of the apps may be used, platform by platform.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { platform, type Platform } from '@bidyard/contract/enums/reference'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { useLabel } from '../../../../text/use-label.ts'
import { AppForm } from './app-form.tsx'

const AppCard = ({ of }: { readonly of: Platform }) => {
  const say = useText('reference')
  const label = useLabel()
  const wordsFor = useFailureWords()
  const read = useRead(referenceCalls.getAppVersion, { params: { platform: of } })
  if (read.error !== null && read.data === undefined)
    return <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
  if (read.data === undefined) return <div aria-busy="true"><Skeleton className="h-150 rounded-lg" /></div>
  return (
    <Card title={label(platform.labels[of])} actions={<Badge>{say('version', { version: read.data.version })}</Badge>}>
      <AppForm of={of} latest={read.data} />
    </Card>
  )
}

export const AppsTab = () => {
  const say = useText('reference')
  return (
    <div className="flex flex-col gap-3">
      <p className="text-md text-ink-soft">{say('appsIntro')}</p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {platform.values.map((one) => <AppCard key={one} of={one} />)}
      </div>
    </div>
  )
}
