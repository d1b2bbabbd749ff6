// The appeal against a violation: how long one may make it, the form, and then how it goes and what the answer is.
import { useServerOffset } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { type Step, StepRail } from '../../../../ui/navigation/step-rail.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import type { Appeal, WholeViolation } from '../types.ts'
import { EvidenceList } from '../whole/evidence-list.tsx'
import { AppealForm } from './appeal-form.tsx'

const useSteps = ({ state, submittedAt, answeredAt }: Appeal): readonly Step[] => {
  const say = useText('violations')
  const format = useFormat()
  const isOpen = state === 'submitted'
  const last = state === 'accepted' ? 'done' : 'failed'
  return [
    { key: 'submitted', title: say('stepSubmitted'), state: 'done', when: format.dateTime(submittedAt) },
    { key: 'review', title: say('stepReview'), state: isOpen ? 'theirs' : 'done' },
    {
      key: 'answer', title: say('stepAnswer'), state: isOpen ? 'ahead' : last,
      when: answeredAt === null ? undefined : format.dateTime(answeredAt),
    },
  ]
}

const tones = { accepted: 'done', rejected: 'closing', lapsed: 'neutral' } as const

const Outcome = ({ appeal: { state, answer } }: { readonly appeal: Appeal }) => {
  const say = useText('violations')
  if (state === 'submitted') return <InlineNotice tone="action">{say('underReview')}</InlineNotice>
  return (
    <InlineNotice tone={tones[state]} title={say(`outcome.${state}`)}>
      {answer === null ? undefined : <p lang="ko" className="whitespace-pre-line">{answer}</p>}
    </InlineNotice>
  )
}

const Made = ({ appeal }: { readonly appeal: Appeal }) => {
  const say = useText('violations')
  return (
    <div className="flex flex-col gap-5">
      <StepRail label={say('steps')} steps={useSteps(appeal)} />
      <div aria-live="polite"><Outcome appeal={appeal} /></div>
      <section className="flex flex-col gap-1">
        <h3 className="text-sm font-semibold text-ink-soft">{say('yourWords')}</h3>
        <p lang="ko" className="text-md whitespace-pre-line [overflow-wrap:anywhere]">{appeal.statement}</p>
      </section>
      {appeal.evidence.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="text-sm font-semibold text-ink-soft">{say('yourFiles')}</h3>
          <EvidenceList label={say('yourFiles')} files={appeal.evidence} />
        </section>
      )}
    </div>
  )
}

export const AppealCard = ({ violation }: { readonly violation: WholeViolation }) => {
  const say = useText('violations')
  const format = useFormat()
  const offsetMs = useServerOffset()
  const { appeal, mayAppeal, appealUntil, pardon } = violation
  if (appeal !== null) return <Card title={say('appeal')}><Made appeal={appeal} /></Card>
  if (!mayAppeal)
    return (
      <Card title={say('appeal')}>
        <p className="text-md text-ink-soft">
          {pardon === null ? say('appealOver', { time: format.dateTime(appealUntil) }) : say('appealPardoned')}
        </p>
      </Card>
    )
  return (
    <Card
      title={say('appeal')}
      note={say('appealUntil', { time: format.dateTime(appealUntil) })}
      actions={<Countdown endsAt={appealUntil} offsetMs={offsetMs} closingMs={86_400_000} />}
    >
      <AppealForm violationId={violation.id} />
    </Card>
  )
}
