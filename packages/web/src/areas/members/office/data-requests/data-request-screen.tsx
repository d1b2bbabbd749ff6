// One request about personal data: what is asked, what stands against it, what would stay and until when, the decision.
import { auditCalls } from '@bidyard/contract/calls/audit/audit'
import {
  dataRequestGround, dataRequestKind, dataRequestState, ownDataField,
} from '@bidyard/contract/enums/work/own-data'
import { useParams } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useLook } from '../../../../api/use-look.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Trail } from '../../../../ui/navigation/trail.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { KeyValueList } from '../../../../ui/show/key-value-list.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import { useTitle } from '../../../../ui/use-title.ts'
import { requestTone } from '../../own-data/tones.ts'
import type { DataRequestDetail } from '../../own-data/types.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { KeptParts } from './kept-parts.tsx'

type Outcome = 'grant' | 'refuse'

const Asked = ({ request }: { readonly request: DataRequestDetail }) => {
  const say = useText('people')
  const word = useWord()
  const format = useFormat()
  const { memberId, memberName, memberNo, placeName, field, statement, createdAt, decideUntil } = request
  const facts = [
    {
      key: 'member', name: say('data.member'),
      value: <RowLink to="/office/members/$id" params={{ id: memberId }}>{memberName}</RowLink>,
    },
    { key: 'no', name: say('data.memberNo'), value: memberNo },
    { key: 'place', name: say('data.place'), value: placeName ?? '–' },
    ...(field === null ? [] : [{ key: 'field', name: say('data.field'), value: word(ownDataField, field) }]),
    { key: 'at', name: say('data.askedAt'), value: format.dateTime(createdAt) },
    { key: 'until', name: say('data.until'), value: format.dateTime(decideUntil) },
  ]
  return (
    <Card title={say('data.request')}>
      <div className="flex flex-col gap-5 pt-2">
        <KeyValueList facts={facts} />
        <p lang="ko" className="whitespace-pre-line text-md [overflow-wrap:anywhere]">{statement}</p>
        {request.kind === 'correction' && request.state === 'submitted' && (
          <InlineNotice>{say('data.correctFirst')}</InlineNotice>
        )}
      </div>
    </Card>
  )
}

const Decided = ({ request }: { readonly request: DataRequestDetail }) => {
  const say = useText('people')
  const word = useWord()
  const format = useFormat()
  const { ground, answer, decidedAt, decidedBy } = request
  if (answer === null || decidedAt === null) return null
  return (
    <Card title={say('data.decision')} note={`${decidedBy?.name ?? ''} · ${format.dateTime(decidedAt)}`}>
      <div className="flex flex-col gap-1 pt-1 text-md">
        {ground !== null && <b className="font-semibold">{word(dataRequestGround, ground)}</b>}
        <p lang="ko" className="whitespace-pre-line [overflow-wrap:anywhere]">{answer}</p>
      </div>
    </Card>
  )
}

const Obstacles = ({ request: { obstacles } }: { readonly request: DataRequestDetail }) => {
  const say = useText('people')
  const word = useWord()
  if (obstacles.length === 0) return null
  return (
    <InlineNotice tone="closing" title={say('data.obstructed')}>
      <ul className="list-disc pl-5">
        {obstacles.map((ground) => <li key={ground}>{word(dataRequestGround, ground)}</li>)}
      </ul>
    </InlineNotice>
  )
}

const Shown = ({ id }: { readonly id: string }): ReactNode => {
  const say = useText('people')
  const word = useWord()
  const wordsFor = useFailureWords()
  const look = useLook(auditCalls.getDataRequest, { params: { id } })
  const [deciding, setDeciding] = useState<Outcome | null>(null)
  const request = look.seen
  useTitle(say('data.officeTitle'))
  if (request === undefined)
    return look.failure === null
      ? <div aria-busy="true"><Skeleton className="h-80 rounded-lg" /></div>
      : <ErrorPanel {...wordsFor(look.failure)} onRetry={() => void look.again()} />
  const { kind, state, obstacles } = request
  return (
    <>
      <PageHeader
        trail={<Trail to="/office/data-requests">{say('data.officeTitle')}</Trail>}
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {word(dataRequestKind, kind)} <Badge tone={requestTone[state]}>{word(dataRequestState, state)}</Badge>
          </span>
        }
        summary={say('data.lookIsLogged')}
        actions={state === 'submitted' && (
          <span className="flex gap-2">
            <Button onClick={() => setDeciding('refuse')}>{say('data.refuse')}</Button>
            <Button variant="primary" disabled={obstacles.length > 0} onClick={() => setDeciding('grant')}>
              {say('data.grant')}
            </Button>
          </span>
        )}
      />
      <div className="flex flex-col gap-4">
        <Obstacles request={request} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
          <Asked request={request} />
          <div className="flex min-w-0 flex-col gap-4">
            <Decided request={request} />
            {kind === 'deletion' && <KeptParts request={request} />}
          </div>
        </div>
      </div>
      {deciding !== null && (
        <DecisionDialog
          request={request} outcome={deciding} onClose={() => setDeciding(null)} onDone={() => void look.again()}
        />
      )}
    </>
  )
}

export const DataRequestScreen = (): ReactNode => {
  const { id } = useParams({ from: '/framed/office/data-requests/$id' })
  return <Shown key={id} id={id} />
}
