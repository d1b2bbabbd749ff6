// The end of a check: a last word, what is still missing, the judgement, and that it is complete.
import { limits } from '@bidyard/contract/limits'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { useChangeKept } from '../kept/use-kept.ts'
import { missingNow, pageOf } from './check-parts.ts'
import { JudgementCard } from './judgement-card.tsx'
import { OpenAgain } from './open-again.tsx'
import { setPart, type Work } from './work.ts'

interface PartProps {
  readonly work: Work
}

const Missing = ({ work }: PartProps) => {
  const say = useText('checks')
  const missing = missingNow(work)
  if (missing.length === 0) return <InlineNotice tone="done">{say('nothingMissing')}</InlineNotice>
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-md font-semibold">{say('missing')}</h3>
      <ul className="flex flex-wrap gap-2">
        {missing.map((part) => (
          <li key={part}>
            <Link
              to="."
              search={{ part: pageOf(part) } as never}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-md bg-waiting-soft px-3.5 text-md font-medium',
                'text-waiting-ink',
              )}
            >
              {say(`word.${part}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const Complete = ({ work }: PartProps) => {
  const say = useText('checks')
  const [asking, setAsking] = useState(false)
  const change = useChangeKept(work.kept.id)
  const { completeKey, clashes, check } = work.kept
  const format = useFormat()
  if (check.state === 'complete')
    return (
      <InlineNotice tone="done" action={<OpenAgain work={work} />}>
        {say('completedAt', { at: check.completedAt === null ? '' : format.dateTime(check.completedAt) })}
      </InlineNotice>
    )
  if (completeKey !== null)
    return (
      <InlineNotice
        tone="waiting"
        action={
          <Button onClick={() => change((kept) => ({ ...kept, completeKey: null }))}>{say('reopen')}</Button>
        }
      >
        {say('completeWaiting')}
      </InlineNotice>
    )
  const key = crypto.randomUUID()
  return (
    <>
      <Button
        variant="primary" size="large" icon="done" className="self-start"
        disabled={work.isLocked || missingNow(work).length > 0 || clashes.length > 0}
        onClick={() => setAsking(true)}
      >
        {say('complete')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={say('completeTitle')}
        consequence={`${say('completeHappens')} ${say('completeOffline')}`}
        confirmLabel={say('complete')}
        onConfirm={() => change((kept) => ({ ...kept, completeKey: key, trouble: null }))}
      />
    </>
  )
}

export const FinishPart = ({ work }: PartProps) => {
  const say = useText('checks')
  return (
    <div className="flex flex-col gap-4">
      <JudgementCard work={work} />
      <Card>
        <div className="flex flex-col gap-5">
          <TextArea
            label={say('freeNote')} hint={say('freeNoteHint')} maxLength={limits.note} disabled={work.isLocked}
            value={work.record.note ?? ''}
            onChange={({ target }) => setPart(work, 'note', target.value === '' ? null : target.value)}
          />
          {work.kept.check.state === 'inProgress' && <Missing work={work} />}
          <Complete work={work} />
        </div>
      </Card>
    </div>
  )
}
