// The seller answers a price cut on the phone: each line is agreed to or disputed, and then all of them go at once.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { lineAnswer, type LineAnswer } from '@bidyard/contract/enums/contracts'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SegmentedControl } from '../../../ui/choice/segmented-control.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Refused } from '../../../ui/state/refused.tsx'
import { useWord } from '../../../text/use-word.ts'
import { NoteField, noteOf } from '../parts/note-field.tsx'
import { useAct } from '../parts/use-act.ts'
import { CutLines } from './cut-lines.tsx'
import { priceAfter } from './cut-rules.ts'
import type { Adjustment } from './use-adjustment.ts'

type Answers = Readonly<Record<string, { readonly answer: LineAnswer | null; readonly note: string }>>

const blank = { answer: null, note: '' } as const

export const AnswerForm = ({ adjustment }: { readonly adjustment: Adjustment }) => {
  const say = useText('contracts')
  const word = useWord()
  const format = useFormat()
  const [answers, setAnswers] = useState<Answers>({})
  const [asked, setAsked] = useState(false)
  const call = useAct(contractsCalls.answerAdjustment, { done: say('answerDone') })
  const { lines, biddingId } = adjustment
  const answerOf = (id: string) => answers[id] ?? blank
  const change = (id: string, patch: Partial<Answers[string]>) =>
    setAnswers((all) => ({ ...all, [id]: { ...(all[id] ?? blank), ...patch } }))
  const given = lines.flatMap(({ id }) => {
    const { answer, note } = answerOf(id)
    return answer === null ? [] : [{ lineId: id, answer, note: noteOf(note).given }]
  })
  const agreedWon = lines.reduce((won, { id, amountWon }) =>
    won + (answerOf(id).answer === 'agreed' ? amountWon : 0), 0)
  const isWhole = given.length === lines.length
  const isAllAgreed = isWhole && given.every(({ answer }) => answer === 'agreed')
  const areNotesFine = lines.every(({ id }) => !noteOf(answerOf(id).note).isWrong)
  const submit = () => {
    setAsked(true)
    if (isWhole && areNotesFine) call.mutate({ params: { id: biddingId }, body: { answers: given } })
  }
  return (
    <div className="flex flex-col gap-4">
      <CutLines
        adjustment={adjustment}
        renderAsked={({ id }) => {
          const { answer, note } = answerOf(id)
          return (
            <div className="flex flex-col gap-2.5 pt-1">
              <SegmentedControl
                wide label={say('answer')} value={answer} onValueChange={(next) => change(id, { answer: next })}
                segments={lineAnswer.values.map((value) => ({ value, label: word(lineAnswer, value) }))}
              />
              {answer === 'disputed' && (
                <NoteField
                  value={note} onChange={(next) => change(id, { note: next })} asked={asked}
                  label={say('answerWhy')} hint={say('answerWhyHint')}
                />
              )}
            </div>
          )
        }}
      />
      <p className="figures rounded-lg bg-sunken px-4 py-3 text-md">
        {say('answerSum', { won: format.won(agreedWon), price: format.won(priceAfter(adjustment, agreedWon)) })}
      </p>
      {asked && !isWhole && <p role="alert" className="text-sm text-closing-ink">{say('answerMissing')}</p>}
      <Refused failure={call.error} />
      <Button variant="primary" size="large" wide loading={call.isPending} onClick={submit}>
        {say(isWhole && !isAllAgreed ? 'answerSend' : 'answerAgree')}
      </Button>
    </div>
  )
}
