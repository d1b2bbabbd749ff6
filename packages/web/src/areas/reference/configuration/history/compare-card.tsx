// The difference between any two versions of a key; which two stands in the address.
import { referenceCalls } from '@bidyard/contract/calls/reference'
import type { ConfigKey } from '@bidyard/contract/enums/reference'
import { useNavigate } from '@tanstack/react-router'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { Select } from '../../../../ui/choice/select.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { SkeletonText } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { rebuild } from '../places/rebuild.ts'
import { useConfigurationWords } from '../use-configuration-words.ts'
import { ChangeLines } from './change-lines.tsx'

interface Pair {
  readonly of: ConfigKey
  readonly from: number
  readonly to: number
}

const Difference = ({ of, from, to }: Pair) => {
  const { say } = useConfigurationWords()
  const wordsFor = useFailureWords()
  const read = useRead(
    referenceCalls.compareConfigVersions,
    { params: { key: of }, query: { from, to } },
    { enabled: from !== to },
  )
  const newer = useRead(referenceCalls.getConfigVersion, { params: { key: of, version: to } }, { enabled: from !== to })
  if (from === to) return <p className="text-md text-ink-faint">{say('compareSame')}</p>
  const failed = read.error ?? newer.error
  if (failed !== null)
    return <ErrorPanel {...wordsFor(failed)} onRetry={() => void Promise.all([read.refetch(), newer.refetch()])} />
  // Both belong together: the answer about another pair is not shown under this one.
  if (read.data?.from !== from || read.data.to !== to || newer.data?.version !== to)
    return (
      <div aria-busy="true">
        <SkeletonText lines={2} />
      </div>
    )
  return (
    <div aria-live="polite">
      <ChangeLines of={of} before={rebuild(newer.data.value, read.data.changes, 'before')} after={newer.data.value} />
    </div>
  )
}

export const CompareCard = ({ of, from, to, newest }: Pair & { readonly newest: number }) => {
  const { say } = useConfigurationWords()
  const navigate = useNavigate()
  const choose = (pair: { readonly from: number; readonly to: number }) => void navigate({
    to: '/office/configuration/$key', params: { key: of }, search: { tab: 'history', ...pair }, replace: true,
  })
  const options = Array.from({ length: newest }, (_version, index) => {
    const version = newest - index
    return { value: String(version), label: say('version', { version }) }
  })
  return (
    <Card title={say('compare')}>
      <div className="flex flex-col gap-4">
        <div className="flex items-end gap-2">
          <Select
            className="min-w-0 flex-1 md:max-w-48"
            label={say('compareFrom')}
            options={options}
            value={String(from)}
            onValueChange={(value) => choose({ from: Number(value), to })}
          />
          <Icon name="arrowRight" className="mb-3 text-ink-faint" />
          <Select
            className="min-w-0 flex-1 md:max-w-48"
            label={say('compareTo')}
            options={options}
            value={String(to)}
            onValueChange={(value) => choose({ from, to: Number(value) })}
          />
        </div>
        <Difference of={of} from={from} to={to} />
      </div>
    </Card>
  )
}
