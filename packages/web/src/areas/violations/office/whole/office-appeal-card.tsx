// The appeal against a violation: what the shop says, and the answer, by another person than who applied it.
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { violationAppealState } from '@bidyard/contract/enums/violations'
import { useState } from 'react'
import { OthersWork, useMayAsk } from '../../../../api/may-ask.tsx'
import { serverNow } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { ActDialog } from '../../../../ui/overlay/act-dialog.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { appealTone } from '../../dealer/tones.ts'
import type { Appeal, WholeViolation } from '../../dealer/types.ts'
import { EvidenceList } from '../../dealer/whole/evidence-list.tsx'
import { touchedBySanctions } from './touched.ts'
import { useMe } from './use-me.ts'

interface AnswerProps {
  readonly appeal: Appeal
  readonly violation: WholeViolation
}

const Answer = ({ appeal, violation: { appliedBy, shopName, violationNo } }: AnswerProps) => {
  const say = useText('sanctions')
  const me = useMe()
  const [outcome, setOutcome] = useState<'accept' | 'reject' | null>(null)
  const may = useMayAsk()
  const given = { shop: shopName, no: violationNo }
  if (!may(violationsCalls.answerViolationAppeal)) return <OthersWork call={violationsCalls.answerViolationAppeal} />
  if (me === undefined) return null
  if (appliedBy?.memberId === me) return <InlineNotice tone="waiting">{say('answerByAnother')}</InlineNotice>
  return (
    <>
      <InlineNotice tone="waiting" title={say('answerIsYours')}>{say('answerIsYoursText')}</InlineNotice>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => setOutcome('reject')}>{say('rejectVerb')}…</Button>
        <Button variant="primary" onClick={() => setOutcome('accept')}>{say('acceptVerb')}…</Button>
      </div>
      {outcome !== null && (
        <ActDialog
          definition={violationsCalls.answerViolationAppeal}
          words={{
            title: say(`${outcome}Title`, given), happens: say(`${outcome}Happens`), verb: say(`${outcome}Verb`),
            done: say(`${outcome}Done`, given),
          }}
          field={{ label: say('answer'), hint: say('answerHint') }}
          touches={touchedBySanctions}
          ask={(answer) => ({ params: { id: appeal.id }, body: { outcome, answer } })}
          onClose={() => setOutcome(null)}
        />
      )}
    </>
  )
}

export const OfficeAppealCard = ({ violation }: { readonly violation: WholeViolation }) => {
  const say = useText('sanctions')
  const word = useWord()
  const format = useFormat()
  const { appeal, appealUntil, mayAppeal } = violation
  if (appeal === null)
    return (
      <Card title={say('appeal')}>
        <p className="text-md text-ink-soft">
          {mayAppeal || Date.parse(appealUntil) <= serverNow()
            ? say(mayAppeal ? 'mayAppealUntil' : 'noAppeal', { time: format.dateTime(appealUntil) })
            : say('noAppealNeeded')}
        </p>
      </Card>
    )
  return (
    <Card
      title={say('appeal')}
      note={format.dateTime(appeal.submittedAt)}
      actions={<Badge tone={appealTone[appeal.state]}>{word(violationAppealState, appeal.state)}</Badge>}
    >
      <div className="flex flex-col gap-4">
        <p lang="ko" className="text-md whitespace-pre-line [overflow-wrap:anywhere]">{appeal.statement}</p>
        {appeal.evidence.length > 0 && <EvidenceList label={say('appealFiles')} files={appeal.evidence} />}
        {appeal.answer !== null && (
          <section className="flex flex-col gap-1 rounded-md bg-sunken px-4 py-3">
            <h3 className="text-sm font-semibold text-ink-soft">{say('answer')}</h3>
            <p lang="ko" className="text-md whitespace-pre-line [overflow-wrap:anywhere]">{appeal.answer}</p>
            {appeal.answeredAt !== null && (
              <span className="figures text-sm text-ink-soft">{format.dateTime(appeal.answeredAt)}</span>
            )}
          </section>
        )}
        {appeal.state === 'submitted' && <Answer appeal={appeal} violation={violation} />}
      </div>
    </Card>
  )
}
