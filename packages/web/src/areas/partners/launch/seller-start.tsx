// Where a seller arrives: their car, how far it is, and what comes next.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import type { ReceivedOf } from '@bidyard/contract/call'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useServerOffset } from '../../../api/server-time.ts'
import { endSession } from '../../../api/session.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { StepRail } from '../../../ui/navigation/step-rail.tsx'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Countdown } from '../../../ui/show/countdown.tsx'
import { KeyValueList } from '../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { NumberPlate } from './number-plate.tsx'
import { SellerFrame } from './seller-frame.tsx'
import type { Visit } from './visit.ts'

type Exhibit = ReceivedOf<typeof partnersCalls.getExhibit>

const ahead = ['request', 'check', 'auction', 'choice', 'contract'] as const

const Next = ({ exhibit }: { readonly exhibit: Exhibit }) => {
  const say = useText('launch')
  const format = useFormat()
  return (
    <Card title={say('nextTitle')}>
      <div className="flex flex-col gap-4">
        <InlineNotice tone="done" title={say('nothingToDo')}>{say('nothingToDoText')}</InlineNotice>
        <StepRail
          upright
          label={say('nextTitle')}
          steps={[
            { key: 'known', title: say('step.known'), state: 'done', when: format.dateTime(exhibit.createdAt) },
            ...ahead.map((key) => ({
              key, title: say(`step.${key}`), state: 'ahead' as const, note: say(`stepNote.${key}`),
            })),
          ]}
        />
      </div>
    </Card>
  )
}

const Facts = ({ exhibit, visit }: { readonly exhibit: Exhibit; readonly visit: Visit }) => {
  const say = useText('launch')
  const format = useFormat()
  return (
    <Card title={say('carTitle')}>
      <KeyValueList
        facts={[
          { key: 'carNo', name: say('carNo'), value: exhibit.carNo },
          { key: 'partner', name: say('partner'), value: visit.partner.name },
          { key: 'exhibitKey', name: say('exhibitKey'), value: exhibit.exhibitKey },
          { key: 'since', name: say('since'), value: format.dateTime(exhibit.createdAt) },
        ]}
      />
    </Card>
  )
}

const Waiting = () => (
  <div aria-busy="true" className="flex flex-col gap-4">
    <Skeleton className="h-110 rounded-lg" />
    <Skeleton className="h-56 rounded-lg" />
  </div>
)

const OpenUntil = ({ visit }: { readonly visit: Visit }) => {
  const say = useText('launch')
  const offsetMs = useServerOffset()
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-faint">
      {say('openFor')}
      <Countdown endsAt={visit.endsAt} offsetMs={offsetMs} closingMs={300_000} onEnd={() => endSession('over')} />
    </p>
  )
}

export const SellerStart = ({ visit }: { readonly visit: Visit }): ReactNode => {
  const say = useText('launch')
  const wordsFor = useFailureWords()
  const read = useRead(partnersCalls.getExhibit, { params: { id: visit.exhibit.id } })
  const { name } = visit.partner
  useTitle(visit.exhibit.carNo)
  return (
    <SellerFrame back={{ name, link: visit.backLink }}>
      <div className="flex flex-col gap-5">
        <header className="flex flex-col items-start gap-3">
          <Badge tone="action" icon="check">{say('known')}</Badge>
          <h1><NumberPlate carNo={visit.exhibit.carNo} /></h1>
          <p className="text-base text-ink-soft">{say('knownText', { name })}</p>
        </header>
        {read.error !== null && read.data === undefined && (
          <ErrorPanel {...wordsFor(read.error)} onRetry={() => void read.refetch()} />
        )}
        {read.data === undefined && read.error === null && <Waiting />}
        {read.data !== undefined && (
          <>
            <Next exhibit={read.data} />
            <Facts exhibit={read.data} visit={visit} />
          </>
        )}
        <OpenUntil visit={visit} />
      </div>
    </SellerFrame>
  )
}
