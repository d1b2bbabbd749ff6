// How the visit went: typed as a draft that keeps itself, handed in for good; a failure opens a case of fault.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { tradeResultOutcome } from '@bidyard/contract/enums/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import type { ResultDraft } from '@bidyard/contract/shapes/contracts/steps'
import { useState } from 'react'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { ActSheet } from '../parts/act-sheet.tsx'
import { DraftSign } from '../parts/draft-sign.tsx'
import { NoteField, noteOf } from '../parts/note-field.tsx'
import { useAct, usePutContract } from '../parts/use-act.ts'
import { useDraft } from '../parts/use-draft.ts'
import { FailChoice } from './fail-choice.tsx'

const empty: ResultDraft = { outcome: null, failType: null, note: '' }

const isResultDraft = (value: unknown): value is ResultDraft =>
  typeof value === 'object' && value !== null && 'outcome' in value && 'failType' in value
  && 'note' in value && typeof value.note === 'string'

interface ResultProps {
  readonly contract: Contract
  /** A price cut that is still open: the car cannot be bought before it is settled. */
  readonly isAdjusting: boolean
  readonly onClose: () => void
}

const useResult = ({ id, result }: Contract) => {
  const put = usePutContract()
  const save = useCall(contractsCalls.submitResultDraft, { onSuccess: put })
  const known = result?.draft ?? null
  return useDraft<ResultDraft>({
    key: `${id}.result`, empty, isDraft: isResultDraft,
    known: known === null ? null : {
      draft: { outcome: known.outcome, failType: known.failType, note: known.note }, version: known.version,
    },
    save: async (draft, seenDraftVersion) => {
      const body = { ...draft, note: draft.note.trim(), seenDraftVersion }
      return (await save.mutateAsync({ params: { id }, body })).result?.draft?.version ?? 0
    },
  })
}

const bodyOf = ({ outcome, failType, note }: ResultDraft) => {
  const { given, isWrong } = noteOf(note, outcome === 'fail' && failType === 'etc')
  if (isWrong) return null
  if (outcome === 'success') return { outcome, note: given } as const
  return outcome === 'fail' && failType !== null ? { outcome, failType, note: given } as const : null
}

export const ResultSheet = ({ contract, isAdjusting, onClose }: ResultProps) => {
  const say = useText('contracts')
  const word = useWord()
  const format = useFormat()
  const [asked, setAsked] = useState(false)
  const { draft, state, change, overwrite, takeOther, handIn, isHandedIn, forget } = useResult(contract)
  const { outcome, failType, note } = draft
  const call = useAct(contractsCalls.submitResult, {
    done: say(outcome === 'fail' ? 'resultFailDone' : 'resultDone'),
    onDone: () => {
      forget()
      onClose()
    },
  })
  const submit = () => {
    setAsked(true)
    const body = bodyOf(draft)
    if (body === null) return
    void handIn(() => call.mutateAsync({ params: { id: contract.id }, body }))
  }
  const price = format.price(contract.priceWon ?? contract.amountWon)
  return (
    <ActSheet
      title={say('result')} happens={say('resultText')} working={isHandedIn} failure={call.error}
      verb={say(outcome === 'fail' ? 'resultFailVerb' : 'resultVerb')} destructive={outcome === 'fail'}
      disabled={isAdjusting && outcome !== 'fail'} onClose={onClose} onConfirm={submit}
    >
      {isAdjusting && (
        <InlineNotice tone="waiting" title={say('resultAdjusting')}>{say('resultAdjustingText')}</InlineNotice>
      )}
      <RadioGroup
        cards label={say('resultOutcome')} value={outcome}
        options={tradeResultOutcome.values.map((value) => ({
          value, label: word(tradeResultOutcome, value), note: say(`resultNote.${value}`, { won: price }),
        }))}
        error={asked && outcome === null ? say('resultMissing') : undefined}
        onValueChange={(next) => change({ outcome: next })}
      />
      {outcome === 'fail' && (
        <FailChoice value={failType} asked={asked} onChange={(next) => change({ failType: next })} />
      )}
      <NoteField
        value={note} onChange={(next) => change({ note: next })} asked={asked}
        wanted={outcome === 'fail' && failType === 'etc'}
      />
      <DraftSign state={state} onOverwrite={overwrite} onTakeOther={takeOther} />
    </ActSheet>
  )
}
