// Asks the office to cancel the own bid, with what it is about if one likes to say so.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { limits } from '@bidyard/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { Refused } from '../../../../ui/state/refused.tsx'
import { touchedByBids } from '../box/use-bid.ts'

const shortest = 2

export const AskDialog = ({ biddingId, onClose }: { readonly biddingId: string; readonly onClose: () => void }) => {
  const say = useText('corrected')
  const queries = useQueryClient()
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const look = () => void forgetPaths(queries, [...touchedByBids, '/auctions'])
  const call = useCall(biddingCalls.requestBiddingCancel, {
    onSuccess: () => {
      showToast({ tone: 'done', title: say('sent'), text: say('sentText') })
      onClose()
      look()
    },
    onFailure: look,
  })
  const words = note.trim()
  const isShort = words !== '' && words.length < shortest
  const send = (): void => {
    setTried(true)
    if (!isShort) call.mutate({ params: { id: biddingId }, body: { note: words === '' ? null : words } })
  }
  return (
    <Dialog
      open
      working={call.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('askTitle')}
      description={say('askText')}
      footer={<Button variant="primary" loading={call.isPending} onClick={send}>{say('ask')}</Button>}
    >
      <div className="flex flex-col gap-4">
        <TextArea
          label={say('note')}
          hint={say('noteHint')}
          optional
          rows={3}
          maxLength={limits.reason}
          value={note}
          error={tried && isShort ? say('noteShort') : undefined}
          onChange={({ target }) => setNote(target.value)}
        />
        <Refused failure={call.error} />
      </div>
    </Dialog>
  )
}
