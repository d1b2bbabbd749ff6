// Sends a listing back: for which reasons, and what its seller reads beside them.
import { listingReturnReason, type ListingReturnReason } from '@bidyard/contract/enums/auctions'
import { limits } from '@bidyard/contract/limits'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/choice/checkbox.tsx'
import { GroupFrame } from '../../../../ui/choice/group-frame.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import type { Screening } from './use-screening.ts'

interface ReturnDialogProps {
  readonly screening: Screening
  readonly plate: string
}

/** Some reasons say nothing without a word about them. */
const needsNote = (reasons: readonly ListingReturnReason[], note: string): boolean =>
  reasons.includes('other') && note.trim().length < 2

export const ReturnDialog = ({ screening: { ask, sendBack, returnNow }, plate }: ReturnDialogProps) => {
  const say = useText('marketOffice')
  const word = useWord()
  const [reasons, setReasons] = useState<readonly ListingReturnReason[]>([])
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const isVague = needsNote(reasons, note)
  const confirm = () => {
    setAsked(true)
    if (reasons.length > 0 && !isVague) returnNow(reasons, note.trim())
  }
  return (
    <Dialog
      open
      working={sendBack.isPending}
      onOpenChange={(open) => !open && ask(false)}
      title={say('returnTitle', { plate })}
      description={say('returnHappens')}
      footer={
        <>
          <Button disabled={sendBack.isPending} onClick={() => ask(false)}>{say('cancel')}</Button>
          <Button variant="danger" loading={sendBack.isPending} onClick={confirm}>{say('return')}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <GroupFrame
          label={say('returnReasons')} error={asked && reasons.length === 0 ? say('reasonMissing') : undefined}
        >
          <div className="grid sm:grid-cols-2">
            {listingReturnReason.values.map((reason) => (
              <Checkbox
                key={reason}
                label={word(listingReturnReason, reason)}
                checked={reasons.includes(reason)}
                onCheckedChange={(checked) =>
                  setReasons((all) => (checked ? [...all, reason] : all.filter((one) => one !== reason)))}
              />
            ))}
          </div>
        </GroupFrame>
        <TextArea
          label={say('returnNote')} hint={say('returnNoteHint')} rows={3} maxLength={limits.note} value={note}
          error={asked && isVague ? say('noteMissing') : undefined}
          onChange={({ target }) => setNote(target.value)}
        />
        <Refused failure={sendBack.error} />
      </div>
    </Dialog>
  )
}
