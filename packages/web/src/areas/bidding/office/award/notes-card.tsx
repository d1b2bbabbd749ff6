// What the office noted of its talks with the seller of a car that missed its reserve, and another note.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { limits } from '@bidyard/contract/limits'
import type { TradeProcess } from '@bidyard/contract/shapes/contracts/trade-process'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MayAsk } from '../../../../api/may-ask.tsx'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { touchedByOffice } from '../touched.ts'

const shortest = 2

const Add = ({ auctionId }: Pick<TradeProcess, 'auctionId'>) => {
  const say = useText('awards')
  const queries = useQueryClient()
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const call = useCall(contractsCalls.addConsultingNote, {
    onSuccess: () => {
      showToast({ tone: 'done', title: say('noteDone') })
      setNote('')
      setAsked(false)
      void forgetPaths(queries, touchedByOffice)
    },
  })
  const given = note.trim()
  const add = () => {
    setAsked(true)
    if (given.length >= shortest) call.mutate({ params: { id: auctionId }, body: { note: given } })
  }
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={say('note')}
        hint={say('noteHint')}
        rows={2}
        maxLength={limits.note}
        value={note}
        error={asked && given.length < shortest ? say('noteShort') : undefined}
        onChange={({ target }) => setNote(target.value)}
      />
      <Refused failure={call.error} />
      <Button className="self-end" loading={call.isPending} onClick={add}>{say('addNote')}</Button>
    </div>
  )
}

export const NotesCard = ({ process }: { readonly process: TradeProcess }) => {
  const say = useText('awards')
  const format = useFormat()
  const { auctionId, notes, consultUntil } = process
  if (consultUntil === null && notes.length === 0) return null
  return (
    <Card title={say('notes')}>
      <div className="flex flex-col gap-4">
        {notes.length === 0 && <p className="text-md text-ink-soft">{say('noNotes')}</p>}
        <ul className="flex flex-col divide-y divide-line">
          {notes.map(({ note, author, createdAt }) => (
            <li key={createdAt} className="flex flex-col py-2.5 first:pt-0 last:pb-0">
              <p lang="ko" className="text-md whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>
              <span className="figures text-sm text-ink-faint">
                <span lang="ko">{author.name}</span> · {format.dateTime(createdAt)}
              </span>
            </li>
          ))}
        </ul>
        {consultUntil !== null && (
          <MayAsk call={contractsCalls.addConsultingNote}><Add auctionId={auctionId} /></MayAsk>
        )}
      </div>
    </Card>
  )
}
