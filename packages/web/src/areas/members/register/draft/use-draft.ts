// The draft of this tab: every change is kept at once, so that a reload finds all of it again.
import { useState } from 'react'
import { type Draft, emptyDraft, storedDraft, storeDraft, type TypedField } from './draft.ts'

export type ChangeDraft = (change: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void

export interface DraftHeld {
  readonly draft: Draft
  readonly change: ChangeDraft
  readonly type: (field: TypedField, text: string) => void
  readonly clear: (rest?: Partial<Draft>) => void
}

export const useDraft = (): DraftHeld => {
  const [draft, setDraft] = useState(storedDraft)
  const put = (next: (draft: Draft) => Draft) =>
    setDraft((held) => {
      const changed = next(held)
      storeDraft(changed)
      return changed
    })
  const change: ChangeDraft = (wish) =>
    put((held) => ({ ...held, ...(typeof wish === 'function' ? wish(held) : wish) }))
  return {
    draft,
    change,
    type: (field, text) => change(({ typed }) => ({ typed: { ...typed, [field]: text } })),
    clear: (rest = {}) => put(() => ({ ...emptyDraft, ...rest })),
  }
}
