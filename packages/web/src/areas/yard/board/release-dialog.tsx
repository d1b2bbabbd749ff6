// Lets a car leave the yard: to its buyer, or back to its owner.
import { printsCalls } from '@bidyard/contract/calls/prints'
import { yardCalls } from '@bidyard/contract/calls/yard'
import type { ReleasedTo } from '@bidyard/contract/enums/yard'
import { yardNoteMax } from '@bidyard/contract/shapes/cars/numbers/bounds'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePrint } from '../../../api/prints/use-print.ts'
import { forgetPaths } from '../../../api/query-key.ts'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { Refused } from '../../../ui/state/refused.tsx'
import { yardTouches } from '../parts/touches.ts'
import type { Stay } from '../parts/use-yard.ts'

interface ReleaseProps {
  readonly stay: Stay
  readonly to: ReleasedTo
  readonly onClose: () => void
  readonly onDone: () => void
}

export const ReleaseDialog = ({ stay: { id, carNumber: plate, version }, to, onClose, onDone }: ReleaseProps) => {
  const say = useText('yard')
  const queries = useQueryClient()
  const [note, setNote] = useState('')
  const slip = usePrint(printsCalls.printYardSlip)
  const call = useCall(yardCalls.releaseCheckIn, {
    onSuccess: () => {
      showToast({
        tone: 'done', title: say('released', { plate }),
        action: { label: say('printReleaseSlip'), onPress: () => slip.mutate({ params: { id }, body: {} }) },
      })
      onDone()
      void forgetPaths(queries, yardTouches)
    },
    onFailure: () => void forgetPaths(queries, yardTouches),
  })
  return (
    <Dialog
      open
      working={call.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('releaseTitle', { plate })}
      description={say(`releaseHappens.${to}`)}
      footer={
        <>
          <Button disabled={call.isPending} onClick={onClose}>{say('cancel')}</Button>
          <Button
            variant="primary" loading={call.isPending}
            onClick={() => call.mutate({ params: { id }, body: { to, note: note.trim(), seenVersion: version } })}
          >
            {say('release')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <TextArea
          label={say('releaseNote')} hint={say('releaseNoteHint')} optional rows={2} maxLength={yardNoteMax}
          value={note} onChange={({ target }) => setNote(target.value)}
        />
        <Refused failure={call.error} />
      </div>
    </Dialog>
  )
}
