// Turns a registration down for a reason, and shows beforehand what the applicant will read.
import { memberRejectType, type MemberRejectType } from '@bidyard/contract/enums/members'
import { limits } from '@bidyard/contract/limits'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { RadioGroup } from '../../../../ui/choice/radio-group.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { useWord } from '../../../../text/use-word.ts'
import type { Registration } from './document-photo.ts'
import type { Review } from './use-review.ts'

interface ShownProps {
  readonly rejectType: MemberRejectType | null
  readonly note: string
}

const ShownToApplicant = ({ rejectType, note }: ShownProps) => {
  const say = useText('people')
  const word = useWord()
  const id = 'shown-to-applicant'
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1 rounded-lg bg-sunken px-4 py-3 text-md">
      <h3 id={id} className="text-sm font-semibold text-ink-soft">{say('rejectShown')}</h3>
      {rejectType === null && note === '' ? (
        <p className="text-ink-faint">{say('rejectShownNothing')}</p>
      ) : (
        <>
          {rejectType !== null && <b>{word(memberRejectType, rejectType)}</b>}
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>
          <p className="text-ink-soft">{say('rejectShownNext')}</p>
        </>
      )}
    </section>
  )
}

interface RejectDialogProps {
  readonly registration: Registration
  readonly review: Review
}

export const RejectDialog = ({ registration: { id, name }, review: { reject, ask } }: RejectDialogProps) => {
  const say = useText('people')
  const word = useWord()
  const [rejectType, setRejectType] = useState<MemberRejectType | null>(null)
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const tooShort = note.trim().length < 2
  const confirm = () => {
    setAsked(true)
    if (rejectType !== null && !tooShort) reject.mutate({ params: { id }, body: { rejectType, note: note.trim() } })
  }
  return (
    <Dialog
      open
      working={reject.isPending}
      onOpenChange={(open) => !open && ask(null)}
      title={say('rejectTitle', { name })}
      description={say('rejectText')}
      footer={
        <>
          <Button disabled={reject.isPending} onClick={() => ask(null)}>{say('cancel')}</Button>
          <Button variant="danger" loading={reject.isPending} onClick={confirm}>{say('reject')}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioGroup
          label={say('rejectType')}
          options={memberRejectType.values.map((one) => ({ value: one, label: word(memberRejectType, one) }))}
          value={rejectType}
          error={asked && rejectType === null ? say('rejectTypeMissing') : undefined}
          onValueChange={setRejectType}
        />
        <TextArea
          label={say('rejectNote')} hint={say('rejectNoteHint')} rows={3} maxLength={limits.note} value={note}
          error={asked && tooShort ? say('reasonShort') : undefined}
          onChange={({ target }) => setNote(target.value)}
        />
        <ShownToApplicant rejectType={rejectType} note={note.trim()} />
        <Refused failure={reject.error} />
      </div>
    </Dialog>
  )
}
