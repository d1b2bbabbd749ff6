// Says what is wrong in a listing: what it is about, and what one saw.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { auctionErrorSubject, type AuctionErrorSubject } from '@bidyard/contract/enums/auctions'
import { limits } from '@bidyard/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Select } from '../../../../ui/choice/select.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { Refused } from '../../../../ui/state/refused.tsx'

const shortest = 2

interface ReportDialogProps {
  readonly auctionId: string
  readonly onClose: () => void
}

export const ReportDialog = ({ auctionId, onClose }: ReportDialogProps) => {
  const say = useText('carPage')
  const word = useWord()
  const queries = useQueryClient()
  const [subject, setSubject] = useState<AuctionErrorSubject | null>(null)
  const [statement, setStatement] = useState('')
  const [asked, setAsked] = useState(false)
  const submit = useCall(auctionsCalls.submitAuctionErrorReport, {
    onSuccess: () => {
      showToast({ tone: 'done', title: say('sent') })
      onClose()
      void forgetPaths(queries, ['/auction-error-reports'])
    },
  })
  const isShort = statement.trim().length < shortest
  const send = () => {
    setAsked(true)
    if (subject !== null && !isShort) submit.mutate({ body: { auctionId, subject, statement: statement.trim() } })
  }
  return (
    <Dialog
      open
      working={submit.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('reportTitle')}
      description={say('reportText')}
      footer={<Button variant="primary" loading={submit.isPending} onClick={send}>{say('send')}</Button>}
    >
      <div className="flex flex-col gap-4">
        <Select
          label={say('subject')}
          options={auctionErrorSubject.values.map((value) => ({ value, label: word(auctionErrorSubject, value) }))}
          value={subject}
          error={asked && subject === null ? say('subjectMissing') : undefined}
          onValueChange={setSubject}
        />
        <TextArea
          label={say('statement')}
          hint={say('statementHint')}
          maxLength={limits.note}
          value={statement}
          error={asked && isShort ? say('statementShort') : undefined}
          onChange={({ target }) => setStatement(target.value)}
        />
        <Refused failure={submit.error} />
      </div>
    </Dialog>
  )
}
