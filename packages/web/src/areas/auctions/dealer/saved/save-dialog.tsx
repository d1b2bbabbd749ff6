// Keeps the conditions in force under a name, with alerts or without.
import { limits } from '@bidyard/contract/limits'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Switch } from '../../../../ui/choice/switch.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { showToast } from '../../../../ui/overlay/toast.ts'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { useCriteriaWords } from '../search/criteria-words.ts'
import type { Criteria } from '../search/market-search.ts'
import { stepNameOf } from '../search/step-names.ts'
import { useSavedActs } from './use-saved.ts'

const shortest = 2

/** What the search is about, so that most need not think of a name. */
const useProposal = (criteria: Criteria): string => {
  const say = useText('market')
  const wordsOf = useCriteriaWords()
  const words = [criteria.text, ...wordsOf(criteria, stepNameOf).slice(0, 3).map((one) => one.words)]
  return words.filter((word) => word !== undefined).join(' ').slice(0, limits.name) || say('everything')
}

interface SaveDialogProps {
  readonly criteria: Criteria
  readonly onClose: () => void
}

export const SaveDialog = ({ criteria, onClose }: SaveDialogProps) => {
  const say = useText('market')
  const proposal = useProposal(criteria)
  const [name, setName] = useState(proposal)
  const [isAlerting, setAlerting] = useState(true)
  const [asked, setAsked] = useState(false)
  const { create } = useSavedActs()
  const isShort = name.trim().length < shortest
  const isTaken = create.error?.facts.status === 409
  const save = () => {
    setAsked(true)
    if (isShort) return
    create.mutate({ body: { name: name.trim(), criteria: { ...criteria }, isAlerting } }, {
      onSuccess: () => {
        showToast({ tone: 'done', title: say('savedDone') })
        onClose()
      },
    })
  }
  return (
    <Dialog
      open
      working={create.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={say('saveTitle')}
      description={say('saveText')}
      footer={<Button variant="primary" loading={create.isPending} onClick={save}>{say('keep')}</Button>}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label={say('saveName')}
          value={name}
          maxLength={limits.name}
          error={asked && isShort ? say('saveNameMissing') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Switch label={say('alerts')} note={say('alertsNote')} checked={isAlerting} onCheckedChange={setAlerting} />
        {isTaken
          ? <InlineNotice tone="closing" urgent title={say('saveTaken')}>{say('saveTakenText')}</InlineNotice>
          : <Refused failure={create.error} />}
      </form>
    </Dialog>
  )
}
