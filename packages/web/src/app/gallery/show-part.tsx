// Facts, times, people, progress, and what stands in while they load.
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { useFormat } from '../../ui/format/use-format.ts'
import { Avatar } from '../../ui/show/avatar.tsx'
import { Badge } from '../../ui/show/badge.tsx'
import { Card } from '../../ui/show/card.tsx'
import { Countdown } from '../../ui/show/countdown.tsx'
import { Due } from '../../ui/show/due.tsx'
import { KeyValueList } from '../../ui/show/key-value-list.tsx'
import { ProgressBar } from '../../ui/show/progress-bar.tsx'
import { Skeleton, SkeletonText } from '../../ui/show/skeleton.tsx'
import { Spinner } from '../../ui/show/spinner.tsx'
import { Part, Samples } from './part.tsx'

const minute = 60_000

const Facts = ({ stacked, columns }: { readonly stacked: boolean; readonly columns: 1 | 2 }) => {
  const say = useText('gallery')
  const format = useFormat()
  return (
    <Card title={say('facts')} actions={<Badge tone="done">{say('noAccident')}</Badge>}>
      <KeyValueList
        stacked={stacked}
        columns={columns}
        facts={[
          { key: 'plate', name: say('plate'), value: say('plateValue') },
          { key: 'km', name: say('distance'), value: format.distance(86_856) },
          { key: 'first', name: say('firstRegistered'), value: format.date('2023-10-05T00:00:00Z') },
          { key: 'fuel', name: say('fuel'), value: say('gasoline') },
          { key: 'deposit', name: say('deposit'), value: format.won(3_000_000) },
          { key: 'options', name: say('options'), value: say('optionsValue') },
        ]}
      />
    </Card>
  )
}

export const ShowPart = () => {
  const say = useText('gallery')
  const [start] = useState(() => Date.now())
  return (
    <Part id="show" title={say('part.show')}>
      <Samples>
        <Countdown endsAt={start + 170 * minute} />
        <Countdown endsAt={start + 12.57 * minute} />
        <Countdown endsAt={start - minute} />
        <Countdown endsAt={start + 3_000 * minute} solid />
        <Countdown endsAt={start + 170 * minute} solid />
        <Countdown endsAt={start + 12.57 * minute} solid />
        <Countdown endsAt={start - minute} solid />
        <Due dueAt={start - minute} finalAt={start + 170 * minute} offsetMs={0} />
        <Avatar name={say('person')} size="small" />
        <Avatar name={say('secondPerson')} />
        <Avatar name={say('thirdPerson')} size="large" />
        <Spinner label={say('working')} />
        <Spinner size={32} className="text-action-ink" />
      </Samples>
      <div className="grid gap-3 lg:grid-cols-3">
        <Facts stacked={false} columns={1} />
        <Facts stacked columns={2} />
        <Card title={<><span className="sr-only">{say('loading')}</span><Skeleton className="h-5 w-24" /></>}>
          <SkeletonText lines={5} />
          <Skeleton className="mt-4 h-24 rounded-lg" />
        </Card>
      </div>
      <Card>
        <div className="grid gap-5 md:grid-cols-3">
          <ProgressBar label={say('uploading')} percent={64} shown />
          <ProgressBar label={say('importing')} percent={null} shown />
          <ProgressBar label={say('uploading')} percent={100} tone="done" shown />
        </div>
      </Card>
    </Part>
  )
}
