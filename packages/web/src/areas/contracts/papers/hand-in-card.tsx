// The buyer's papers: a place for each that the kind needs, kept as a draft, handed in once all of them are there.
import { papersCallsOf } from '@bidyard/contract/calls/contracts/by-kind'
import { type ContractDocument, contractDocument, screeningRejectType } from '@bidyard/contract/enums/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import type { PapersDraft } from '@bidyard/contract/shapes/contracts/steps'
import { useState } from 'react'
import { useCall } from '../../../api/use-call.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../ui/state/refused.tsx'
import { DraftSign } from '../parts/draft-sign.tsx'
import { NoteField, noteOf } from '../parts/note-field.tsx'
import { useAct, usePutContract } from '../parts/use-act.ts'
import { useDraft } from '../parts/use-draft.ts'
import { PaperSlot } from './paper-slot.tsx'

type Screening = NonNullable<Contract['screening']>

interface HandInProps {
  readonly contract: Contract
  readonly screening: Screening
}

const isPapersDraft = (value: unknown): value is PapersDraft =>
  typeof value === 'object' && value !== null && 'documents' in value && Array.isArray(value.documents)
  && 'note' in value && typeof value.note === 'string'

/** What came back is mended, not begun anew. */
const usePapers = ({ id, kind }: Contract, { draft, submissions: [last] }: Screening) => {
  const put = usePutContract()
  const save = useCall(papersCallsOf[kind].draft, { onSuccess: put })
  return useDraft<PapersDraft>({
    key: `${id}.papers`, isDraft: isPapersDraft, empty: { documents: last?.documents ?? [], note: '' },
    known: draft === null ? null : {
      draft: { documents: draft.documents, note: draft.note }, version: draft.version,
    },
    save: async ({ documents, note }, seenDraftVersion) => {
      const body = { documents: [...documents], note: note.trim(), seenDraftVersion }
      return (await save.mutateAsync({ params: { id }, body })).screening?.draft?.version ?? 0
    },
  })
}

export const HandIn = ({ contract, screening }: HandInProps) => {
  const say = useText('contracts')
  const word = useWord()
  const { draft, state, change, overwrite, takeOther, handIn, isHandedIn, forget } = usePapers(contract, screening)
  const [asked, setAsked] = useState(false)
  const call = useAct(papersCallsOf[contract.kind].submit, {
    done: say('papersDone'), text: say('papersDoneText'), onDone: forget,
  })
  const { documents, note } = draft
  const [last] = screening.submissions
  const fileOf = (document: ContractDocument): string | null =>
    documents.find((paper) => paper.document === document)?.fileId ?? null
  const put = (document: ContractDocument, fileId: string | null) => change({
    documents: [
      ...documents.filter((paper) => paper.document !== document), ...(fileId === null ? [] : [{ document, fileId }]),
    ],
  })
  const missing = screening.required.filter((document) => fileOf(document) === null)
  const { given, isWrong } = noteOf(note)
  const submit = () => {
    setAsked(true)
    if (missing.length > 0 || isWrong) return
    const body = { documents: [...documents], note: given }
    void handIn(() => call.mutateAsync({ params: { id: contract.id }, body }))
  }
  return (
    <div className="flex flex-col gap-5">
      {screening.state === 'rejected' && last?.verdict === 'rejected' && (
        <InlineNotice tone="closing" title={say('papersBack', { why: word(screeningRejectType, last.rejectType) })}>
          {last.reviewNote !== null && <p lang="ko">{last.reviewNote}</p>}
          <p className="text-sm">{say('papersBackText', {
            count: screening.rejectionCount, max: screening.rejectionsBeforeEscalation,
          })}</p>
        </InlineNotice>
      )}
      {screening.required.map((document) => (
        <PaperSlot
          key={document} document={document} fileId={fileOf(document)} onChange={(fileId) => put(document, fileId)}
          error={asked && missing.includes(document)
            ? say('paperMissing', { name: word(contractDocument, document) }) : undefined}
        />
      ))}
      <NoteField value={note} onChange={(next) => change({ note: next })} asked={asked} />
      <DraftSign state={state} onOverwrite={overwrite} onTakeOther={takeOther} />
      <Refused failure={call.error} />
      <Button variant="primary" size="large" wide icon="upload" loading={isHandedIn} onClick={submit}>
        {say('papersSubmit')}
      </Button>
    </div>
  )
}
